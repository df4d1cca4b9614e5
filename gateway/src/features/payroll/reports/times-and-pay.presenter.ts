import type { CsvColumn } from '../csv/csv.presenter.js';
import { type PayrollJob, type PayrollSummary, sumPaidMinutes, sumWorkedMinutes } from '../run/payroll-entry.types.js';
import { count, id, minutes, payMinutes, type ReportColumn, text } from './report-columns.rules.js';
import type { ReportDefinition, ReportSource } from './report-definition.types.js';

const person: readonly ReportColumn<PayrollSummary>[] = [
  id('userId', ({ user }) => user.id),
  text('employee', 'Employee', ({ user }) => `${user.firstName} ${user.lastName}`),
];

const hours: readonly ReportColumn<PayrollSummary>[] = [
  payMinutes('regularMinutes', 'Regular', 'regular', (entry) => entry.regularMinutes),
  payMinutes('overtimeMinutes', 'Overtime', 'overtime', (entry) => entry.overtimeMinutes),
  payMinutes('doubleTimeMinutes', 'Double time', 'doubleTime', (entry) => entry.doubleTimeMinutes),
];

/** Null in pay that was settled before these existed, and qualified overtime also under the laws of other countries. */
const rareHours = [
  payMinutes<PayrollSummary>(
    'mealPremiumMinutes',
    'Meal premium',
    'mealPremium',
    (entry) => entry.mealPremiumMinutes ?? null,
  ),
  payMinutes<PayrollSummary>(
    'restPremiumMinutes',
    'Rest premium',
    'restPremium',
    (entry) => entry.restPremiumMinutes ?? null,
  ),
  minutes<PayrollSummary>(
    'qualifiedOvertimeMinutes',
    'Qualified overtime',
    (entry) => entry.qualifiedOvertimeMinutes ?? null,
  ),
].map((column) => ({ ...column, isShownWith: (totals: Totals) => saysMore(column.key, totals) }));

type Totals = Readonly<Record<string, number>>;

/** Under the FLSA alone, all overtime is qualified, which the column of overtime already says. */
function saysMore(key: string, totals: Totals): boolean {
  const { overtimeMinutes = 0, doubleTimeMinutes = 0 } = totals;
  if (totals[key] === 0) return false;
  return key !== 'qualifiedOvertimeMinutes' || totals[key] !== overtimeMinutes + doubleTimeMinutes;
}

const hasRareHours = (entry: PayrollSummary) => rareHours.some(({ value }) => Number(value(entry)) > 0);

const exceptions = count<PayrollSummary>('exceptions', 'Exceptions', (entry) => entry.exceptions.length);

const fileColumns: readonly CsvColumn<PayrollSummary>[] = [
  { header: 'Employee number', value: ({ user }) => user.employeeNumber ?? null },
];

const pay = {
  rows: ({ entries }: ReportSource) => entries.summaries(),
  payOf: (entry: PayrollSummary) => entry,
};

export const timesByEmployee: ReportDefinition<PayrollSummary> = {
  columns: [
    ...person,
    minutes('workedMinutes', 'Worked', sumWorkedMinutes),
    ...hours,
    ...rareHours,
    minutes('unpaidBreakMinutes', 'Unpaid breaks', (entry) => entry.unpaidBreakMinutes),
    exceptions,
  ],
  fileColumns,
  ...pay,
  isListed: (entry) => sumWorkedMinutes(entry) > 0 || entry.exceptions.length > 0 || hasRareHours(entry),
};

export const payrollSummary: ReportDefinition<PayrollSummary> = {
  columns: [
    ...person,
    ...hours,
    ...rareHours,
    payMinutes('ptoMinutes', 'Paid time off', 'pto', (entry) => entry.ptoMinutes),
    payMinutes('paidMinutes', 'Total paid', 'total', sumPaidMinutes),
    exceptions,
  ],
  fileColumns,
  ...pay,
  isListed: (entry) => sumPaidMinutes(entry) > 0 || entry.exceptions.length > 0 || hasRareHours(entry),
};

interface JobTimes {
  readonly job: PayrollJob | null;
  workedMinutes: number;
  people: number;
}

const alphabet = new Intl.Collator('en', { numeric: true });

/** What all people together worked on each job. Only the jobs are held in memory. */
export const timesByJob: ReportDefinition<JobTimes> = {
  columns: [
    id('jobId', ({ job }) => job?.id ?? null),
    text('job', 'Job', ({ job }) => job?.name ?? 'No job'),
    minutes('workedMinutes', 'Worked', ({ workedMinutes }) => workedMinutes),
    // A person who worked on two jobs would be counted twice.
    { ...count('people', 'People', ({ people }: JobTimes) => people), hasNoTotal: true },
  ],
  rows: async function* (source) {
    yield [...(await sumByJob(source)).values()].toSorted(compareByName);
  },
};

async function sumByJob({ entries }: ReportSource): Promise<ReadonlyMap<string | null, JobTimes>> {
  const times = new Map<string | null, JobTimes>();
  for await (const batch of entries.summaries()) {
    for (const { job, minutes: worked } of batch.flatMap(({ jobs }) => jobs)) {
      const key = job?.id ?? null;
      const time = times.get(key) ?? { job, workedMinutes: 0, people: 0 };
      times.set(key, time);
      time.workedMinutes += worked;
      time.people += 1;
    }
  }
  return times;
}

/** Sorts work without a job last. */
function compareByName(a: JobTimes, b: JobTimes): number {
  if (!a.job || !b.job) return Number(a.job === null) - Number(b.job === null);
  return alphabet.compare(a.job.name, b.job.name) || (a.job.id < b.job.id ? -1 : 1);
}
