import { z } from 'zod';
import { type Operation, operation } from '../../platform/api/operation.js';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { route } from '../../platform/http/routes/route.js';
import { changeJobs, createJob, deleteJob, jobPage, jobs, updateJob } from './job.service.js';
import { JobType, jobView } from './job.types.js';
import { jobPeopleApi } from './people/job-people.api.js';

/** `viewer.jobs` and `viewer.jobChoices` have the same type. */
export const jobConnection = connectionOf('Job', () => JobType);

export const jobApi: readonly Operation[] = [
  operation(jobPage, {
    description: 'The active jobs by name, or all with `includeRetired`.',
    route: route(jobs, { method: 'GET', path: '/api/jobs', status: 200, response: z.array(jobView) }),
    viewer: jobConnection,
  }),
  operation(createJob, {
    description: 'Creates a job. The names of active jobs are unique, ignoring case.',
    rest: { method: 'POST', path: '/api/jobs', status: 201, response: jobView },
    mutation: { name: 'jobCreate', payload: { job: jobView.describe('The new job.') } },
  }),
  operation(updateJob, {
    description: 'Renames, retires, or reinstates a job.',
    rest: { method: 'PATCH', path: '/api/jobs/:id', status: 200, response: jobView },
    mutation: { name: 'jobUpdate', payload: { job: jobView.describe('The job after the change.') } },
  }),
  operation(changeJobs, {
    description: 'Retires or reinstates several jobs in one transaction. Returns those that changed.',
    rest: { method: 'POST', path: '/api/jobs/selection', status: 200, response: z.array(jobView) },
    mutation: {
      name: 'jobSelectionChange',
      payload: { jobs: z.array(jobView).describe('The jobs that were retired or reinstated.') },
    },
  }),
  operation(deleteJob, {
    description: 'Deletes a job. A job in use is retired instead.',
    rest: { method: 'DELETE', path: '/api/jobs/:id', status: 204 },
    mutation: {
      name: 'jobDelete',
      payload: {
        deletedJobId: {
          schema: z.uuid().describe('The id of the job that is gone. Null if the job was retired instead.'),
          value: (retired, { input }) => (retired ? null : input.id),
        },
        job: jobView.describe('The job if it was retired, because it is in use.'),
      },
    },
  }),
  ...jobPeopleApi,
];
