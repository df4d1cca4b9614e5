import { z } from 'zod';
import { type PayRule, payExceptionCodes, payRules } from '../../../pay-engine/index.js';
import { enumField } from '../../../platform/graphql/schema/enum-field.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod, enumOfTexts } from '../../../platform/graphql/schema/types-from-zod.js';
import { payKind } from '../../earning-codes/index.js';
import { payPeriodDays } from '../../pay-periods/index.js';

export const payExceptionCode = enumFromZod(
  'PayExceptionCode',
  z.enum(payExceptionCodes),
  'What to check before paying.',
  {
    ADDED_BY_MANAGER: 'A manager added the timesheet.',
    LONG_PAID_BREAK: 'Over 20 minutes in a paid break, or over an hour in all of them.',
    MISSED_MEAL_BREAK: 'A meal break that the law requires was not taken.',
    MISSING_LOCATION: 'The clock-in has no location, although the organization requires one.',
    NOT_APPROVED: 'The timesheet is not approved.',
    OPEN_TIMESHEET: 'The timesheet is in progress.',
    OVER_16_HOURS: 'The timesheet lasts more than 16 hours.',
    SELF_APPROVED: 'The person approved their own hours.',
    SELF_REPORTED: 'The person entered the clock-out or the timesheet afterward.',
  },
);

export const payrollPerson = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().meta({ description: 'Null after the person was permanently deleted.' }),
  employeeNumber: z.string().nullable().optional().meta({
    description: 'The person’s number at the payroll provider, if there is one.',
  }),
});
export type PayrollPerson = Readonly<z.infer<typeof payrollPerson>>;
objectFromZod('PayrollPerson', payrollPerson, 'The paid person, with their name at that time.');

export const payrollJob = z.object({ id: z.uuid(), name: z.string().meta({ description: 'The name of the job.' }) });
export type PayrollJob = Readonly<z.infer<typeof payrollJob>>;
objectFromZod('PayrollJob', payrollJob, 'A job on payroll.');

const payrollPolicy = z.object({ id: z.uuid(), name: z.string().meta({ description: 'The name of the policy.' }) });
objectFromZod('PayrollPolicy', payrollPolicy, 'The policy of paid time off.');

const jobMinutes = z.object({
  job: payrollJob.nullable().meta({ description: 'The job. Null for work without one.' }),
  minutes: z.int().meta({ description: 'The minutes on the job.' }),
});
objectFromZod('PayrollJobMinutes', jobMinutes, 'Credited minutes on one job, or without a job.');

const ruleMeanings = Object.fromEntries(
  Object.entries(payRules).map(([rule, { words, source }]) => [rule, source ? `${words} (${source}).` : `${words}.`]),
) as Record<PayRule, string>;
const payRule = enumOfTexts('PayRule', 'A rule that determines how minutes are paid.', ruleMeanings);

export const payLine = z.object({
  date: z.iso.date().meta({ description: 'The day on which the minutes count.' }),
  timesheetId: z.uuid().nullable().meta({ description: 'Null for paid time off.' }),
  kind: payKind.meta({ description: 'The kind of pay.' }),
  minutes: z.int().meta({ description: 'Whole minutes. Negative in a downward correction.' }),
  rule: z.string().meta({ description: 'A stable name: FLSA_WEEKLY_OVERTIME.' }),
  explanation: z.string().meta({ description: 'An explanation of the rule, with its legal source.' }),
  job: payrollJob.nullable().optional().meta({ description: 'The job of the timesheet, if it has one.' }),
  policy: payrollPolicy.nullable().optional().meta({ description: 'The policy of paid time off.' }),
  requestId: z.uuid().nullable().optional().meta({ description: 'The request of paid time off.' }),
  earningCode: z.string().optional().meta({ description: 'The name of such lines at the payroll provider: REG.' }),
  hours: z.number().optional().meta({
    description: 'Hours with two decimals. Lines add up to the entry’s `hours`.',
  }),
  adjusts: payPeriodDays
    .nullable()
    .optional()
    .meta({
      description:
        'The closed pay period that the line corrects. Its minutes are a difference and can be negative. Null for pay of ' +
        'the entry’s own dates.',
    }),
});
const PayLineType = objectFromZod(
  'PayLine',
  payLine,
  'Minutes of one kind on one date, with the rule that produced them.',
  ['rule'],
);
enumField(PayLineType, 'payRule', {
  of: 'rule',
  type: payRule,
  description: 'The rule of the minutes. Null for a rule of another version.',
});
export type PayrollLine = Readonly<z.infer<typeof payLine>>;

