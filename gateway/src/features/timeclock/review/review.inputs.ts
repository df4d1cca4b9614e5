import { GraphQLISODateTime, ID } from 'type-graphql';
import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { instant } from '../../../platform/inputs/date.js';
import { optionalText, required } from '../../../platform/inputs/text.js';
import { jobChoice } from '../../jobs/index.js';
import { teamChoice } from '../../teams/index.js';
import { daysMustBeInOrder, personAndDays } from '../timesheets/timesheet.inputs.js';
import { breakType, timesheetText } from '../timesheets/timesheet.types.js';
import { findInvalidInput } from './times.rules.js';

const unreadable = (label: string) => `${label} must be a date and time such as 2026-03-08T09:00:00-07:00`;

const instantOf = (label: string) => instant({ missing: `${label} is required`, unreadable: unreadable(label) });

/** Null, absent, or the empty string that a cleared form field sends. */
export const optionalInstant = (label: string) =>
  graphqlTypeOf(z.union([z.literal(''), instantOf(label)], { error: unreadable(label) }), () => GraphQLISODateTime)
    .nullish()
    .transform((at) => at || null);

const breakInput = z.object(
  {
    type: breakType.describe('Whether the break is paid.'),
    startAt: instantOf('Break start').describe('When the break starts, within the timesheet.'),
    endAt: optionalInstant('Break end').describe(
      'When the break ends. Null only for a break that is still open, in a timesheet without a clock-out.',
    ),
  },
  { error: 'A break must have a type, a start and an end' },
);

export const breaksInput = z
  .array(breakInput, { error: 'Breaks must be a list' })
  .describe('At most 100 breaks, within the timesheet. If present, they replace all.');

const clockInAt = instantOf('Clock-in').describe('When the work began.');
const clockOutAt = instantOf('Clock-out').describe('When the work ended, after the clock-in.');
const optionalClockOutAt = optionalInstant('Clock-out').describe(
  'When the work ended, after the clock-in. Null reopens the timesheet.',
);

export const expectedVersionInput = z
  .string({ error: 'Expected version must be a string' })
  .nullish()
  .describe('The `version` that the caller saw. CONFLICT if times or breaks changed.');

/** Stored with the change, for the person whose hours change. */
const reasonOfChange = optionalText('Reason', 500).describe(
  'Why, at most 500 characters, for the history of the timesheet.',
);

export const confirmation = (name: string) => z.boolean({ error: `${name} must be true or false` }).nullish();
export const confirmLongTimesheet = confirmation('confirmLongTimesheet').describe(
  'Must be true if the timesheet lasts more than 24 hours.',
);

/** The fields of a shape, which may then be null or absent. */
function nullish<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, field.nullish()]);
  return Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Name]>> };
}

const addTimesheetShape = z.object({
  userId: graphqlTypeOf(required('Employee').min(1, 'Employee is required').pipe(idInput), () => ID).describe(
    'The id of the person who worked.',
  ),
  clockInAt,
  clockOutAt,
  jobId: jobChoice.optional(),
  teamId: teamChoice
    .optional()
    .describe(
      'The id of the team whose hours they are, even if it has been retired since. Null means no team. By default, as for a clock-in: the team of the nearest shift, or else the one to which the person had belonged longest.',
    ),
  ...nullish(timesheetText.shape),
  breaks: breaksInput.nullish(),
  confirmLongTimesheet,
  reason: reasonOfChange,
});

const moveBreaks = z
  .boolean({ error: 'moveBreaks must be true or false' })
  .nullish()
  .describe(
    'Without `breaks`: true moves the existing breaks by as much as the clock-in, false keeps them where they are. By default they move if the clock-in and the clock-out move by the same amount, and otherwise stay. Fails with BAD_USER_INPUT if they do not fit the new times then.',
  );

/** Without `breaks`, see `moveBreaks`. */
const setTimesheetTimesShape = z.object({
  clockInAt,
  clockOutAt: optionalClockOutAt,
  breaks: breaksInput.nullish(),
  moveBreaks,
  jobId: jobChoice
    .optional()
    .describe(
      'The id of the job on which the hours were worked, even if it has been retired since. Null means no job. If absent, the job stays. An approved timesheet then has to be approved again.',
    ),
  teamId: teamChoice
    .optional()
    .describe(
      'The id of the team whose hours they are, even if it has been retired since. Null means no team. If absent, the team stays. An approval stays, because pay does not depend on teams.',
    ),
  expectedVersion: expectedVersionInput,
  confirmLongTimesheet,
  reason: reasonOfChange,
});

export const addTimesheetInput = timesMustBeConsistent(addTimesheetShape).describe('The forgotten timesheet.');

export const setTimesheetTimesInput = checkTogether(
  timesMustBeConsistent(
    setTimesheetTimesShape.extend({
      id: idInput.describe('The id of the timesheet to correct, outside of closed pay periods.'),
    }),
  ),
  ['breaks', 'moveBreaks'],
  ({ breaks, moveBreaks: isMoved }) =>
    breaks && isMoved ? { moveBreaks: 'Send either the new breaks or moveBreaks: true' } : undefined,
).describe('The timesheet and its times.');

export const reviewedTimesheetInput = z
  .object({
    id: idInput.describe('The id of the timesheet to delete, outside of closed pay periods.'),
    reason: reasonOfChange,
  })
  .describe('The timesheet to delete.');

const approveTimesheetShape = z.object({
  confirmLongTimesheet,
  confirmLongPaidBreaks: confirmation('confirmLongPaidBreaks').describe(
    'Confirms a paid break over 20 minutes, or over an hour in all.',
  ),
  expectedVersion: expectedVersionInput,
  rejected: z
    .boolean({ error: 'rejected must be true or false' })
    .nullish()
    .describe('Whether the caller saw that it was rejected. Otherwise CONFLICT.'),
});

export const approveTimesheetInput = approveTimesheetShape
  .extend({ id: idInput.describe('The id of the timesheet, which must be PENDING.') })
  .describe('The timesheet to approve, and what the approver confirms.');

export const reasonOfRejection = required('Reason')
  .pipe(optionalText('Reason', 500).unwrap().unwrap())
  .transform((text, { addIssue }) => {
    if (text === null) addIssue('Reason is required');
    return text ?? '';
  })
  .describe('What is wrong, 1 to 500 characters, for the person who worked.');

export const rejectTimesheetInput = z
  .object({
    id: idInput.describe('The id of the timesheet, which must be PENDING.'),
    reason: reasonOfRejection,
    expectedVersion: expectedVersionInput,
  })
  .describe('The timesheet to reject, and why.');

const approveTimesheetsShape = z.object({
  ...personAndDays,
  userId: graphqlTypeOf(personAndDays.userId.unwrap().unwrap(), () => ID)
    .nullish()
    .describe('The id of the person. By default everyone.'),
});

export const approveTimesheetsInput = daysMustBeInOrder(approveTimesheetsShape).describe(
  'The person and the days whose timesheets are approved.',
);

inputFromZod('BreakInput', breakInput, 'A break of a timesheet.');

type Times = Parameters<typeof findInvalidInput>[0];
type WithOptionalBreaks = Omit<Times, 'breaks'> & { readonly breaks?: Times['breaks'] | null | undefined };

function timesMustBeConsistent<Schema extends z.ZodType<WithOptionalBreaks>>(schema: Schema): Schema {
  return checkTogether(schema, ['clockInAt', 'clockOutAt', 'breaks'], ({ breaks, ...times }) =>
    findInvalidInput({ ...times, breaks: breaks ?? [] }),
  );
}
