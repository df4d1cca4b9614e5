import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { lateCorrections } from '../../organization/index.js';
import { closingBlockerCode, payPeriodDays, payPeriodStatus } from '../../pay-periods/index.js';
import { minutesByRate, payExceptionCode, payHours } from '../run/payroll-entry.types.js';
import { payrollFileCheck, checkedPerson as person } from './payroll-file-check.types.js';

/** Longer lists are cut off. The counts are always complete. */
export const maxItems = 200;

const blocker = z.object({
  code: closingBlockerCode.describe('Why the period cannot be closed.'),
  message: z.string().describe('The error message of an attempt to close the period now.'),
});
objectFromZod('ClosingBlocker', blocker, 'Something that keeps the pay period from being closed.');

const notice = z.object({
  code: enumOf('ClosingNoticeCode', 'What may be missing in everyone’s pay.', {
    OVERTIME_RULE: 'The time zone lies in a place whose law adds overtime that nobody is paid by.',
    BREAK_PREMIUMS_OFF: 'Meal breaks were missed in California, and break premiums are off.',
  }).describe('What the notice is about.'),
  message: z.string().describe('What to look at, in words.'),
});
export type ClosingNotice = Readonly<z.infer<typeof notice>>;
objectFromZod('ClosingNotice', notice, 'Something to check before closing that does not block it.');

const exceptionItem = z.object({
  user: person.describe('The person whom it concerns.'),
  date: z.iso.date().describe('The day on which it occurred.'),
  timesheetId: z.uuid().nullable().describe('The id of its timesheet. Null if it concerns no single timesheet.'),
  message: z.string().describe('What to look at, in words.'),
});
objectFromZod('ClosingExceptionItem', exceptionItem, 'One exception of a pay period.');

const exceptionGroup = z.object({
  code: payExceptionCode.describe('The kind of exception.'),
  count: z.int().describe('How many there are.'),
  blocksClosing: z.boolean().describe('Whether the period can’t be closed before these are corrected.'),
  items: z.array(exceptionItem).describe(`The first ${maxItems}, by last name and date.`).readonly(),
});
export type ExceptionGroup = Readonly<z.infer<typeof exceptionGroup>>;
objectFromZod('ClosingExceptionGroup', exceptionGroup, 'The exceptions of one kind in a pay period.');

const undecidedTimeOff = z.object({
  id: z.uuid(),
  user: person.describe('The person who requested the time off.'),
  policyName: z.string().describe('The name of the policy.'),
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day off.'),
  hours: z.int().describe('The hours off.'),
});
objectFromZod('UndecidedTimeOff', undecidedTimeOff, 'A request for time off that nobody has decided yet.');

const closerApproval = z.object({
  user: person.describe('The account that approved the timesheets.'),
  timesheetCount: z.int().describe('How many timesheets of the period it approved.'),
  message: z.string().describe('The same in words.'),
});
export type CloserApproval = Readonly<z.infer<typeof closerApproval>>;
objectFromZod(
  'CloserApproval',
  closerApproval,
  'Hours that the person who closes the period approved, or an account did that this person made, invited or reset.',
);

const totals = z.object({
  people: z.int().describe('People with paid minutes.'),
  ...minutesByRate,
  mealPremiumMinutes: z.int().describe('Minutes of premium for missed meal breaks.'),
  restPremiumMinutes: z.int().describe('Minutes of premium for missed rest breaks.'),
  ptoMinutes: z.int().describe('Minutes of paid time off.'),
  qualifiedOvertimeMinutes: z
    .int()
    .nullable()
    .describe(
      'Overtime that the FLSA itself requires, of the workweeks that end in the period. Null under other laws.',
    ),
  hours: payHours.describe('The same times in hours.'),
});
export type PayTotals = Readonly<z.infer<typeof totals>>;
objectFromZod('PayTotals', totals, 'Everyone’s pay in whole minutes and decimal hours.');

export const closingCheckJson = payPeriodDays.extend({
  status: payPeriodStatus.describe('Whether the period is open, closed or exported.'),
  canClose: z.boolean().describe('Whether the viewer may close the period now.'),
  canReopen: z.boolean().describe('Whether the viewer may reopen the period without consent.'),
  canRequestReopening: z.boolean().describe('Whether the viewer may request consent to reopen the period.'),
  timesheetCount: z.int().describe('The number of timesheets in the period.'),
  unapprovedCount: z.int().describe('Timesheets that are in progress or not approved.'),
  blockers: z.array(blocker).readonly().describe('What must be settled before the period can be closed.'),
  notices: z.array(notice).readonly().describe('What may be missing in this pay. Nothing here blocks closing.'),
  exceptionCount: z.int().describe('The number of exceptions of all kinds.'),
  exceptions: z.array(exceptionGroup).readonly().describe('The exceptions by kind.'),
  undecidedTimeOffCount: z.int().describe('The number of undecided requests for days of the period.'),
  undecidedTimeOff: z.array(undecidedTimeOff).describe(`The first ${maxItems}, by date.`).readonly(),
  approvalsByCloser: z
    .array(closerApproval)
    .readonly()
    .describe(
      'Hours that one person approves and pays: what the viewer, or who closed the period, has approved in it.',
    ),
  withoutEmployeeNumberCount: z
    .int()
    .describe('The number of people who are paid and have neither an employee number nor an id at a payroll provider.'),
  withoutEmployeeNumber: z
    .array(person)
    .describe(`The first ${maxItems} people with paid minutes who have neither.`)
    .readonly(),
  payrollFiles: z
    .array(payrollFileCheck)
    .readonly()
    .describe('The payroll files that can’t be written, with the people to correct first. They don’t block closing.'),
  totals: totals.describe('What closing the period settles.'),
  latestVersion: z.int().nullable().describe('The newest version of its pay. Null if the period was never closed.'),
  lateCorrections: lateCorrections
    .nullable()
    .describe('How later changes are paid. Null if the period was never closed.'),
});
export type ClosingCheck = Readonly<z.infer<typeof closingCheckJson>>;
export const ClosingCheckType = objectFromZod(
  'ClosingCheck',
  closingCheckJson,
  'What to review before a pay period is closed, and what closing it settles. For a closed period, what it settled.',
);
