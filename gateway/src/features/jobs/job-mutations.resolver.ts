import { ID } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../platform/graphql/schema/payload-mutation.builder.js';
import { createJob, deleteJob, updateJob } from './job.service.js';
import { JobType } from './job.types.js';

export const JobMutations = mutationsOf(
  payloadMutation('jobCreate', createJob, {
    description: 'Creates a job. The names of active jobs are unique, ignoring case.',
    payload: { job: { type: () => JobType, description: 'The new job.' } },
  }),
  payloadMutation('jobUpdate', updateJob, {
    description: 'Renames, retires, or reinstates a job.',
    payload: { job: { type: () => JobType, description: 'The job after the change.' } },
  }),
  payloadMutation('jobDelete', deleteJob, {
    description: 'Deletes a job. A job in use is retired instead.',
    payload: {
      deletedJobId: {
        type: () => ID,
        description: 'The id of the job that is gone. Null if the job was retired instead.',
        value: (retired, { input }) => (retired ? null : input.id),
      },
      job: { type: () => JobType, description: 'The job if it was retired, because it is in use.' },
    },
  }),
);
