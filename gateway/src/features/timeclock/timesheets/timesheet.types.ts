import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { longText } from '../../../platform/inputs/text.js';
import { teamName, userView } from '../../identity/index.js';
import { jobView } from '../../jobs/index.js';
import { payPeriodDays } from '../../pay-periods/index.js';
import { image } from '../../photos/index.js';
import { punchPlace } from '../../places/index.js';

export const breakType = enumOf(
  'BreakType',
  'An unpaid break is subtracted from the hours worked.',
  { UNPAID: 'It is subtracted from the hours worked.', PAID: 'It counts as hours worked.' },
  'Break type must be UNPAID or PAID',
);
export type BreakType = z.infer<typeof breakType>;

export const timesheetStatus = enumOf(
  'TimesheetStatus',
  'OPEN while in progress, then PENDING until a manager has approved it.',
  { OPEN: 'It is in progress.', PENDING: 'It is closed and waits for approval.', APPROVED: 'A manager approved it.' },
  'Status must be OPEN, PENDING or APPROVED',
);
export type TimesheetStatus = z.infer<typeof timesheetStatus>;

/** All are stored, except SELF_APPROVED, which follows from the approver. */
const flag = enumOf('TimesheetFlag', 'What a reviewer should look at.', {
  MISSING_LOCATION: 'The clock-in has no location, although the organization requires one.',
  IMPOSSIBLE_LOCATION: 'The coordinates that the device reported at a punch do not exist.',
  OUTSIDE_PLACE: 'A punch was made outside of every place.',
  ADDED_BY_MANAGER: 'A manager added it.',
  LONG_PAID_BREAK: 'Over 20 minutes in a paid break, or over an hour in all of them.',
  SELF_APPROVED: 'The person approved their own hours.',
  SELF_REPORTED: 'The person entered the clock-out or the timesheet afterward.',
  CLOCK_ADJUSTED: 'A clock was wrong at a punch, which counts at another instant than the clock observed.',
});
export type TimesheetFlag = z.infer<typeof flag>;

/** Some appear on timesheets only, some in payroll only. */
export const exceptionCode = enumOf(
  'TimesheetExceptionCode',
  'What to check. Only payroll reports MISSED_MEAL_BREAK.',
  {
    OPEN_OVER_16_HOURS: 'The timesheet has been in progress for more than 16 hours.',
    OVER_16_HOURS: 'The timesheet lasts more than 16 hours.',
    OVER_24_HOURS: 'The timesheet lasts more than 24 hours.',
    MISSING_LOCATION: 'The clock-in has no location, although the organization requires one.',
    IMPOSSIBLE_LOCATION: 'The coordinates that the device reported at a punch do not exist.',
    OUTSIDE_PLACE: 'A punch was made outside of every place.',
    ADDED_BY_MANAGER: 'A manager added the timesheet.',
    LONG_PAID_BREAK: 'Over 20 minutes in a paid break, or over an hour in all of them.',
    SELF_APPROVED: 'The person approved their own hours.',
    SELF_REPORTED: 'The person entered the clock-out or the timesheet afterward.',
    CLOCK_ADJUSTED: 'A clock was wrong at a punch, which counts at another instant than the clock observed.',
    OPEN_TIMESHEET: 'The timesheet is in progress.',
    NOT_APPROVED: 'The timesheet is not approved.',
    MISSED_MEAL_BREAK: 'A meal break required by law was not taken. Only in payroll.',
  },
  'Exception must be one that a timesheet can have',
);
export type TimesheetExceptionCode = z.infer<typeof exceptionCode>;

const confirmationCode = enumOf(
  'TimesheetConfirmationCode',
  'What a manager has to confirm before approving a timesheet: OVER_24_HOURS with `confirmLongTimesheet`, LONG_PAID_BREAK with `confirmLongPaidBreaks`.',
  {
    OVER_24_HOURS: 'Over 24 hours. Confirm it with `confirmLongTimesheet`.',
    LONG_PAID_BREAK:
      'A paid break lasts more than 20 minutes, or all of them together more than an hour. Confirm it with `confirmLongPaidBreaks`.',
  },
);
export type TimesheetConfirmationCode = z.infer<typeof confirmationCode>;

/**
 * The text that people write on a timesheet. `title` is the label in the history. A new field is added here, to the entity
 * and by a migration: both APIs, the audit log and the history take it from here.
 */
export const timesheetText = z.object({
  notes: longText('Notes').meta({
    title: 'Notes',
    description: 'Notes about the work, at most 20,000 characters, stored as sent.',
  }),
});

export type TimesheetText = z.infer<typeof timesheetText>;

export const timesheetTextFields = Object.keys(timesheetText.shape) as (keyof TimesheetText)[];

export function pickText(source: TimesheetText): TimesheetText {
  const text: Partial<TimesheetText> = {};
  for (const field of timesheetTextFields) text[field] = source[field];
  return text as TimesheetText;
}

export function labelOfText(field: string): string | null {
  const schema = Object.entries(timesheetText.shape).find(([name]) => name === field)?.[1];
  return schema?.meta()?.title ?? null;
}

const location = z.object({
  lat: z.number().describe('The latitude in degrees, positive in the north.'),
  lng: z.number().describe('The longitude in degrees, positive in the east.'),
});
objectFromZod('Location', location, 'Where a punch was made, in degrees, exactly as the device reported it.');

const timesheetException = z.object({
  code: exceptionCode.describe('The kind of exception.'),
  message: z.string().describe('A sentence for the reviewer.'),
});
objectFromZod('TimesheetException', timesheetException, 'Something about a timesheet that a reviewer should check.');