const payHours = z.object({
  regular: z.number().meta({ description: 'Decimal hours of regular time.' }),
  overtime: z.number().meta({ description: 'Decimal hours of overtime.' }),
  doubleTime: z.number().meta({ description: 'Decimal hours of double time.' }),
  pto: z.number().meta({ description: 'Decimal hours of paid time off.' }),
  total: z.number().meta({ description: 'Decimal hours of all kinds.' }),
});
objectFromZod('PayHours', payHours, 'Hours with at most two decimals. The kinds add up to the total.');

const workweekJob = z.object({
  job: payrollJob.nullable().meta({ description: 'The job. Null for work without one.' }),
  regularMinutes: z.int().meta({ description: 'Minutes paid at the regular rate.' }),
  overtimeMinutes: z.int().meta({ description: 'Minutes paid at one and a half times the rate.' }),
  doubleTimeMinutes: z.int().meta({ description: 'Minutes paid at double the rate.' }),
});
objectFromZod('PayrollWorkweekJob', workweekJob, 'Credited minutes of a workweek on one job, or without a job.');

const payrollWorkweek = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date().meta({ description: 'The last day.' }),
  jobs: z.array(workweekJob).readonly().meta({ description: 'The minutes by job.' }),
});
objectFromZod(
  'PayrollWorkweek',
  payrollWorkweek,
  'All work of a workweek that the dates overlap, or that a correction in the lines changes, including its days outside of the dates: the hours by which a regular rate of several rates is weighed (29 CFR 778.115).',
);

const payException = z.object({
  code: payExceptionCode.meta({ description: 'The kind of exception.' }),
  date: z.iso.date().meta({ description: 'The day on which it occurred.' }),
  timesheetId: z.uuid().meta({ description: 'The id of its timesheet. Null if it concerns no single timesheet.' }),
  message: z.string().meta({ description: 'What to look at, in words.' }),
});
objectFromZod('PayException', payException, 'Something to check before paying. It does not change any minutes.');

export const payrollEntry = z.object({
  user: payrollPerson.meta({ description: 'The person who is paid.' }),
  regularMinutes: z.int().meta({ description: 'Minutes paid at the regular rate.' }),
  overtimeMinutes: z.int().meta({ description: 'Minutes paid at one and a half times the rate.' }),
  doubleTimeMinutes: z.int().meta({ description: 'Minutes paid at double the rate.' }),
  ptoMinutes: z.int().meta({ description: 'Minutes of paid time off.' }),
  unpaidBreakMinutes: z.int().meta({
    description: 'The minutes deducted for unpaid breaks. A short break that counts as work is not deducted.',
  }),
  jobs: z.array(jobMinutes).readonly().meta({ description: 'The minutes by job.' }),
  lines: z.array(payLine).readonly().meta({ description: 'The minutes by day and rule.' }),
  exceptions: z.array(payException).readonly().meta({ description: 'What to look at before the hours are paid.' }),
  hours: payHours.optional().meta({ description: 'The same times in hours.' }),
  workweeks: z.array(payrollWorkweek).readonly().optional().meta({ description: 'The minutes by workweek.' }),
});
/**
 * One person's pay for a period: the result of the pay engine with names, in whole minutes and decimal hours. The optional
 * fields are missing in pay that was settled before they existed.
 */
export type PayrollEntry = Readonly<z.infer<typeof payrollEntry>>;
export const PayrollEntryType = objectFromZod(
  'PayrollEntry',
  payrollEntry,
  'One person’s pay in whole minutes. Regular, overtime and double time add up to the credited time.',
);

/** The parts of an entry that a file or a report of sums needs. They cost less than half of the whole. */
export type PayrollSummary = Omit<PayrollEntry, 'lines' | 'workweeks'> & {
  readonly isPaid: boolean;
};

export type PayrollLines = Pick<PayrollEntry, 'user' | 'lines'>;

export function summarizeEntry(entry: PayrollEntry): PayrollSummary {
  const { lines, workweeks: _workweeks, ...sums } = entry;
  return { ...sums, isPaid: lines.length > 0 };
}

/** The credited time of an entry. Its jobs add up to the same sum. */
export function sumWorkedMinutes(entry: PayrollSummary | PayrollEntry): number {
  return entry.regularMinutes + entry.overtimeMinutes + entry.doubleTimeMinutes;
}
