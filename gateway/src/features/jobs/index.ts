import type { Feature } from '../../platform/feature.js';
import { jobApi } from './job.api.js';
import { Job } from './job.entity.js';
import { jobNameTaken } from './job.errors.js';
import { jobNodes } from './job.service.js';
import { eraseJobsOfPerson } from './people/job-people.service.js';

export { jobConnection } from './job.api.js';
export { Job } from './job.entity.js';
export { jobMustBeChoosable, unknownJob } from './job.errors.js';
export { jobChoice } from './job.inputs.js';
export {
  compareNames,
  jobColumns,
  type NameAndId,
  readJobs,
  requireActive,
  requireActiveJob,
} from './job.service.js';
export { JobType, type JobView, jobJson, jobView, presentJob } from './job.types.js';

export const jobsFeature: Feature = {
  name: 'jobs',
  description: 'The jobs that time is recorded for.',
  entities: [Job],
  nodes: jobNodes,
  api: jobApi,
  erasePerson: eraseJobsOfPerson,
  constraintErrors: { jobs_active_name_once: jobNameTaken },
};
