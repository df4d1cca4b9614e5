import type { PayrollJob } from '../run/payroll-entry.types.js';
import { count, id, minutes, text } from './report-columns.rules.js';
import type { ReportDefinition, ReportSource } from './report-definition.types.js';

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
