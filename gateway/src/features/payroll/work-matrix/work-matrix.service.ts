import { query } from '../../../access/index.js';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import { readPay } from '../entries/read-pay.queries.js';
import type { PayrollJob, PayrollSummary } from '../run/payroll-entry.types.js';
import { noJob, workMatrixInput } from './work-matrix.inputs.js';
import type { WorkMatrix, WorkOnJob } from './work-matrix.types.js';

/** Enough rows for a screen. The sums include everyone. */
const maxPeople = 1000;
export const workMatrix = query('workMatrix', workMatrixInput, (context, { startDate, endDate, jobId }) =>
  readPay(context, { startDate, endDate }, (entries) => collect(entries, keepJob(jobId ?? null))),
);

export type JobFilter = (job: PayrollJob | null) => boolean;

export function keepJob(jobId: string | null): JobFilter {
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
      if (people.length < maxPeople) people.push({ user, minutes: worked, jobs });
      for (const one of jobs) {
        const total = byJob.get(one.job?.id ?? null) ?? { job: one.job, minutes: 0 };
        byJob.set(one.job?.id ?? null, { ...total, minutes: total.minutes + one.minutes });
      }
    }
  }
  const { period, rules, closedAt } = entries;
  const jobs = [...byJob.values()].toSorted(compareByName);
  return { ...period, timezone: rules.timezone, closedAt, jobs, people, peopleCount, minutes };
}

export function listWork({ jobs }: PayrollSummary, keeps: JobFilter): WorkOnJob[] {
  return jobs.filter(({ job, minutes }) => minutes > 0 && keeps(job)).toSorted(compareByName);
}

function sum(jobs: readonly WorkOnJob[]): number {
  return jobs.reduce((total, { minutes }) => total + minutes, 0);
}

const alphabet = new Intl.Collator('en', { numeric: true });

/** Sorts work without a job last. */
export function compareByName({ job: one }: WorkOnJob, { job: other }: WorkOnJob): number {
  if (!one || !other) return Number(one === null) - Number(other === null);
  return alphabet.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);
}
