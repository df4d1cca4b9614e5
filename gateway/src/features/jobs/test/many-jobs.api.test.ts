import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from './builders.js';
import { type JobPeopleOperation, jobPeopleOperations } from './job-people-calls.js';

let gateway: TestGateway<JobPeopleOperation>;

beforeAll(async () => {
  gateway = await startGateway({ operations: jobPeopleOperations });
});
afterAll(() => gateway.close());

const jobsNamed = (organizationId: string, names: readonly string[]) =>
  Promise.all(names.map((name) => aJob(gateway.orm, { organizationId, name })));

/** GraphQL responds with the payload’s only field, and REST with the list. */
const namesOf = (data: readonly { readonly name: string }[]) => data.map(({ name }) => name).toSorted();

describe.each(apis)('many jobs over %s', (api) => {
  test('are retired and reinstated at once, with one audit entry for each job that changes', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const [roof, gutter] = await jobsNamed(organizationId, ['Roof', 'Gutter']);
    const gone = await aJob(gateway.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    const ids = [roof, gutter, gone].map((job) => job?.id ?? '');

    const retired = await gateway.call(api, admin, 'changeJobs', { ids: [...ids, ...ids], retired: true });

    expect(namesOf(retired.data)).toEqual(['Gutter', 'Roof']);
    expect((await gateway.call(api, admin, 'jobs')).data).toEqual([]);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['job.updated', 'job.updated']);
    expect((await gateway.call(api, admin, 'changeJobs', { ids, retired: true })).data).toEqual([]);

    await gateway.call(api, admin, 'changeJobs', { ids, retired: false });
    expect(namesOf((await gateway.call(api, admin, 'jobs')).data)).toEqual(['Gone', 'Gutter', 'Roof']);
    expect(await actionsOf(gateway.orm, organizationId)).toHaveLength(5);
  });

  test('are all left as they are if the name of one is taken meanwhile', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const retiredAt = new Date();
    const mill = await aJob(gateway.orm, { organizationId, name: 'Mill', retiredAt });
    const roof = await aJob(gateway.orm, { organizationId, name: 'Roof', retiredAt });
    await aJob(gateway.orm, { organizationId, name: 'MILL' });

    const ids = [mill.id, roof.id];
    expect((await gateway.call(api, admin, 'changeJobs', { ids, retired: false })).code).toBe('CONFLICT');
    expect(namesOf((await gateway.call(api, admin, 'jobs')).data)).toEqual(['MILL']);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });

  test('are never those of another organization', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const foreign = await aUser(gateway.orm, { role: 'ADMIN' });
    const [roof] = await jobsNamed(organizationId, ['Roof']);
    const ids = [roof?.id];

    expect((await gateway.call(api, foreign, 'changeJobs', { ids, retired: true })).data).toEqual([]);
    const added = await gateway.call(api, foreign, 'changeJobPeople', { ids, addUserIds: [foreign.id] });
    expect(JSON.stringify(added.data)).not.toContain(roof?.id);
    expect((await gateway.call(api, foreign, 'jobPeople', {}, roof?.id)).code).toBe('NOT_FOUND');
    expect((await gateway.call(api, foreign, 'jobPeopleCounts')).data).toEqual([]);
    expect(namesOf((await gateway.call(api, admin, 'jobs')).data)).toEqual(['Roof']);
  });

  test('and their people are changed by administrators only, and read by managers', async () => {
    const { organizationId, worker, manager, accountant } = await aTeam(gateway.orm);
    const [roof] = await jobsNamed(organizationId, ['Roof']);
    for (const by of [worker, manager, accountant]) {
      const input = { ids: [roof?.id] };
      expect((await gateway.call(api, by, 'changeJobs', { ...input, retired: true })).code).toBe('FORBIDDEN');
      expect((await gateway.call(api, by, 'changeJobPeople', { ...input, addUserIds: [by.id] })).code).toBe(
        'FORBIDDEN',
      );
    }
    expect((await gateway.call(api, manager, 'jobPeople', {}, roof?.id)).data).toEqual([]);
    expect((await gateway.call(api, worker, 'jobPeople', {}, roof?.id)).code).toBe('FORBIDDEN');
    expect((await gateway.call(api, worker, 'jobPeopleCounts')).code).toBe('FORBIDDEN');
  });
});

describe.each(apis)('the people of jobs over %s', (api) => {
  test('are added to several jobs and removed, with an audit entry for each job that changes', async () => {
    const { organizationId, admin, worker, colleague } = await aTeam(gateway.orm);
    const [roof, gutter] = await jobsNamed(organizationId, ['Roof', 'Gutter']);
    const ids = [roof?.id, gutter?.id];

    await gateway.call(api, admin, 'changeJobPeople', { ids, addUserIds: [worker.id, colleague.id] });
    await gateway.call(api, admin, 'changeJobPeople', { ids, addUserIds: [worker.id] });
    await gateway.call(api, admin, 'changeJobPeople', { ids: [roof?.id], removeUserIds: [colleague.id] });

    const people = (await gateway.call(api, admin, 'jobPeople', {}, roof?.id)).data;
    expect(people).toMatchObject([{ id: worker.id }]);
    expect((await gateway.call(api, admin, 'jobPeopleCounts')).data).toEqual(
      expect.arrayContaining([
        { jobId: roof?.id, people: 1 },
        { jobId: gutter?.id, people: 2 },
      ]),
    );
    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries.map(({ action }) => action)).toEqual(Array(3).fill('job.people-changed'));
    expect(entries.at(-1)).toMatchObject({ subjectId: roof?.id, changes: { removedUserIds: [colleague.id] } });
  });

  test('are neither archived nor of another organization', async () => {
    const { organizationId, admin, worker } = await aTeam(gateway.orm);
    const archived = await aUser(gateway.orm, { organizationId, status: 'DISABLED' });
    const foreign = await aUser(gateway.orm);
    const [roof] = await jobsNamed(organizationId, ['Roof']);
    const add = (...addUserIds: string[]) =>
      gateway.call(api, admin, 'changeJobPeople', { ids: [roof?.id], addUserIds });

    expect(await add(archived.id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { addUserIds: 'Archived people can’t be added' },
    });
    expect(await add(foreign.id)).toMatchObject({ code: 'NOT_FOUND', fields: { addUserIds: 'Employee not found' } });
    const both = { ids: [roof?.id], addUserIds: [worker.id], removeUserIds: [worker.id] };
    expect((await gateway.call(api, admin, 'changeJobPeople', both)).code).toBe('BAD_USER_INPUT');
    expect((await gateway.call(api, admin, 'changeJobPeople', { ids: [] })).code).toBe('BAD_USER_INPUT');
  });

  test('do not keep an unused job from being deleted', async () => {
    const { organizationId, admin, worker } = await aTeam(gateway.orm);
    const [roof] = await jobsNamed(organizationId, ['Roof']);
    await gateway.call(api, admin, 'changeJobPeople', { ids: [roof?.id], addUserIds: [worker.id] });

    expect((await gateway.call(api, admin, 'deleteJob', {}, roof?.id)).code).toBe('OK');
    expect((await gateway.call(api, admin, 'jobs', { includeRetired: true })).data).toEqual([]);
  });
});
