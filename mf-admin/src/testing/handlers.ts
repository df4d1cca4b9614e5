import { api, respondWith } from '@timetrack/testing/graphql-api';
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
  api.query(LoadJobs, () => respondWith({ jobs: [] })),
  api.query(LoadPolicies, () => respondWith({ ptoPolicies: [aPolicy()] })),
  api.mutation(CreateJob, ({ variables }) => respondWith({ createJob: aJob(variables.input.name) })),
  api.mutation(UpdateJob, ({ variables: { id, input } }) =>
    respondWith({ updateJob: aJob(input.name ?? undefined, { id, retired: input.retired ?? false }) }),
  ),
  api.mutation(CreatePolicy, ({ variables: { input } }) => respondWith({ createPtoPolicy: aPolicy(input.name) })),
  api.mutation(UpdatePolicy, ({ variables: { id, input } }) =>
    respondWith({ updatePtoPolicy: aPolicy(input.name ?? undefined, { id, retired: input.retired ?? false }) }),
  ),
];
