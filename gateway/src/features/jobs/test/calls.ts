import type { Operations } from '../../../../test/harness/index.js';

const job = '{ id name retired }';

/** All operations on jobs, in GraphQL and REST. */
export const jobOperations = {
  jobs: {
    method: 'GET',
    path: '/api/jobs',
    document: `query ($includeRetired: Boolean) { jobs(includeRetired: $includeRetired) ${job} }`,
  },
  createJob: {
    method: 'POST',
    path: '/api/jobs',
    document: `mutation ($input: JobInput!) { createJob(input: $input) ${job} }`,
  },
  updateJob: {
    method: 'PATCH',
    path: '/api/jobs/:id',
    document: `mutation ($id: ID!, $input: UpdateJobInput!) { updateJob(id: $id, input: $input) ${job} }`,
  },
  deleteJob: { method: 'DELETE', path: '/api/jobs/:id', document: 'mutation ($id: ID!) { deleteJob(id: $id) }' },
} satisfies Operations<string>;
