import type { DateRange } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { type PayKind, type PayRule, payExceptionCodes, payKinds, payRules } from '../../../pay-engine/index.js';
import { enumField } from '../../../platform/graphql/schema/enum-field.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod, enumOfTexts } from '../../../platform/graphql/schema/types-from-zod.js';
import { type CodeLookup, payKind } from '../../earning-codes/index.js';
import type { PayTimelines } from '../../employment/index.js';
import { payrollIdsView } from '../../identity/index.js';
import { payPeriodDays } from '../../pay-periods/index.js';

export const payExceptionCode = enumFromZod(
  'PayExceptionCode',
  z.enum(payExceptionCodes),
  'What to check before paying.',
  {
    ADDED_BY_MANAGER: 'A manager added the timesheet.',
    LONG_PAID_BREAK: 'Over 20 minutes in a paid break, or over an hour in all of them.',
    MEAL_NOT_PROVIDED: 'The person answered that a meal break was not provided.',
    REST_NOT_PROVIDED: 'The person answered that a rest break was not provided.',
    MISSED_MEAL_BREAK: 'A meal break that the law requires was not taken.',
    MISSING_LOCATION: 'The clock-in has no location, although the organization requires one.',
    OUTSIDE_PLACE: 'A punch was made outside of every place.',
    NOT_APPROVED: 'The timesheet is not approved.',
    OPEN_TIMESHEET: 'The timesheet is in progress.',
    OVERTIME_PENDING: 'Closing a pay period that is open can change the overtime of a settled workweek.',
    OVER_16_HOURS: 'The timesheet lasts more than 16 hours.',
    SELF_APPROVED: 'The person approved their own hours, perhaps through an account that they made or reset.',
    SELF_REPORTED: 'The person entered the clock-out or the timesheet afterward.',
    CLOCK_ADJUSTED: 'A clock was wrong at a punch, which counts at another instant than the clock observed.',
    TIME_OFF_ON_WORKED_DAY: 'Hours worked and paid time off are more than a full day together.',
  },
);

export const payrollPerson = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().describe('Null after the person was permanently deleted.'),
  employeeNumber: z
    .string()
    .nullable()
    .optional()
    .describe('The person’s number at the payroll provider, if there is one.'),
  payrollIds: payrollIdsView.optional().describe('The person’s ids at payroll providers.'),
});
export type PayrollPerson = Readonly<z.infer<typeof payrollPerson>>;
objectFromZod('PayrollPerson', payrollPerson, 'The paid person, with their name at that time.');

export const payrollJob = z.object({ id: z.uuid(), name: z.string().describe('The name of the job.') });
export type PayrollJob = Readonly<z.infer<typeof payrollJob>>;
objectFromZod('PayrollJob', payrollJob, 'A job on payroll.');

const payrollPolicy = z.object({ id: z.uuid(), name: z.string().describe('The name of the policy.') });
objectFromZod('PayrollPolicy', payrollPolicy, 'The policy of paid time off.');

const jobMinutes = z.object({
  job: payrollJob.nullable().describe('The job. Null for work without one.'),
  minutes: z.int().describe('The minutes on the job.'),
  hours: z.number().describe('The same time in hours with two decimals.'),
});
objectFromZod('PayrollJobMinutes', jobMinutes, 'Credited minutes on one job, or without a job.');

const ruleMeanings = Object.fromEntries(
  Object.entries(payRules).map(([rule, { words, source }]) => [rule, source ? `${words} (${source}).` : `${words}.`]),
) as Record<PayRule, string>;
const payRule = enumOfTexts('PayRule', 'A rule that determines how minutes are paid.', ruleMeanings);

