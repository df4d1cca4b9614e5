import type { Operations } from '../../../../test/harness/index.js';
import { jobOperations } from './calls.js';

/** What concerns many jobs, and who may choose them, in GraphQL and REST. */
export const jobPeopleOperations = {
  ...jobOperations,
  changeJobs: {
    method: 'POST',
    path: '/api/jobs/selection',
    document:
      'mutation ($input: JobSelectionChangeInput!) { jobSelectionChange(input: $input) { jobs { id name retired } } }',
  },
  jobPeople: {
    method: 'GET',
    path: '/api/jobs/:id/people',
    document: 'query ($id: ID!) { viewer { jobPeople(id: $id) { nodes { id firstName lastName } } } }',
  },
  jobPeopleCounts: {
    method: 'GET',
    path: '/api/jobs/people-counts',
    document: '{ viewer { jobPeopleCounts { nodes { jobId people } } } }',
  },
  changeJobPeople: {
    method: 'POST',
    path: '/api/jobs/people',
    document: 'mutation ($input: JobPeopleChangeInput!) { jobPeopleChange(input: $input) { changedJobIds } }',
  },
  jobChoices: {
    method: 'GET',
    path: '/api/job-choices',
    document: `query ($userId: ID, $at: DateTimeISO, $planning: Boolean) {
      viewer { jobChoices(userId: $userId, at: $at, planning: $planning) { nodes { id name } } }
    }`,
  },
  updateOrganization: {
    method: 'PATCH',
    path: '/api/organization',
    document: `mutation ($input: OrganizationUpdateInput!) {
      organizationUpdate(input: $input) { organization { limitPeopleToJobs } }
    }`,
  },
} satisfies Operations<string>;

export type JobPeopleOperation = keyof typeof jobPeopleOperations;
