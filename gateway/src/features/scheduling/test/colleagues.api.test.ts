import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { aPtoRequest } from '../../time-off/test/builders.js';
import { aSchedule } from './builders.js';
import { operations as scheduling } from './calls.js';

const operations = {
  shiftColleagues: {
    method: 'GET',
    path: '/api/schedules/:id/colleagues',
    document: `query ($id: ID!) { viewer {
      shiftColleagues(id: $id) { user { id firstName lastName } startAt endAt }
    } }`,
  },
  updateOrganization: {
    method: 'PATCH',
    path: '/api/organization',
    document:
      'mutation ($input: OrganizationUpdateInput!) { organizationUpdate(input: $input) { organization { id showColleagues } } }',
  },
  schedules: scheduling.schedules,
  scheduleBoard: scheduling.scheduleBoard,
} as const;

let gateway: TestGateway<keyof typeof operations>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const hours = (from: number, to: number) => ({
  startAt: new Date(Date.UTC(2026, 6, 15, from)),
  endAt: new Date(Date.UTC(2026, 6, 15, to)),
});

async function aSharedShift() {
  const { organizationId, worker, colleague, manager, admin } = await aTeam(gateway.orm);
  const job = await aJob(gateway.orm, { organizationId, name: 'Front desk' });
  const shift = { organizationId, job, ...hours(15, 23) };
  const { id } = await aSchedule(gateway.orm, { ...shift, assignedUserIds: [worker.id, colleague.id] });
  return { organizationId, worker, colleague, manager, admin, job, id, shift };
}

describe.each(apis)('the colleagues of a shift over %s', (api) => {
  const list = async (by: User, id: string) => {
    const { data, ...failure } = await gateway.call(api, by, 'shiftColleagues', undefined, id);
    return data ?? failure;
  };

  test('are the others of the shift, and those at the same job for the time together', async () => {
    const { organizationId, worker, colleague, id, job, shift } = await aSharedShift();
    const other = await aUser(gateway.orm, { organizationId, role: 'WORKER', firstName: 'Zoe' });
    const own = { ...shift, assignedUserIds: [other.id] };
    await aSchedule(gateway.orm, { ...own, ...hours(21, 24) });
    await aSchedule(gateway.orm, { ...own, ...hours(15, 23), status: 'DRAFT' });
    await aSchedule(gateway.orm, { ...own, ...hours(15, 23), job: null });
    await aSchedule(gateway.orm, { ...own, ...hours(23, 24) });
    expect(job.name).toBe('Front desk');

    expect(await list(worker, id)).toEqual([
      {
        user: expect.objectContaining({ id: colleague.id }),
        startAt: '2026-07-15T15:00:00.000Z',
        endAt: '2026-07-15T23:00:00.000Z',
      },
      {
        user: expect.objectContaining({ id: other.id, firstName: 'Zoe' }),
        startAt: '2026-07-15T21:00:00.000Z',
        endAt: '2026-07-15T23:00:00.000Z',
      },
    ]);
  });

  test('are nobody to a worker when the organization hides colleagues', async () => {
    const { worker, colleague, manager, admin, id } = await aSharedShift();
    await gateway.call('REST', admin, 'updateOrganization', { showColleagues: false });

    expect(await list(worker, id)).toEqual([]);
    expect((await list(manager, id)).map(({ user }: { user: User }) => user.id)).toContain(colleague.id);
  });

  test('are not found for shifts that the caller can’t see', async () => {
    const { organizationId, worker, manager, colleague, shift } = await aSharedShift();
    const theirs = await aSchedule(gateway.orm, { ...shift, assignedUserIds: [colleague.id] });
    const { worker: stranger, manager: strangeManager } = await aTeam(gateway.orm);
    expect(manager.organizationId).toBe(organizationId);

    for (const by of [worker, stranger, strangeManager]) {
      expect(await list(by, theirs.id)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('are changed by administrators', async () => {
    const { manager, admin } = await aSharedShift();

    const hidden = await gateway.call(api, admin, 'updateOrganization', { showColleagues: false });
    expect(hidden.data.showColleagues).toBe(false);
    const refused = await gateway.call(api, manager, 'updateOrganization', { showColleagues: true });
    expect(refused.code).toBe('FORBIDDEN');
    const wrong = await gateway.call('REST', admin, 'updateOrganization', { showColleagues: 'yes' });
    expect(wrong).toMatchObject({ code: 'BAD_USER_INPUT', fields: { showColleagues: expect.any(String) } });
  });
});

test('nothing that a worker reads names a colleague when the organization hides them', async () => {
  const { organizationId, worker, colleague, manager, admin, id } = await aSharedShift();
  await aPtoRequest(gateway.orm, { user: worker, startDate: '2026-07-15', endDate: '2026-07-15' });
  const range = { from: '2026-07-12T06:00:00Z', to: '2026-07-19T06:00:00Z' };
  const days = 'startDate=2026-07-12&endDate=2026-07-18';
  const people = 'assignedUserIds assignees { id firstName lastName }';
  const readAll = async (by: User) =>
    JSON.stringify([
      (await gateway.call('REST', by, 'schedules')).data,
      (await gateway.call('GraphQL', by, 'schedules')).data,
      (await gateway.call('REST', by, 'scheduleBoard', range)).data,
      (await gateway.call('GraphQL', by, 'scheduleBoard', range)).data,
      (await gateway.rest(by, 'GET', `/api/schedules/days?${days}`)).body,
      (await gateway.rest(by, 'GET', `/api/schedules/${id}`)).body,
      (await gateway.graphql(by, `{ node(id: "${id}") { ... on Schedule { ${people} } } }`)).body,
      (await gateway.graphql(by, `{ viewer { myPtoRequests { nodes { scheduledThen { ${people} } } } } }`)).body,
    ]);
  expect(organizationId).toBe(worker.organizationId);
  expect((await readAll(worker)).split(colleague.id).length).toBeGreaterThan(8);

  await gateway.call('REST', admin, 'updateOrganization', { showColleagues: false });

  const hidden = await readAll(worker);
  expect(hidden).not.toContain(colleague.id);
  expect(hidden).toContain(worker.id);
  expect(await readAll(manager)).toContain(colleague.id);
});