export const payLine = z.object({
  date: z.iso.date().describe('The day on which the minutes count.'),
  timesheetId: z.uuid().nullable().describe('Null for paid time off.'),
  kind: payKind.describe('The kind of pay.'),
  minutes: z.int().describe('Whole minutes. Negative in a downward correction.'),
  rule: z.string().describe('A stable name: FLSA_WEEKLY_OVERTIME.'),
  explanation: z.string().describe('An explanation of the rule, with its legal source.'),
  job: payrollJob.nullable().optional().describe('The job of the timesheet, if it has one.'),
  policy: payrollPolicy.nullable().optional().describe('The policy of paid time off.'),
  requestId: z.uuid().nullable().optional().describe('The request of paid time off.'),
  earningCode: z.string().optional().describe('The name of such lines at the payroll provider: REG.'),
  hours: z.number().describe('Hours with two decimals. Lines add up to the entry’s `hours`.'),
  adjusts: payPeriodDays
    .nullable()
    .optional()
    .describe(
      'The closed pay period that the line corrects. Its minutes are a difference and can be negative. Null for pay of ' +
        'the entry’s own dates.',
    ),
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

export const payHours = z.object({
  regular: z.number().describe('Decimal hours of regular time.'),
  overtime: z.number().describe('Decimal hours of overtime.'),
  doubleTime: z.number().describe('Decimal hours of double time.'),
  mealPremium: z.number().optional().describe('Decimal hours of premium for missed meal breaks.'),
  restPremium: z.number().optional().describe('Decimal hours of premium for missed rest breaks.'),
  pto: z.number().describe('Decimal hours of paid time off.'),
  total: z.number().describe('Decimal hours of all kinds.'),
});
objectFromZod('PayHours', payHours, 'Hours with at most two decimals. The kinds add up to the total.');

export const minutesByRate = {
  regularMinutes: z.int().describe('Minutes paid at the regular rate.'),
  overtimeMinutes: z.int().describe('Minutes paid at one and a half times the rate.'),
  doubleTimeMinutes: z.int().describe('Minutes paid at double the rate.'),
};

const workweekJob = z.object({
  job: payrollJob.nullable().describe('The job. Null for work without one.'),
  ...minutesByRate,
});
objectFromZod('PayrollWorkweekJob', workweekJob, 'Credited minutes of a workweek on one job, or without a job.');

export const notQualifying = z.object({
  rule: z.string().describe('The rule of the minutes: CALIFORNIA_DAILY_OVERTIME.'),
  minutes: z.int().describe('Whole minutes.'),
  explanation: z.string().describe('The law that alone requires them.'),
});
objectFromZod('NotQualifyingOvertime', notQualifying, 'Overtime or double time that the FLSA does not require.');

const qualifiedOvertime = z.object({
  minutes: z.int().describe('The minutes over 40 hours, at most the overtime and double time that the workweek pays.'),
  explanation: z.string().describe('The minutes with their law, in words.'),
  notQualifying: z
    .array(notQualifying)
    .readonly()
    .describe('The rest of the overtime and double time of the workweek, by rule.'),
});
objectFromZod(
  'QualifiedOvertime',
  qualifiedOvertime,
  'The overtime of a workweek that box 12 of Form W-2 reports with code TT. Its premium is half of the regular rate for these minutes.',
);

const payrollWorkweek = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day.'),
  jobs: z.array(workweekJob).readonly().describe('The minutes by job.'),
  qualifiedOvertime: qualifiedOvertime
    .nullable()
    .optional()
    .describe('Its overtime that the FLSA itself requires. Null unless a law of the United States pays the workweek.'),
});
objectFromZod(
  'PayrollWorkweek',
  payrollWorkweek,
  'All work of a workweek that the dates overlap, or that a correction in the lines changes, including its days outside of the dates: the hours by which a regular rate of several rates is weighed (29 CFR 778.115).',
);

const payException = z.object({
  code: payExceptionCode.describe('The kind of exception.'),
  date: z.iso.date().describe('The day on which it occurred.'),
  timesheetId: z.uuid().describe('The id of its timesheet. Null if it concerns no single timesheet.'),
  shiftTimesheetIds: z
    .array(z.uuid())
    .readonly()
    .optional()
    .describe('The timesheets of the shift that lacks a break, earliest first. Null for other exceptions.'),
  message: z.string().describe('What to look at, in words.'),
});
objectFromZod('PayException', payException, 'Something to check before paying. It does not change any minutes.');

