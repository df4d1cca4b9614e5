import { query } from '../../../access/index.js';
import { toHours } from '../../../pay-engine/index.js';
import { type CsvColumn, openCsvFile } from '../csv/csv.presenter.js';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import { readPayInScope } from '../reports/report-scope.reads.js';
import { nameFile } from '../reports/report-scope.rules.js';
import type { PayrollJob, PayrollSummary } from '../run/payroll-entry.types.js';
import { noJob, workMatrixInput } from './work-matrix.inputs.js';
import type { WorkMatrix, WorkOnJob } from './work-matrix.types.js';

/** Enough rows for a screen. The sums include everyone. */
const maxPeople = 1000;

export const workMatrix = query('workMatrix', workMatrixInput, (context, { jobId, ...question }) =>
  readPayInScope(context, question, (entries) => collect(entries, keepJob(jobId ?? null))),
);

type JobFilter = (job: PayrollJob | null) => boolean;

function keepJob(jobId: string | null): JobFilter {
  if (jobId === null) return () => true;
  return (job) => (job ? job.id === jobId : jobId === noJob);
}

async function collect(entries: PayrollEntries, keeps: JobFilter): Promise<WorkMatrix> {
  const people: WorkMatrix['people'][number][] = [];
  const byJob = new Map<string | null, { job: PayrollJob | null; minutes: number }>();
  let [peopleCount, minutes] = [0, 0];
  for await (const batch of entries.summaries()) {
    for (const { user, jobs } of batch.map((entry) => ({ ...entry, jobs: listWork(entry, keeps) }))) {
      if (jobs.length === 0) continue;
      const worked = sum(jobs);
      peopleCount += 1;
      minutes += worked;
      if (people.length < maxPeople) people.push({ user, minutes: worked, hours: toHours(worked), jobs });
      for (const one of jobs) {
        const total = byJob.get(one.job?.id ?? null) ?? { job: one.job, minutes: 0 };
        byJob.set(one.job?.id ?? null, { ...total, minutes: total.minutes + one.minutes });
      }
    }
  }
  const { period, rules, closedAt } = entries;
  const jobs = [...byJob.values()].map((each) => ({ ...each, hours: toHours(each.minutes) })).toSorted(compareByName);
  return { ...period, timezone: rules.timezone, closedAt, jobs, people, peopleCount, minutes, hours: toHours(minutes) };
}

function listWork({ jobs }: PayrollSummary, keeps: JobFilter): WorkOnJob[] {
  return jobs.filter(({ job, minutes }) => minutes > 0 && keeps(job)).toSorted(compareByName);
}

function sum(jobs: readonly WorkOnJob[]): number {
  return jobs.reduce((total, { minutes }) => total + minutes, 0);
}

const alphabet = new Intl.Collator('en', { numeric: true });

/** Sorts work without a job last. */
function compareByName({ job: one }: WorkOnJob, { job: other }: WorkOnJob): number {
  if (!one || !other) return Number(one === null) - Number(other === null);
  return alphabet.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);
}

interface Row {
  readonly user: PayrollSummary['user'];
  readonly minutes: number;
  readonly byJob: ReadonlyMap<string | null, number>;
}

/** The whole matrix as a file. Everyone is read twice: the header needs all jobs before the first line is written. */
export const workMatrixFile = query('workMatrixExport', workMatrixInput, (context, { jobId, ...question }) =>
  readPayInScope(context, question, async (entries, _em, scope) => {
    const keeps = keepJob(jobId ?? null);
    const jobs = await listJobs(entries, keeps);
    const name = nameFile(`person-by-job-${question.startDate}-to-${question.endDate}`, scope);
    return openCsvFile(name, columnsFor(jobs), rowsOf(entries, keeps));
  }),
);

async function listJobs(entries: PayrollEntries, keeps: JobFilter): Promise<(PayrollJob | null)[]> {
  const found = new Map<string | null, WorkOnJob>();
  for await (const batch of entries.summaries()) {
    for (const work of batch.flatMap((entry) => listWork(entry, keeps))) found.set(work.job?.id ?? null, work);
  }
  return [...found.values()].toSorted(compareByName).map(({ job }) => job);
}

async function* rowsOf(entries: PayrollEntries, keeps: JobFilter): AsyncGenerator<Row[]> {
  for await (const batch of entries.summaries()) yield batch.flatMap((entry) => toRows(entry, listWork(entry, keeps)));
}

/** People without work on these jobs have no line. */
function toRows({ user }: PayrollSummary, work: readonly WorkOnJob[]): Row[] {
  if (work.length === 0) return [];
  const byJob = new Map(work.map(({ job, minutes }) => [job?.id ?? null, minutes]));
  return [{ user, minutes: sum(work), byJob }];
}

function columnsFor(jobs: readonly (PayrollJob | null)[]): CsvColumn<Row>[] {
  return [
    { header: 'Employee', value: ({ user }) => `${user.firstName} ${user.lastName}` },
    { header: 'Employee number', value: ({ user }) => user.employeeNumber ?? null },
    ...jobs.flatMap((job) => hoursOf(job?.name ?? 'No job', ({ byJob }) => byJob.get(job?.id ?? null) ?? 0)),
    ...hoursOf('Total', ({ minutes }) => minutes),
    { header: 'userId', value: ({ user }) => user.id },
  ];
}

/** The decimal hours that people read, and the exact minutes. */
function hoursOf(name: string, minutes: (row: Row) => number): CsvColumn<Row>[] {
  return [
    { header: `${name} (hours)`, value: (row) => toHours(minutes(row)), decimals: 2 },
    { header: `${name} (minutes)`, value: minutes },
  ];
}
