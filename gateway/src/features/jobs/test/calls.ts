import type { Operations } from '../../../../test/harness/index.js';

const job = '{ id name retired }';

/** All operations on jobs, in GraphQL and REST. */
export const jobOperations = {
  jobs: {
    method: 'GET',
    path: '/api/jobs',
    document: `query ($includeRetired: Boolean) { viewer { jobs(includeRetired: $includeRetired) { nodes ${job} } } }`,
  },
  createJob: {
    method: 'POST',
    path: '/api/jobs',
    document: `mutation ($input: JobCreateInput!) { jobCreate(input: $input) { job ${job} } }`,
  },
  updateJob: {
    method: 'PATCH',
    path: '/api/jobs/:id',
    document: `mutation ($input: JobUpdateInput!) { jobUpdate(input: $input) { job ${job} } }`,
  },
  deleteJob: {
    method: 'DELETE',
    path: '/api/jobs/:id',
    document: 'mutation ($input: JobDeleteInput!) { jobDelete(input: $input) { deletedJobId } }',
  },
} satisfies Operations<string>;
