import { answered, api } from '@timetrack/testing/graphql-api';
import { CreateJob, LoadJobs, UpdateJob } from '../features/settings/jobs/jobs.graphql.js';
import { CreatePolicy, LoadPolicies, UpdatePolicy } from '../features/settings/policies/policies.graphql.js';
import { administrationDefaults } from './administration-handlers.js';
import { aJob, aPolicy } from './builders.js';
import { reportDefaults } from './report-handlers.js';
import { teamDefaults } from './team-handlers.js';

/** One plain answer to every operation of this module: no job, one policy, one worker, every change succeeds. */
export const defaults = [
  ...teamDefaults,
  ...reportDefaults,
  ...administrationDefaults,
  api.query(LoadJobs, () => answered({ jobs: [] })),
  api.query(LoadPolicies, () => answered({ ptoPolicies: [aPolicy()] })),
  api.mutation(CreateJob, ({ variables }) => answered({ createJob: aJob(variables.input.name) })),
  api.mutation(UpdateJob, ({ variables: { id, input } }) =>
    answered({ updateJob: aJob(input.name ?? undefined, { id, retired: input.retired ?? false }) }),
  ),
  api.mutation(CreatePolicy, ({ variables: { input } }) => answered({ createPtoPolicy: aPolicy(input.name) })),
  api.mutation(UpdatePolicy, ({ variables: { id, input } }) =>
    answered({ updatePtoPolicy: aPolicy(input.name ?? undefined, { id, retired: input.retired ?? false }) }),
  ),
];
