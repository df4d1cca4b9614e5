import { z } from 'zod';
import { nodeFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { jobText } from './job-text.types.js';

export const jobView = z.object({
  id: z.uuid(),
  name: z.string().describe('The name under which people choose the job.'),
  ...jobText.views,
  retired: z.boolean().describe('A retired job keeps its records, but cannot be chosen for new ones.'),
});

export type JobView = Readonly<z.infer<typeof jobView>>;

export const JobType = nodeFromZod(
  'Job',
  jobView,
  'A customer, site or project. A job in use is retired, not deleted.',
);

export const jobJson = jobView.pick({ id: true, name: true }).meta({ id: 'JobName' });

export function presentJob(job: JobView): JobView {
  return { id: job.id, name: job.name, ...jobText.pick(job), retired: job.retired };
}
