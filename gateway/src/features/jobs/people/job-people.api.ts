import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { route } from '../../../platform/http/routes/route.js';
import { userConnection, userName } from '../../identity/index.js';
import {
  changeJobPeople,
  jobPeople,
  jobPeopleCountPage,
  jobPeopleCounts,
  jobPeoplePage,
} from './job-people.service.js';

const jobPeopleCount = z.object({
  jobId: z.uuid().describe('The id of the job.'),
  people: z.int().describe('How many people may choose it, without archived ones.'),
});
const JobPeopleCountType = objectFromZod('JobPeopleCount', jobPeopleCount, 'How many people may choose a job.');

const changedJobIds = z.array(z.uuid()).describe('The ids of the jobs whose people changed.');

export const jobPeopleApi: readonly Operation[] = [
  operation(jobPeoplePage, {
    description: 'The people who may choose a job where people are limited to their jobs.',
    route: route(jobPeople, {
      method: 'GET',
      path: '/api/jobs/:id/people',
      status: 200,
      response: z.array(userName),
    }),
    viewer: userConnection,
  }),
  operation(jobPeopleCountPage, {
    description: 'How many people may choose each job. Jobs without people are absent.',
    route: route(jobPeopleCounts, {
      method: 'GET',
      path: '/api/jobs/people-counts',
      status: 200,
      response: z.array(jobPeopleCount),
    }),
    viewer: connectionOf('JobPeopleCount', () => JobPeopleCountType),
  }),
  operation(changeJobPeople, {
    description: 'Adds people to jobs and removes them, in one transaction.',
    rest: {
      method: 'POST',
      path: '/api/jobs/people',
      status: 200,
      response: z.object({ changedJobIds }).meta({ id: 'ChangedJobPeople' }),
    },
    mutation: { name: 'jobPeopleChange', payload: { changedJobIds } },
  }),
];
