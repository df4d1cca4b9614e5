import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { testPassword } from '../../src/features/identity/test/builders.js';
import { newId } from '../../src/platform/database/ids.js';
import { type Actor, createKey, failureOf, startGateway, type TestGateway, type TestSocket } from '../harness/index.js';
import { createLimitedManager, type LimitedManager } from './limited-manager.js';

let gateway: TestGateway;
let given: LimitedManager;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-15T12:00:00Z' });
});
beforeEach(async () => {
  given = await createLimitedManager(gateway);
});
afterAll(() => gateway.close());

const codeOf = async (response: ReturnType<TestGateway['rest']>) => failureOf(await response).code;
const ids = async (who: Actor = given.self) =>
  (await gateway.rest(who, 'GET', '/api/users')).body.map(({ id }: { id: string }) => id).toSorted();
const reached = () => [given.self, ...Object.values(given.reached)].map(({ userId }) => userId).toSorted();
const worker = () => ({ firstName: 'Nora', lastName: 'Quinn', role: 'WORKER', teamId: given.team.id });

describe('a restricted manager', () => {
  beforeEach(() => given.setReach('TEAMS'));

  test.each(['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'])('makes nobody an %s', async (role) => {
    const { self, team } = given;
    const person = { ...worker(), role, email: `${newId()}@example.com`, password: testPassword };
    expect(await codeOf(gateway.rest(self, 'POST', '/api/users', person))).toBe('FORBIDDEN');
    const csv = `first name,last name,email,role,team\nNora,Quinn,${newId()}@example.com,${role},Garden crew`;
    expect(await codeOf(gateway.rest(self, 'POST', '/api/users/import', { csv }))).toBe('BAD_USER_INPUT');
    expect(await codeOf(gateway.rest(self, 'POST', '/api/invitations', { role, teamId: team.id }))).toBe('FORBIDDEN');
    for (const { userId } of Object.values(given.reached)) {
      const change = gateway.rest(self, 'PATCH', `/api/users/${userId}/role`, { role });
      expect(await codeOf(change)).toBe('FORBIDDEN');
    }
  });

  test('makes a link to choose a password only for workers in reach', async () => {
    const link = ({ userId }: Actor) => gateway.rest(given.self, 'POST', `/api/users/${userId}/reset-link`, {});
    expect((await link(given.worker)).status).toBe(201);
    for (const person of [given.accountant, given.manager, given.admin]) {
      expect(await codeOf(link(person))).toBe('FORBIDDEN');
    }
    for (const person of Object.values(given.others)) expect(await codeOf(link(person))).toBe('NOT_FOUND');
  });

  test('makes no API key, and changes no reach and no lead', async () => {
    const { self, team, otherTeam } = given;
    const key = { name: 'Mine', scopes: ['timesheets:read'] };
    expect(await codeOf(gateway.rest(self, 'POST', '/api/api-keys', key))).toBe('FORBIDDEN');
    const reach = { reach: 'ORGANIZATION' };
    expect(await codeOf(gateway.rest(self, 'PUT', `/api/users/${self.userId}/reach`, reach))).toBe('FORBIDDEN');
    for (const { id } of [team, otherTeam]) {
      const leads = gateway.rest(self, 'PUT', `/api/teams/${id}/leads`, { userIds: [self.userId] });
      expect(await codeOf(leads)).toBe('FORBIDDEN');
    }
    const created = { name: 'New crew', leadIds: [self.userId], memberIds: [given.hidden.userId] };
    expect(await codeOf(gateway.rest(self, 'POST', '/api/teams', created))).toBe('FORBIDDEN');
    expect(await codeOf(gateway.rest(self, 'POST', '/api/users', { ...worker(), reach: 'TEAMS' }))).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('brings nobody out of reach into a team of theirs', async () => {
    const { self, team, otherTeam, hidden } = given;
    const add = (teamId: string, userId: string) =>
      gateway.rest(self, 'POST', `/api/teams/${teamId}/members`, { userId });
    expect(failureOf(await add(team.id, hidden.userId))).toEqual(failureOf(await add(team.id, newId())));
    expect(await codeOf(add(team.id, hidden.userId))).toBe('NOT_FOUND');
    for (const { userId } of [self, given.worker]) expect(await codeOf(add(otherTeam.id, userId))).toBe('NOT_FOUND');
    expect((await add(team.id, self.userId)).status).toBe(201);
    expect(await ids()).toEqual(reached());
  });

  test('reaches whom they create from the same request on', async () => {
    const headers = { ...given.self.headers, 'idempotency-key': newId() };
    const create = () => gateway.rest({ headers }, 'POST', '/api/users', worker());
    const [first, second] = [await create(), await create()];
    expect([first.status, second.status, second.headers['idempotent-replayed']]).toEqual([201, 201, 'true']);
    expect(second.body).toEqual(first.body);
    expect(await ids()).toEqual([...reached(), first.body.id].toSorted());
  });
});

describe('a restriction', () => {
  test('holds for the next request of a session that is known already', async () => {
    const everyone = [...reached(), given.owner.userId, ...Object.values(given.others).map(({ userId }) => userId)];
    expect(await ids()).toEqual(everyone.toSorted());
    await given.setReach('TEAMS');
    expect(await ids()).toEqual(reached());
    const { body } = await gateway.graphql(given.self, '{ viewer { users { nodes { id } } } }');
    expect(body.data.viewer.users.nodes).toHaveLength(reached().length);
  });

  test('cancels the links to choose a password that the manager handed out', async () => {
    const { body } = await gateway.rest(
      given.self,
      'POST',
      `/api/users/${given.hiddenAccountant.userId}/reset-link`,
      {},
    );
    const token = new URL(body.url).hash.slice(1);
    const reset = { token, newPassword: 'battery staple' };
    await given.setReach('TEAMS');
    expect(await codeOf(gateway.rest(null, 'POST', '/api/auth/reset', reset))).toBe('GONE');
  });

  test('keeps the manager from a response that was stored before', async () => {
    const headers = { ...given.self.headers, 'idempotency-key': newId() };
    const create = () => gateway.rest({ headers }, 'POST', '/api/users', { ...worker(), teamId: null });
    expect((await create()).status).toBe(201);
    await given.setReach('TEAMS');
    const replay = await create();
    expect([replay.status, replay.headers['idempotent-replayed']]).toEqual([410, undefined]);
    expect(replay.text).not.toContain('Quinn');
  });

  test('ends the keys of an administrator who becomes a manager', async () => {
    const { admin, owner } = given;
    const key = await createKey(gateway, admin, ['people:read']);
    expect((await gateway.rest(key, 'GET', '/api/users')).status).toBe(200);
    await gateway.rest(owner, 'PATCH', `/api/users/${admin.userId}/role`, { role: 'MANAGER' });
    expect((await gateway.rest(key, 'GET', '/api/users')).status).toBe(401);
  });
});

describe('a socket that was open before the restriction', () => {
  const subscribe = async (query: string): Promise<TestSocket> => {
    const socket = await gateway.socket(given.self);
    await socket.init();
    socket.send({ type: 'subscribe', id: '1', payload: { query } });
    // A socket checks one message after the other, so the first subscription is active when the second has failed.
    socket.send({ type: 'subscribe', id: '2', payload: { query: '{' } });
    await socket.next('error');
    return socket;
  };
  const clockIn = async (who: Actor) =>
    expect((await gateway.rest(who, 'POST', '/api/timesheets/clock-in', {})).status).toBe(201);

  test('hears nothing about people out of reach', async () => {
    const socket = await subscribe('subscription { clockStatusChanged { user { id } state } }');
    await clockIn(given.hiddenAdmin);
    expect(JSON.stringify(await socket.next('next'))).toContain(given.hiddenAdmin.userId);
    await given.setReach('TEAMS');
    await clockIn(given.hidden);
    await clockIn(given.worker);
    const { payload } = await socket.next('next', 'error', 'complete');
    expect(payload).toEqual({
      data: { clockStatusChanged: { user: { id: given.worker.userId }, state: 'WORKING' } },
    });
    await socket.close();
  });

  test('no longer follows the changes of timesheets', async () => {
    const socket = await subscribe('subscription { timesheetChanged { cursor } }');
    await clockIn(given.hiddenAdmin);
    expect(JSON.stringify(await socket.next('next'))).toContain('timesheetChanged');
    await given.setReach('TEAMS');
    await clockIn(given.worker);
    const message = await socket.next('next', 'error');
    expect(JSON.stringify(message)).toContain('FORBIDDEN');
    expect(JSON.stringify(message)).not.toContain('cursor');
    expect((await socket.next('next', 'complete')).type).toBe('complete');
    await socket.close();
  });
});
