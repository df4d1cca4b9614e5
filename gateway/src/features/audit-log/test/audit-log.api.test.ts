import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Actor,
  createActor,
  startGateway,
  statementsOf,
  type TestGateway,
} from '../../../../test/harness/index.js';

let gateway: TestGateway;
let admin: Actor;
let worker: Actor;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  gateway.clock.set(new Date());
  admin = await createActor(gateway, 'ADMIN');
  worker = await createActor(gateway, 'WORKER', admin);
});
afterAll(() => gateway.close());

async function send(actor: Actor, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
  const response = await gateway.inject({ method, url, headers: actor.headers, ...(payload && { payload }) });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

interface Entry {
  readonly id: string;
  readonly action: string;
  readonly description: string;
  readonly position: number;
}

const logs = async (query: Record<string, string> = {}, actor = admin) => {
  const { body } = await send(actor, 'GET', `/api/audit-logs?${new URLSearchParams(query)}`);
  return body as Entry[];
};
const listActions = async (query: Record<string, string> = {}) => (await logs(query)).map(({ action }) => action);
const clock = (punch: 'in' | 'out') => send(worker, 'POST', `/api/timesheets/clock-${punch}`, {});

describe('the audit log', () => {
  test('names the person whose timesheet was deleted since, in every entry about it', async () => {
    await clock('in');
    const { body: timesheet } = await clock('out');
    await gateway.rest(admin, 'DELETE', `/api/timesheets/${timesheet.id}`);
    const entries = await logs({ subjectId: timesheet.id });
    expect(entries.map(({ action }) => action)).toContain('timesheet.deleted');
    for (const entry of entries) expect(entry).toMatchObject({ subjectName: 'Ada Marsh' });
  });

  test('shows who did what, when, to which subject, and what changed', async () => {
    const { body: job } = await send(admin, 'POST', '/api/jobs', { name: 'Riverside' });
    await send(admin, 'PATCH', `/api/jobs/${job.id}`, { name: 'Hillside' });
    const [newest, older] = await logs();
    expect(newest).toEqual({
      id: expect.any(String),
      action: 'job.updated',
      title: 'Job updated',
      description: 'Job updated',
      subjectType: 'JOB',
      subjectId: job.id,
      subjectName: 'Hillside',
      ...{ people: [], peopleCount: 0 },
      at: gateway.clock.now().toISOString(),
      actor: { id: admin.userId, firstName: 'Ada', lastName: 'Marsh' },
      apiKey: null,
      address: '127.0.0.1',
      client: 'lightMyRequest',
      changes: [{ field: 'name', label: 'Name', before: 'Riverside', after: 'Hillside' }],
      position: 2,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(older).toMatchObject({ action: 'job.created', position: 1 });
  });

  test('is the same through GraphQL', async () => {
    await clock('in');
    const query = `{ viewer { auditLogs(first: 5) { totalCount edges { node { id actionCode title subjectType subjectId
      subjectName people { id firstName lastName } peopleCount at actor { id firstName lastName } apiKey { id name } address client
      changes { field label before after } position hash } } } } }`;
    const { body } = await send(admin, 'POST', '/graphql', { query });
    const rest = await logs();
    const expected = rest.map(({ action: _action, description: _description, ...entry }) => ({
      ...entry,
      actionCode: 'TIMESHEET_CLOCKED_IN',
    }));
    expect(body.data.viewer.auditLogs.edges.map(({ node }: { node: Entry }) => node)).toEqual(expected);
    expect(body.data.viewer.auditLogs.totalCount).toBe(1);
    expect(rest[0]).toMatchObject({ subjectType: 'TIMESHEET', subjectName: 'Ada Marsh' });
  });

  test('is filtered by actor, subject type and subject', async () => {
    const { body: job } = await send(admin, 'POST', '/api/jobs', { name: 'Riverside' });
    await send(admin, 'POST', '/api/jobs', { name: 'Hillside' });
    await clock('in');
    expect(await listActions({ actorId: worker.userId })).toEqual(['timesheet.clocked-in']);
    expect(await listActions({ subjectType: 'JOB' })).toEqual(['job.created', 'job.created']);
    expect(await listActions({ subjectType: 'JOB', subjectId: job.id })).toEqual(['job.created']);
    expect(await listActions({ actorId: worker.userId, subjectType: 'JOB' })).toEqual([]);
    expect(await listActions({ actorId: 'nonsense' })).toEqual([]);
  });

  test('is filtered by dates in the organization’s time zone, both included', async () => {
    const sql = `update organizations set timezone = 'America/New_York' where id = ?`;
    await gateway.orm.em.fork().execute(sql, [admin.organizationId]);
    const at = async (instant: string, punch: 'in' | 'out') => {
      gateway.clock.set(instant);
      await clock(punch);
    };
    // Midnight in New York is 4:00 UTC in summer; the clocks changed on March 8.
    await at('2026-07-15T03:59:59Z', 'in');
    await at('2026-07-15T04:00:00Z', 'out');
    await at('2026-07-16T03:59:59Z', 'in');
    await at('2026-07-16T04:00:00Z', 'out');
    expect(await listActions({ from: '2026-07-15', to: '2026-07-15' })).toEqual([
      'timesheet.clocked-in',
      'timesheet.clocked-out',
    ]);
    expect(await listActions({ from: '2026-07-16' })).toEqual(['timesheet.clocked-out']);
    expect(await listActions({ to: '2026-07-14' })).toEqual(['timesheet.clocked-in']);
  });

  test('is paged, newest first, and skips no entry when new ones are written', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await send(admin, 'POST', '/api/jobs', { name });
    const first = await send(admin, 'GET', '/api/audit-logs?limit=2');
    expect(first.body.map(({ position }: Entry) => position)).toEqual([5, 4]);
    await send(admin, 'POST', '/api/jobs', { name: 'F' });
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const { pathname, search } = new URL(next);
    const second = await send(admin, 'GET', pathname + search);
    expect(second.body.map(({ position }: Entry) => position)).toEqual([3, 2]);
  });

  test.each([
    [{ subjectType: 'BANANA' }, 'subjectType'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: '2026-07-16', to: '2026-07-15' }, 'to'],
    [{ limit: '0' }, 'limit'],
    [{ cursor: 'x' }, 'cursor'],
  ])('rejects %j', async (query, field) => {
    const { status, body } = await send(admin, 'GET', `/api/audit-logs?${new URLSearchParams(query as never)}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('is visible to administrators of the organization only', async () => {
    await clock('in');
    const statuses = await Promise.all(
      (['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'] as const).map(async (role) => {
        const { status } = await send(await createActor(gateway, role, admin), 'GET', '/api/audit-logs');
        return status;
      }),
    );
    expect(statuses).toEqual([200, 200, 403, 403, 403]);
    const outsider = await createActor(gateway, 'OWNER');
    expect(await logs({}, outsider)).toEqual([]);
    expect(await logs({ actorId: worker.userId }, outsider)).toEqual([]);
  });

  test('runs as many queries for many entries as for one', async () => {
    for (let n = 0; n < 12; n += 1) await send(admin, 'POST', '/api/jobs', { name: `Job ${n}` });
    await clock('in');
    const one = await statementsOf(() => logs({ limit: '1' }));
    const all = await statementsOf(() => logs());
    expect(all).toHaveLength(one.length);
  });
});
