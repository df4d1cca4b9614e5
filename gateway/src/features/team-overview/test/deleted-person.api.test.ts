import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aUser, type TestUser } from '../../identity/test/builders.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { aPtoRequest } from '../../time-off/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';

let gateway: TestGateway;
let manager: Actor;
let worker: TestUser;
let colleague: TestUser;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.set('2026-07-15T18:00:00Z');
  manager = await createActor(gateway, 'MANAGER');
  const { organizationId } = manager;
  worker = await aUser(gateway.orm, { organizationId, firstName: 'Wes' });
  colleague = await aUser(gateway.orm, { organizationId });
});

const call = async (method: 'GET' | 'DELETE', url: string, { headers }: Pick<Actor, 'headers'> = manager) => {
  const response = await gateway.inject({ method, url, headers });
  return {
    status: response.statusCode,
    body: response.body && response.headers['content-type']?.includes('json') ? response.json() : null,
  };
};

const deleteWorker = async () => expect((await call('DELETE', `/api/users/${worker.id}/permanent`)).status).toBe(204);

test('deleting a user keeps their hours under the name, including a timesheet in progress', async () => {
  const worked = {
    user: worker,
    clockInAt: new Date('2026-07-14T15:00:00Z'),
    clockOutAt: new Date('2026-07-14T23:00:00Z'),
  };
  const [done, open] = [await aTimesheet(gateway.orm, worked), await aTimesheet(gateway.orm, { user: worker })];
  await deleteWorker();
  const { body } = await call('GET', '/api/timesheets');
  const user = { id: worker.id, firstName: 'Wes', lastName: 'Marsh' };
  expect(body).toMatchObject([
    { id: open.id, user, status: 'OPEN' },
    { id: done.id, user, status: 'PENDING', durationMinutes: 480 },
  ]);
  const query = '{ viewer { timesheets { edges { node { user { firstName email canManage canEdit } } } } } }';
  const response = await gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: manager.headers,
    payload: { query },
  });
  const { edges } = response.json().data.viewer.timesheets;
  expect(edges[0].node.user).toEqual({ firstName: 'Wes', email: null, canManage: false, canEdit: false });
});

test('deleting a user keeps them on started shifts, removes them from later ones and cancels empty ones', async () => {
  const shift = async (title: string, startAt: string, ...people: TestUser[]) => {
    const times = { startAt: new Date(startAt), endAt: new Date(Date.parse(startAt) + 4 * 3_600_000) };
    const assignedUserIds = people.map(({ id }) => id);
    await aSchedule(gateway.orm, { organizationId: worker.organizationId, title, ...times, assignedUserIds });
  };
  await shift('begun', '2026-07-15T17:00:00Z', worker);
  await shift('alone', '2026-07-16T17:00:00Z', worker);
  await shift('together', '2026-07-17T17:00:00Z', worker, colleague);
  await shift('not theirs', '2026-07-18T17:00:00Z', colleague);
  await deleteWorker();
  const { body } = await call('GET', '/api/schedules');
  const schedules = body.map((schedule: { title: string; status: string; assignedUserIds: string[] }) => [
    schedule.title,
    schedule.status,
    schedule.assignedUserIds,
  ]);
  expect(schedules).toEqual([
    ['not theirs', 'PUBLISHED', [colleague.id]],
    ['together', 'PUBLISHED', [colleague.id]],
    ['alone', 'CANCELED', []],
    ['begun', 'PUBLISHED', [worker.id]],
  ]);
});

test('deleting a user cancels their pending time off and keeps approved time off', async () => {
  const requestTimeOff = async (user: TestUser, status: 'PENDING' | 'APPROVED') =>
    (await aPtoRequest(gateway.orm, { user, status })).id;
  const [pending, approved, others] = [
    await requestTimeOff(worker, 'PENDING'),
    await requestTimeOff(worker, 'APPROVED'),
    await requestTimeOff(colleague, 'PENDING'),
  ];
  await deleteWorker();
  const rows = await gateway.orm.em
    .fork()
    .execute<{ id: string; status: string }[]>('select id, status from pto_requests');
  const status = new Map(rows.map((row) => [row.id, row.status]));
  expect([pending, approved, others].map((id) => status.get(id))).toEqual(['CANCELED', 'APPROVED', 'PENDING']);
});

test('the calendar feed of an archived or deleted user stops working', async () => {
  const address = new URL((await gateway.rest(worker, 'GET', '/api/calendar-feed')).body.url).pathname;
  expect((await call('GET', address)).status).toBe(200);
  expect((await call('DELETE', `/api/users/${worker.id}`)).status).toBe(204);
  expect((await call('GET', address)).status).toBe(404);
  await deleteWorker();
  expect(await gateway.orm.em.fork().execute('select from calendar_feeds where user_id = ?', [worker.id])).toEqual([]);
});

test('archiving a user leaves shifts, requests and a timesheet in progress unchanged', async () => {
  const { organizationId, id } = worker;
  const timesheet = await aTimesheet(gateway.orm, { user: worker });
  const schedule = await aSchedule(gateway.orm, {
    organizationId,
    assignedUserIds: [id],
    startAt: new Date('2026-07-20T15:00:00Z'),
    endAt: new Date('2026-07-20T23:00:00Z'),
  });
  const request = await aPtoRequest(gateway.orm, { user: worker });
  expect((await call('DELETE', `/api/users/${id}`)).status).toBe(204);
  expect((await call('GET', '/api/timesheets')).body).toMatchObject([{ id: timesheet.id, status: 'OPEN' }]);
  expect((await call('GET', '/api/schedules')).body).toMatchObject([{ id: schedule.id, assignedUserIds: [id] }]);
  expect((await call('GET', '/api/pto-requests/pending')).body).toMatchObject([{ id: request.id }]);
  expect((await call('GET', '/api/users')).body).toContainEqual(expect.objectContaining({ id, status: 'DISABLED' }));
});

test('the audit log lists what a deletion erased, and then what it kept', async () => {
  const { organizationId } = manager;
  const startAt = new Date('2026-07-16T17:00:00Z');
  const endAt = new Date('2026-07-16T21:00:00Z');
  await aSchedule(gateway.orm, { organizationId, startAt, endAt, assignedUserIds: [worker.id] });
  await aPtoRequest(gateway.orm, { user: worker });
  await aPtoRequest(gateway.orm, { user: worker, status: 'APPROVED' });
  await aTimesheet(gateway.orm, { user: worker });
  await deleteWorker();
  const { body } = await call('GET', '/api/audit-logs?subjectType=USER', await createActor(gateway, 'ADMIN', manager));
  const changes = body[0].changes.map((change: { label: string; before: string | null; after: string | null }) => [
    change.label,
    change.before,
    change.after,
  ]);
  const erased = [
    ['Email', null, 'Erased'],
    ['Password', null, 'Erased'],
    ['Calendar address', null, 'Erased'],
    ['Upcoming schedules', '1', '0'],
    ['Canceled schedules', null, '1'],
    ['Pending time off', '1', '0'],
    ['Status', 'ACTIVE', 'DELETED'],
  ];
  const remaining = [
    ['Name', 'Wes Marsh', 'Wes Marsh'],
    ['Timesheets', '1', '1'],
    ['Approved time off', '1', '1'],
  ];
  expect(changes.slice(0, erased.length).toSorted()).toEqual(erased.toSorted());
  expect(changes.slice(erased.length).toSorted()).toEqual(remaining.toSorted());
});
