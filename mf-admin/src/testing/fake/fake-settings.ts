import { answered, api, refused } from '@timetrack/testing/graphql-api';
import { CreateJob, LoadJobs, UpdateJob } from '../../features/settings/jobs/jobs.graphql.js';
import { CreatePolicy, LoadPolicies, UpdatePolicy } from '../../features/settings/policies/policies.graphql.js';
import { aJob, aPolicy } from '../builders.js';
import { FakeList, NameTaken } from './fake-list.js';

/** The settings of a make-believe organization, for the module alone. `?empty` is one that has nothing yet. */
export function fakeSettings() {
  const empty = new URLSearchParams(window.location.search).has('empty');
  return [...jobOperations(empty), ...policyOperations(empty)];
}

function jobOperations(empty: boolean) {
  const jobs = new FakeList([
    aJob('Maple Street 12', { id: 'job-1' }),
    aJob('Riverside Apartments, building C: façade, balconies and everything above the second floor', { id: 'job-2' }),
    aJob('Warehouse', { id: 'job-3' }),
    aJob('Harbor Bridge', { id: 'job-4', retired: true }),
  ]);
  if (empty) jobs.clear();
  return [
    api.query(LoadJobs, () => answered({ jobs: jobs.byName() })),
    api.mutation(CreateJob, ({ variables }) =>
      decide(() => ({ createJob: jobs.add(aJob(variables.input.name, { id: jobs.newId() })) })),
    ),
    api.mutation(UpdateJob, ({ variables: { id, input } }) =>
      decide(() => ({
        updateJob: jobs.change(id, (job) => ({
          ...job,
          name: input.name ?? job.name,
          retired: input.retired ?? job.retired,
        })),
      })),
    ),
  ];
}

function policyOperations(empty: boolean) {
  const policies = new FakeList([
    aPolicy('Paid time off', { id: 'policy-1', yearlyAllowanceHours: 120 }),
    aPolicy('Sick leave', { id: 'policy-2' }),
    aPolicy('Jury duty', { id: 'policy-3', yearlyAllowanceHours: 40, retired: true }),
  ]);
  if (empty) policies.clear();
  return [
    api.query(LoadPolicies, () => answered({ ptoPolicies: policies.asMade() })),
    api.mutation(CreatePolicy, ({ variables: { input } }) =>
      decide(() => {
        const yearlyAllowanceHours = input.yearlyAllowanceHours ?? null;
        return { createPtoPolicy: policies.add(aPolicy(input.name, { id: policies.newId(), yearlyAllowanceHours })) };
      }),
    ),
    api.mutation(UpdatePolicy, ({ variables: { id, input } }) =>
      decide(() => ({
        updatePtoPolicy: policies.change(id, (policy) => ({
          ...policy,
          name: input.name ?? policy.name,
          retired: input.retired ?? policy.retired,
          yearlyAllowanceHours:
            input.yearlyAllowanceHours === undefined ? policy.yearlyAllowanceHours : input.yearlyAllowanceHours,
        })),
      })),
    ),
  ];
}

function decide<Data extends Record<string, unknown>>(act: () => Data) {
  try {
    return answered(act());
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error;
    return refused<Data>({ message: error.message, code: 'CONFLICT', fields: { name: error.message } });
  }
}
