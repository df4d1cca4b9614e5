import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, failureOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aPicture } from '../../photos/test/pictures.js';
import { aPhoto } from '../../timeclock/test/builders.js';
import { aSchedule, aScheduleInput } from './builders.js';
import { type OperationName, operationNames, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const july = { from: '2026-07-01T00:00:00Z', to: '2026-08-01T00:00:00Z' };
const allowedOperations: Readonly<Record<string, readonly OperationName[]>> = {
  OWNER: operationNames,
  ADMIN: operationNames,
  MANAGER: operationNames.filter((name) => !['createJob', 'updateJob', 'deleteJob'].includes(name)),
  WORKER: ['schedules', 'scheduleBoard', 'jobs', 'clockIn', 'calendarFeed', 'resetCalendarFeed'],
  ACCOUNTANT: ['jobs', 'clockIn'],
};

describe.each(apis)('the permissions of each role over %s', (api) => {
  test.each(Object.entries(allowedOperations))('%s', async (role, allowed) => {
    const by = await aUser(gateway.orm, { role: role as User['role'] });

    for (const name of operationNames) {
      const { code } = await gateway.call(api, by, name, july, by.id);
      if (allowed.includes(name)) expect([name, code]).not.toEqual([name, 'FORBIDDEN']);
      else expect([name, code]).toEqual([name, 'FORBIDDEN']);
      expect([name, (await gateway.call(api, null, name, july, by.id)).code]).toEqual([name, 'UNAUTHENTICATED']);
    }
  });
});

describe('a worker', () => {
  /** The text of all responses to a worker that contain schedules. */
  async function readEverythingAs(worker: User): Promise<string> {
    const responses = [
      await gateway.call('REST', worker, 'schedules'),
      await gateway.call('GraphQL', worker, 'schedules'),
      await gateway.call('REST', worker, 'scheduleBoard', july),
      await gateway.call('GraphQL', worker, 'scheduleBoard', july),
    ].map(({ code, data }) => ({ code, data }));
    expect(responses.map(({ code }) => code)).toEqual(Array(4).fill('OK'));
    const { url } = (await gateway.call('REST', worker, 'calendarFeed')).data;
    const feed = await gateway.rest(null, 'GET', new URL(url).pathname);
    return JSON.stringify(responses) + feed.body.toString();
  }

  test('can’t read drafts, schedules of others, email addresses of colleagues, warnings, or other rows', async () => {
    const { organizationId, worker, colleague, manager } = await aTeam(gateway.orm);
    gateway.clock.set('2026-07-15T15:00:00Z');
    const both = [worker.id, colleague.id];
    await aSchedule(gateway.orm, { organizationId, title: 'Shared', assignedUserIds: both });
    await aSchedule(gateway.orm, { organizationId, title: 'Canceled', status: 'CANCELED', assignedUserIds: both });
    await aSchedule(gateway.orm, { organizationId, title: 'Hidden draft', status: 'DRAFT', assignedUserIds: both });
    await aSchedule(gateway.orm, { organizationId, title: 'Hidden other', assignedUserIds: [colleague.id] });
    await aSchedule(gateway.orm, { organizationId, title: 'Hidden manager', assignedUserIds: [manager.id] });

    const visible = await readEverythingAs(worker);

    expect(visible).toContain('Shared');
    expect(visible).toContain('Canceled');
    expect(visible).toContain(colleague.id);
    expect(visible).not.toContain('Hidden');
    expect(visible).not.toContain('DOUBLE_BOOKED');
    expect(visible).not.toContain(colleague.email);
    const { data } = await gateway.call('GraphQL', worker, 'scheduleBoard', july);
    expect(data.people).toMatchObject([{ user: { id: worker.id, email: worker.email }, plannedMinutes: 480 }]);
    expect(data.draftCount).toBe(0);
    const manages = await gateway.call('GraphQL', manager, 'scheduleBoard', july);
    expect(manages.data).toMatchObject({ draftCount: 1, schedules: Array(5).fill({}) });
    expect(JSON.stringify(manages.data)).toContain('DOUBLE_BOOKED');
  });

  test('can’t read a colleague’s email address through any path to a schedule', async () => {
    const { organizationId, worker, colleague } = await aTeam(gateway.orm);
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id, colleague.id] });

    const { body } = await gateway.graphql(
      worker,
      '{ viewer { schedules { nodes { assignees { id email organization { name } } } } me { email } } }',
    );

    expect(body.errors).toBeUndefined();
    const byId = Object.fromEntries(
      body.data.viewer.schedules.nodes[0].assignees.map((one: User) => [one.id, one.email]),
    );
    expect(byId).toEqual({ [worker.id]: worker.email, [colleague.id]: null });
    expect(body.data.viewer.me.email).toBe(worker.email);
  });

  test('sees only the photos of their own published shifts', async () => {
    const { organizationId, manager, worker, colleague, accountant } = await aTeam(gateway.orm);
    const [url] = (await uploadImage(manager)).imageUrls;
    const { data } = await gateway.call(
      'REST',
      manager,
      'createSchedule',
      aScheduleInput([worker], { imageUrls: [url] }),
    );
    const openedBy = async (by: User) => (await gateway.rest(by, 'GET', url)).status;
    expect(organizationId).toBe(worker.organizationId);

    expect(await openedBy(worker)).toBe(404);
    await gateway.call('REST', manager, 'updateSchedule', { status: 'PUBLISHED' }, data.id);
    expect(await openedBy(worker)).toBe(200);
    for (const other of [colleague, accountant, await aUser(gateway.orm, { role: 'OWNER' })]) {
      expect(await openedBy(other)).toBe(404);
    }
    expect(await openedBy(manager)).toBe(200);
    await gateway.call('REST', manager, 'updateSchedule', { status: 'DRAFT' }, data.id);
    expect(await openedBy(worker)).toBe(404);
  });
});

describe('uploading photos for schedules', () => {
  test('is allowed for planners', async () => {
    const { manager, worker, accountant } = await aTeam(gateway.orm);

    expect((await uploadImage(manager)).images).toHaveLength(1);
    for (const by of [worker, accountant]) {
      expect((await sendImage(by)).status).toBe(403);
      const mutation = 'mutation { scheduleImagesUpload(input: { images: [] }) { imageUrls } }';
      expect(failureOf(await gateway.graphql(by, mutation)).code).toBe('FORBIDDEN');
    }
    expect((await sendImage(null)).status).toBe(401);
  });

  test('creates no photo that a worker can attach to a timesheet', async () => {
    const { manager, worker } = await aTeam(gateway.orm);
    const { id } = await aPhoto(gateway.orm, { uploadedBy: manager });
    const { id: timesheet } = (await gateway.call('REST', worker, 'clockIn')).data;

    const response = await gateway.rest(worker, 'PATCH', `/api/timesheets/${timesheet}`, {
      imageUrls: [`/api/photos/${id}`],
    });

    expect(response.status).toBe(400);
  });
});

async function sendImage(by: User | null) {
  const content = await aPicture().jpeg().toBuffer();
  return gateway.restUpload(by, '/api/schedules/upload-images', [{ content }]);
}

async function uploadImage(by: User) {
  const { status, body } = await sendImage(by);
  expect(status).toBe(201);
  return body;
}