const timesheetConfirmation = z.object({
  code: confirmationCode.describe('What must be confirmed.'),
  message: z.string().describe('A sentence for the reviewer.'),
});
objectFromZod('TimesheetConfirmation', timesheetConfirmation, 'What a manager has to confirm before the approval.');

const timesheetBreak = z.object({
  id: z.uuid(),
  type: breakType.describe('Whether the break is paid.'),
  startAt: z.date().describe('When it began.'),
  endAt: z.date().nullable().describe('When it ended. Null until then.'),
});
objectFromZod('Break', timesheetBreak, 'A break within a timesheet. Without an end it is still in progress.');

const mealAnswer = enumOf(
  'MealAnswer',
  'What a person answers about their meal breaks.',
  {
    PROVIDED: 'They were provided with their meal breaks.',
    CHOSE_NOT: 'They chose to skip a meal break or to take it late.',
    NOT_PROVIDED: 'They were not provided with a meal break.',
  },
  'Meals must be PROVIDED, CHOSE_NOT or NOT_PROVIDED',
);
const restAnswer = enumOf(
  'RestAnswer',
  'What a person answers about their rest breaks.',
  {
    PROVIDED: 'They were provided with their rest breaks.',
    NOT_PROVIDED: 'They were not provided with a rest break.',
  },
  'Rests must be PROVIDED or NOT_PROVIDED',
);
export const breakAnswer = {
  meals: mealAnswer.describe('The answer about meal breaks.'),
  rests: restAnswer.describe('The answer about rest breaks.'),
};

const givenBreakAnswer = z.object({ ...breakAnswer, answeredAt: z.date().describe('When the person answered.') });
objectFromZod('BreakAnswer', givenBreakAnswer, 'What a person answered about the breaks of a timesheet.');

const forgotten = z.object({
  since: z.date().describe('The clock-in.'),
  suggestedClockOutAt: z.date().nullable().describe('The end of the shift. Null without one, or after a later punch.'),
});
objectFromZod('ForgottenClockOut', forgotten, 'A clock-out that is probably missing. See `closeForgotten`.');
const rejection = z.object({
  at: z.date().describe('When it was rejected.'),
  by: userView.describe('The manager who rejected it.'),
  reason: z.string().describe('What is wrong, in the manager’s words.'),
});
objectFromZod(
  'TimesheetRejection',
  rejection,
  'A manager’s objection to a pending timesheet. It ends when the times change or someone approves them.',
);

export const timesheetView = z.object({
  id: z.uuid(),
  user: userView.describe('The person who worked.'),
  job: jobView.nullable().describe('The job on which the hours are booked. Null without one.'),
  team: teamName.nullable().describe('The team whose hours it has. Null without one.'),
  clockInAt: z.date().describe('When the work began.'),
  clockOutAt: z.date().nullable().describe('When the work ended. Null if the timesheet is in progress.'),
  durationMinutes: z
    .int()
    .nullable()
    .describe('Clocked whole minutes less unpaid breaks, unrounded. Null until the clock-out.'),
  ...timesheetText.shape,
  imageUrls: z.array(z.string()).readonly().describe('The addresses of its photos.'),
  images: z.array(image).readonly().describe('Its photos.'),
  breaks: z.array(timesheetBreak).readonly().describe('Its breaks, in the order of their starts.'),
  flags: z.array(flag).readonly().describe('What happened while the times were recorded.'),
  exceptions: z
    .array(timesheetException)
    .describe('What a reviewer should check before the hours are paid.')
    .readonly(),
  confirmations: z
    .array(timesheetConfirmation)
    .readonly()
    .describe('What the approver has to confirm. Empty unless PENDING.'),
  status: timesheetStatus.describe('Whether it is in progress, waiting for approval, or approved.'),
  approvedAt: z.date().nullable().describe('When it was approved. Null until then.'),
  approvedBy: userView.nullable().describe('Who approved it. Null until then.'),
  rejection: rejection.nullable().describe('Why a manager rejected these hours. Null after a change or approval.'),
  locked: z.boolean().describe('Whether it overlaps a closed pay period and cannot be changed.'),
  lockedBy: payPeriodDays.nullable().describe('The closed pay period that locks it, the earlier of two, or null.'),
  canReview: z.boolean().describe('Whether the viewer may edit and delete it now.'),
  canApprove: z
    .boolean()
    .describe('Whether the viewer may approve it now; not their own hours, except as the only active owner.'),
  canReject: z.boolean().describe('Whether the viewer may reject it now.'),
  approvalObstacle: z.string().nullable().describe('A sentence that says why a reviewer can’t approve it, or null.'),
  version: z.string().describe('Changes whenever the times or breaks change. See setTimesheetTimes.'),
  location: location.nullable().describe('Where the clock-in was made, as the device reported it.'),
  clockInPlace: punchPlace
    .nullable()
    .describe('The clock-in next to the nearest place. Null if it was compared with none.'),
  clockOutPlace: punchPlace
    .nullable()
    .describe('The clock-out next to the nearest place. Null if it was compared with none.'),
  forgotten: forgotten
    .nullable()
    .describe(
      'What to ask a person who has probably forgotten to clock out: the timesheet has been in progress for more than 12 hours or since an earlier workday, and the person’s shift is over. Otherwise null.',
    ),
  asksForBreaks: z
    .boolean()
    .describe(
      'Whether the clock asks the person about their breaks at the clock-out: under California’s law, while break premiums are on.',
    ),
  asksForLocation: z
    .boolean()
    .describe('Whether the clock sends a location with the clock-out: while punches are compared with places.'),
  breakAnswer: givenBreakAnswer.nullable().describe('The person’s latest answer about the breaks. Null without one.'),
});

export type TimesheetView = z.infer<typeof timesheetView>;

export const TimesheetType = nodeFromZod('Timesheet', timesheetView, 'One person’s work from clock-in to clock-out.');
