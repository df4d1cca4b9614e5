import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { userName } from '../../identity/index.js';

export const approvedTimesheets = z.object({
  approved: z.int().describe('How many timesheets were approved.'),
  skipped: z.int().describe('Pending timesheets that were not approved and need a review.'),
  skippedOwn: z.int().describe('Those of them that are the caller’s own.'),
  skippedToConfirm: z.int().describe('The others that last more than 24 hours or have long paid breaks.'),
  remaining: z.int().describe('Timesheets left for the next call. One call approves at most 10,000.'),
});

export type ApprovedTimesheets = z.infer<typeof approvedTimesheets>;

objectFromZod('ApprovedTimesheets', approvedTimesheets, 'What an approval of many timesheets did.');

const leftCode = enumOf('TimesheetLeftCode', 'Why a timesheet or week was left. Values may be added.', {
  ALREADY_APPROVED: 'Someone has approved it before.',
  CHANGED: 'It has changed since the caller saw it.',
  CLOSED_PERIOD: 'It belongs to a closed pay period.',
  HAS_EXCEPTION: 'It has an exception. Approve it with `confirmExceptions`.',
  NEEDS_CONFIRMATION: 'It lasts more than 24 hours or has long paid breaks. Approve it with `timesheetApprove`.',
  NOTHING_PENDING: 'The week has no pending timesheet.',
  NOT_FOUND: 'It does not exist, or no longer.',
  OPEN: 'It is in progress.',
  OVER_7_DAYS: 'It lasts more than 7 days. Correct its times first.',
  OWN_HOURS: 'Nobody approves their own hours, except the only active owner.',
  REJECTED: 'A manager rejected it. Approve it with `confirmExceptions`.',
});

const leftTimesheet = z.object({
  timesheetId: z.uuid().nullable().describe('The timesheet. Null for a whole week.'),
  user: userName.nullable().describe('The person who worked. Null if it is not known.'),
  day: z.iso
    .date()
    .nullable()
    .describe('The day on which the timesheet started, or the first day of the week. Null if it is not known.'),
  code: leftCode.describe('Why the timesheet stayed as it is.'),
  message: z.string().describe('A sentence for the approver.'),
});
export type LeftTimesheet = Readonly<z.infer<typeof leftTimesheet>>;
objectFromZod('LeftTimesheet', leftTimesheet, 'A timesheet or week that was left as it is, and why.');

export const approvedSelection = z.object({
  approved: z.int().describe('How many timesheets were approved.'),
  approvedWithExceptions: z.int().describe('How many of them had exceptions or a rejection.'),
  left: z
    .array(leftTimesheet)
    .readonly()
    .describe('Everything that was selected and not approved, by person and day. Nothing is left out silently.'),
});
export type ApprovedSelection = Readonly<z.infer<typeof approvedSelection>>;
objectFromZod('ApprovedSelection', approvedSelection, 'What became of the selected timesheets.');

export const rejectedSelection = z.object({
  rejected: z.int().describe('How many timesheets were rejected.'),
  left: z
    .array(leftTimesheet)
    .readonly()
    .describe('Everything that was selected and not rejected, by person and day. Nothing is left out silently.'),
});
export type RejectedSelection = Readonly<z.infer<typeof rejectedSelection>>;
objectFromZod(
  'RejectedSelection',
  rejectedSelection,
  'What became of the timesheets that were selected to be rejected.',
);
