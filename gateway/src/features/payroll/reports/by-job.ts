import type { PayrollJob } from '../run/payroll-entry.js';
import { count, id, minutes, text } from './report-columns.js';
import type { ReportDefinition, ReportSource } from './report-definition.js';

interface JobTimes {
  readonly job: PayrollJob | null;
  workedMinutes: number;
  people: number;
}

const alphabet = new Intl.Collator('en', { numeric: true });

/** What was worked on each job by everybody together. The jobs are in memory, the people never are. */
export const timesByJob: ReportDefinition<JobTimes> = {
  columns: [
    id('jobId', ({ job }) => job?.id ?? null),
    text('job', 'Job', ({ job }) => job?.name ?? 'No job'),
    minutes('workedMinutes', 'Worked', ({ workedMinutes }) => workedMinutes),
    // Somebody on two jobs would count twice.
    { ...count('people', 'People', ({ people }: JobTimes) => people), hasNoTotal: true },
  ],
  rows: async function* (source) {
    yield [...(await jobTimes(source)).values()].toSorted(byName);
  },
};

async function jobTimes({ entries }: ReportSource): Promise<ReadonlyMap<string | null, JobTimes>> {
  const times = new Map<string | null, JobTimes>();
  for await (const batch of entries.all()) {
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

/** Work on no job stands last. */
function byName(one: JobTimes, other: JobTimes): number {
  if (!one.job || !other.job) return Number(one.job === null) - Number(other.job === null);
  return alphabet.compare(one.job.name, other.job.name) || (one.job.id < other.job.id ? -1 : 1);
}
