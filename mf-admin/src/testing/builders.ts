import type { JobRow_JobFragment, PolicyRow_PtoPolicyFragment } from '../gql/graphql.js';

/** What the gateway sends, one builder per thing: name in a test what it depends on, nothing else. */

export function aJob(name = 'Riverside Apartments', members: Partial<JobRow_JobFragment> = {}) {
  const job: JobRow_JobFragment = { id: 'job-1', name, retired: false, ...members };
  return { __typename: 'Job' as const, ...job };
}

export function aPolicy(name = 'Paid time off', members: Partial<PolicyRow_PtoPolicyFragment> = {}) {
  const policy: PolicyRow_PtoPolicyFragment = {
    id: 'policy-1',
    name,
    yearlyAllowanceHours: null,
    retired: false,
    ...members,
  };
  return { __typename: 'PtoPolicy' as const, ...policy };
}