export const payrollEntry = z.object({
  user: payrollPerson.describe('The person who is paid.'),
  ...minutesByRate,
  mealPremiumMinutes: z
    .int()
    .optional()
    .describe('Minutes paid for missed meal breaks: an hour for each workday. A premium is not time worked.'),
  restPremiumMinutes: z
    .int()
    .optional()
    .describe('Minutes paid for missed rest breaks: an hour for each workday. A premium is not time worked.'),
  qualifiedOvertimeMinutes: z
    .int()
    .nullable()
    .optional()
    .describe(
      'Overtime that the FLSA itself requires, of the workweeks that end in these dates. Null under other laws.',
    ),
  exempt: z.boolean().optional().describe('Whether the person is exempt from overtime on the last day.'),
  overtimeRule: z.string().optional().describe('The overtime rule of the person on the last day: COLORADO.'),
  ptoMinutes: z.int().describe('Minutes of paid time off.'),
  unpaidBreakMinutes: z
    .int()
    .describe('The minutes deducted for unpaid breaks. A short break that counts as work is not deducted.'),
  jobs: z.array(jobMinutes).readonly().describe('The minutes by job.'),
  lines: z.array(payLine).readonly().describe('The minutes by day and rule.'),
  exceptions: z.array(payException).readonly().describe('What to look at before the hours are paid.'),
  hours: payHours.describe('The same times in hours.'),
  workweeks: z.array(payrollWorkweek).readonly().optional().describe('The minutes by workweek.'),
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

type SumsOfEntry = Pick<
  PayrollEntry,
  | 'regularMinutes'
  | 'overtimeMinutes'
  | 'doubleTimeMinutes'
  | 'mealPremiumMinutes'
  | 'restPremiumMinutes'
  | 'ptoMinutes'
>;

export function minutesByKindOf(entry: SumsOfEntry): Record<PayKind, number> {
  return {
    REGULAR: entry.regularMinutes,
    OVERTIME: entry.overtimeMinutes,
    DOUBLE_TIME: entry.doubleTimeMinutes,
    MEAL_PREMIUM: entry.mealPremiumMinutes ?? 0,
    REST_PREMIUM: entry.restPremiumMinutes ?? 0,
    PTO: entry.ptoMinutes,
  };
}

export function addKinds(sums: Record<PayKind, number>, entry: SumsOfEntry): void {
  const minutes = minutesByKindOf(entry);
  for (const kind of payKinds) sums[kind] += minutes[kind];
}

/** Everything that an entry pays, in minutes. */
export function sumPaidMinutes(entry: SumsOfEntry): number {
  return Object.values(minutesByKindOf(entry)).reduce((sum, minutes) => sum + minutes, 0);
}

/** The credited time of an entry. Its jobs add up to the same sum. */
export function sumWorkedMinutes(entry: PayrollSummary | PayrollEntry): number {
  return entry.regularMinutes + entry.overtimeMinutes + entry.doubleTimeMinutes;
}

export interface PayRun {
  readonly organizationId: string;
  readonly period: DateRange;
  /** Whose pay is read. By default everyone on the payroll. */
  readonly userIds?: readonly string[] | undefined;
  readonly timelines: PayTimelines;
  /** Open timesheets have run until this instant. */
  readonly now: Date;
  /** Whether to add the corrections that are carried into or out of the period to the pay that the engine computes. */
  readonly hasCarriedLines: boolean;
  readonly names: RunNames;
}

/** What the run has looked up, so that it looks up each job, each policy and its earning codes once. */
export interface RunNames {
  readonly jobs: Map<string, string>;
  readonly policies: Map<string, string>;
  codeOf: Promise<CodeLookup> | undefined;
}

/** How much of pay is computed: with its lines, or only its sums, for which neither policies nor codes are looked up. */
export type PayDepth = 'LINES' | 'SUMS';
