import { createUnionType } from 'type-graphql';
import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import type { Report, ReportRow, ReportType } from './report.types.js';

/** A time in whole minutes and in decimal hours: `workedMinutes` and `workedHours`. */
const time = <Name extends string>(name: Name, description: string) =>
  ({
    [`${name}Minutes`]: z.int().describe(`${description}, in whole minutes.`),
    [`${name}Hours`]: z.number().describe(`${description}, in hours with two decimals.`),
  }) as Record<`${Name}Minutes`, z.ZodInt> & Record<`${Name}Hours`, z.ZodNumber>;

const person = {
  userId: z.uuid().describe('The id of the person.'),
  employee: z.string().describe('The first and the last name of the person.'),
};
const worked = { ...time('worked', 'Time worked') };
const hours = {
  ...time('regular', 'Regular time'),
  ...time('overtime', 'Overtime'),
  ...time('doubleTime', 'Double time'),
};
/** Null in a row without the time. */
const rareTime = <Name extends string>(name: Name, description: string) =>
  ({
    [`${name}Minutes`]: z
      .int()
      .nullable()
      .describe(`${description}, in whole minutes. Null in pay settled without it.`),
    [`${name}Hours`]: z
      .number()
      .nullable()
      .describe(`${description}, in hours with two decimals. Null in pay settled without it.`),
  }) as Record<`${Name}Minutes`, z.ZodNullable<z.ZodInt>> & Record<`${Name}Hours`, z.ZodNullable<z.ZodNumber>>;

const rareTimes = {
  mealPremium: 'Premium for missed meal breaks',
  restPremium: 'Premium for missed rest breaks',
  qualifiedOvertime: 'Overtime that the FLSA itself requires',
};
const rareHours = {
  ...rareTime('mealPremium', rareTimes.mealPremium),
  ...rareTime('restPremium', rareTimes.restPremium),
  ...rareTime('qualifiedOvertime', rareTimes.qualifiedOvertime),
};
const rareSums = {
  ...time('mealPremium', rareTimes.mealPremium),
  ...time('restPremium', rareTimes.restPremium),
  ...time('qualifiedOvertime', rareTimes.qualifiedOvertime),
};
const exceptions = { exceptions: z.int().describe('The number of exceptions to check before paying.') };
const employeeTimes = {
  ...worked,
  ...hours,
  ...time('unpaidBreak', 'Unpaid breaks, not part of the work'),
  ...exceptions,
};
const pay = {
  ...hours,
  ...time('pto', 'Paid time off'),
  ...time('paid', 'Everything that is paid'),
  ...exceptions,
};
const timeOff = {
  requests: z.int().describe('The number of approved and pending requests.'),
  ...time('approved', 'Approved time off'),
  ...time('pending', 'Time off that nobody has approved or denied yet'),
  ...time('paid', 'Time off that payroll contains'),
};

const TimesByEmployeeEntry = objectFromZod(
  'TimesByEmployeeEntry',
  z.object({ ...person, ...employeeTimes, ...rareHours }),
  'What a person worked and how it is paid.',
);
const TimesByJobEntry = objectFromZod(
  'TimesByJobEntry',
  z.object({
    jobId: z.uuid().nullable().describe('The id of the job. Null for work without a job.'),
    job: z.string().describe('The name of the job, or `No job`.'),
    ...worked,
    people: z.int().describe('The number of people who worked on the job.'),
  }),
  'What everyone together worked on a job.',
);
const TimesByTeamEntry = objectFromZod(
  'TimesByTeamEntry',
  z.object({
    teamId: z.uuid().nullable().describe('The id of the team. Null for work without a team.'),
    team: z.string().describe('The name of the team, or `No team`.'),
    ...worked,
    people: z.int().describe('The number of people who worked for the team.'),
  }),
  'What everyone together worked for a team.',
);
const PayrollSummaryEntry = objectFromZod(
  'PayrollSummaryEntry',
  z.object({ ...person, ...pay, ...rareHours }),
  'What a person is paid for, including time off.',
);
const PtoSummaryEntry = objectFromZod(
  'PtoSummaryEntry',
  z.object({
    ...person,
    policyId: z.uuid().describe('The id of the policy.'),
    policy: z.string().describe('The name of the policy.'),
    paid: z.boolean().describe('Whether time off under the policy is paid.'),
    ...timeOff,
  }),
  'A person’s time off under one policy.',
);

const TimesByEmployeeSums = objectFromZod(
  'TimesByEmployeeSums',
  z.object({ ...employeeTimes, ...rareSums }),
  'The sums of TimesByEmployeeEntry.',
);
const TimesByJobSums = objectFromZod('TimesByJobSums', z.object(worked), 'The sums of TimesByJobEntry.');
const TimesByTeamSums = objectFromZod('TimesByTeamSums', z.object(worked), 'The sums of TimesByTeamEntry.');
const PayrollSummarySums = objectFromZod(
  'PayrollSummarySums',
  z.object({ ...pay, ...rareSums }),
  'The sums of PayrollSummaryEntry.',
);
const PtoSummarySums = objectFromZod('PtoSummarySums', z.object(timeOff), 'The sums of PtoSummaryEntry.');

const typesOfReports: Readonly<
  Record<ReportType, { readonly Entry: new () => object; readonly Sums: new () => object }>
> = {
  TIMES_BY_EMPLOYEE: { Entry: TimesByEmployeeEntry, Sums: TimesByEmployeeSums },
  TIMES_BY_JOB: { Entry: TimesByJobEntry, Sums: TimesByJobSums },
  TIMES_BY_TEAM: { Entry: TimesByTeamEntry, Sums: TimesByTeamSums },
  PAYROLL_SUMMARY: { Entry: PayrollSummaryEntry, Sums: PayrollSummarySums },
  PTO_SUMMARY: { Entry: PtoSummaryEntry, Sums: PtoSummarySums },
};

export const ReportEntry = createUnionType({
  name: 'ReportEntry',
  description: 'A row of a report, with one type for each type of report.',
  types: () => Object.values(typesOfReports).map(({ Entry }) => Entry),
});

export const ReportSums = createUnionType({
  name: 'ReportSums',
  description: 'The sums over all rows, with one type for each type of report.',
  types: () => Object.values(typesOfReports).map(({ Sums }) => Sums),
});

export function entryOf(type: ReportType, row: ReportRow): object {
  const { Entry } = typesOfReports[type];
  return Object.assign(new Entry(), row, 'paid' in row && { paid: row.paid === 'Yes' });
}

export function sumsOf({ type, totals }: Report): object {
  const { Sums } = typesOfReports[type];
  return Object.assign(new Sums(), totals);
}
