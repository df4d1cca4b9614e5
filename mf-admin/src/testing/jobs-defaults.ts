import { aConnection, api, aViewer, respondWith } from '@timetrack/testing';
import {
  ChangeJobs,
  ChangePeople,
  CreateJob,
  LimitPeople,
  LoadJobs,
  LoadPeopleOfJob,
  LoadTeam,
  UpdateJob,
} from '../features/jobs/jobs.graphql.js';
import { aJob } from './settings-builders.js';

interface Jobs {
  readonly jobs?: readonly ReturnType<typeof aJob>[];
  readonly limitPeopleToJobs?: boolean;
  readonly counts?: readonly { readonly jobId: string; readonly people: number }[];
}

export function someJobs({ jobs = [], limitPeopleToJobs = false, counts = [] }: Jobs) {
  const organization = { __typename: 'Organization' as const, id: 'organization-1', limitPeopleToJobs };
  const jobPeopleCounts = aConnection(
    'JobPeopleCount',
    counts.map((count) => ({ __typename: 'JobPeopleCount' as const, ...count })),
  );
  return aViewer({ organization, jobPeopleCounts, jobs: aConnection('Job', [...jobs]) });
}

/** A default response to every operation of the jobs: there are none, and every change succeeds. */
export const jobsDefaults = [
  api.query(LoadJobs, () => respondWith(someJobs({}))),
  api.query(LoadTeam, () => respondWith(aViewer({ users: aConnection('User', []) }))),
  api.query(LoadPeopleOfJob, () => respondWith(aViewer({ jobPeople: aConnection('User', []) }))),
  api.mutation(CreateJob, ({ variables: { input } }) => respondWith({ jobCreate: { job: aJob(input.name) } })),
  api.mutation(UpdateJob, ({ variables: { input } }) =>
    respondWith({ jobUpdate: { job: aJob(undefined, { id: input.id }) } }),
  ),
  api.mutation(ChangeJobs, () => respondWith({ jobSelectionChange: { jobs: [] } })),
  api.mutation(LimitPeople, ({ variables: { input } }) =>
    respondWith({
      organizationUpdate: {
        organization: {
          __typename: 'Organization',
          id: 'organization-1',
          limitPeopleToJobs: input.limitPeopleToJobs ?? false,
        },
      },
    }),
  ),
  api.mutation(ChangePeople, ({ variables: { input } }) =>
    respondWith({ jobPeopleChange: { changedJobIds: [...input.ids] } }),
  ),
];
