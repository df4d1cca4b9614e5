import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, auditOf, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { askForSignOffs } from '../../sign-offs/test/builders.js';
import { readEmploymentTerms } from '../index.js';

let gateway: TestGateway;
let owner: Actor;
let workers: readonly [Actor, Actor, Actor];

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-16T19:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
  const worker = () => createActor(gateway, 'WORKER', owner);
  workers = [await worker(), await worker(), await worker()];
});

const change = (people: readonly Actor[], input: object, from = '2026-11-08') =>
  gateway.rest(owner, 'POST', '/api/employment-terms', { userIds: people.map(({ userId }) => userId), from, ...input });

const readRows = () => readEmploymentTerms(gateway.orm.em.fork(), owner.organizationId, null);

const readChecks = async () => {
  const rows = await gateway.orm.em
    .fork()
    .execute<{ data: Record<string, unknown> }[]>(
      `select data from pgboss.job where name = 'sign-off-check' and data->>'organizationId' = ? order by created_on`,
      [owner.organizationId],
    );
  return rows.map(({ data: { organizationId: _, ...check } }) => check);
};

describe('a change of terms', () => {
  test('enqueues a check of the signatures of its person from its day, or of everyone for several people', async () => {
    const [worker] = workers;
    await change([worker], { exempt: true });
    expect(await readChecks()).toEqual([]);
    await askForSignOffs(gateway.orm, owner.organizationId);
    await change([worker], { exempt: false });
    await change([worker], { exempt: false });
    await change(workers, { exempt: true }, '0001-01-01');
    const actorId = owner.userId;
    expect(await readChecks()).toEqual([
      { actorId, userId: worker.userId, from: '2026-11-08', to: null },
      { actorId, userId: null, from: null, to: null },
    ]);
  });

  test('makes the open pages of its people load again, and those of no one else', async () => {
    const [one, other, third] = workers;
    const sockets = await Promise.all(workers.map(watchOwnClock));
    await change([one, other], { exempt: true });
    for (const socket of sockets.slice(0, 2)) expect(await socket.next('next')).toBeDefined();
    // What the third had received by mistake would come before their own clock-in.
    await gateway.rest(third, 'POST', '/api/timesheets/clock-in', {});
    expect((await sockets[2]?.next('next'))?.payload).toMatchObject({
      data: { myClockChanged: { timesheet: { id: expect.any(String) } } },
    });
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('waits for a simultaneous one that names some of its people, so that each person has both', async () => {
    const [one, other, third] = workers;
    const [first, second] = await Promise.all([
      change([one, other], { exempt: true, contractMinutes: 2400 }),
      change([third, other], { contractMinutes: 1200 }, '2026-11-10'),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const actions = (await auditOf(gateway.orm, owner.organizationId)).map(({ changes }) => changes);
    const isFirst = (actions[0] as { exempt?: object }).exempt !== undefined;
    const rowsOf = async ({ userId }: Actor) =>
      (await readRows())
        .filter((row) => row.userId === userId)
        .map(({ from, exempt, contractMinutes }) => [from, exempt, contractMinutes]);
    expect(await rowsOf(one)).toEqual([['2026-11-08', true, 2400]]);
    expect(await rowsOf(third)).toEqual([['2026-11-10', false, 1200]]);
    const both = [
      ['2026-11-08', true, 2400],
      ['2026-11-10', true, 1200],
    ];
    expect(await rowsOf(other)).toEqual(isFirst ? both : both.slice(0, 1));
  });

  test('comes before a simultaneous closing of its day, or changes nothing', async () => {
    await changeSettings(gateway.orm, owner.organizationId, {
      payCalendar: { kind: 'WEEKLY', anchorDate: '2026-11-01' },
    });
    const close = () => gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate: '2026-11-08' });
    const [changed, closed] = await Promise.all([change(workers, { exempt: true }), close()]);
    expect(closed.status).toBe(200);
    expect([200, 409]).toContain(changed.status);
    const actions = (await auditOf(gateway.orm, owner.organizationId)).map(({ action }) => action);
    const expected = ['employment.changed-for-several', 'pay-period.closed'].slice(changed.status === 200 ? 0 : 1);
    expect(actions).toEqual(expected);
    expect(await readRows()).toHaveLength(changed.status === 200 ? 3 : 0);
  });
});

describe.each([
  ['position', '/api/positions', {}, (id: string) => ({ positionId: id })],
  [
    'overtime rule',
    '/api/overtime-rules',
    { country: 'US', limits: { dailyMinutes: 540 } },
    (id: string) => ({ overtimeRule: 'CUSTOM', customRuleId: id }),
  ],
] as const)('a simultaneous deletion of a %s', (_thing, path, input, choose) => {
  test.each([1, 2, 3, 4])('deletes it, or retires it because terms have it (%i)', async () => {
    const { body } = await gateway.rest(owner, 'POST', path, { name: 'Night', ...input });
    const id = body.id ?? body.customRuleId;
    const [changed, deleted] = await Promise.all([
      change(workers, choose(id)),
      gateway.rest(owner, 'DELETE', `${path}/${id}`),
    ]);
    expect(deleted.status).toBe(204);
    const after = await gateway.rest(owner, 'GET', `${path}${path === '/api/positions' ? '?includeRetired=true' : ''}`);
    const isRetired = after.body.some(
      (each: { name: string; retired: boolean }) => each.name === 'Night' && each.retired,
    );
    expect([changed.status, isRetired]).toEqual(changed.status === 200 ? [200, true] : [404, false]);
    expect(await readRows()).toHaveLength(changed.status === 200 ? 3 : 0);
  });
});

describe('the wall between organizations', () => {
  test('hides terms, positions and rules of another organization from statements of the application', async () => {
    await change(workers, { exempt: true });
    await gateway.rest(owner, 'POST', '/api/positions', { name: 'Welder' });
    const rule = { name: 'Nine hours', country: 'US', limits: { dailyMinutes: 540 } };
    await gateway.rest(owner, 'POST', '/api/overtime-rules', rule);
    const outsider = await createActor(gateway, 'OWNER');
    for (const table of ['employment_terms', 'positions', 'overtime_rules']) {
      expect(await countAs(owner.organizationId, table)).toBeGreaterThan(0);
      expect(await countAs(outsider.organizationId, table)).toBe(0);
    }
  });
});

/** The rows of the owner's organization that the application's role sees in a transaction of an organization. */
async function countAs(organizationId: string, table: string): Promise<number> {
  return gateway.orm.em.fork().transactional(async (em) => {
    await em.execute(`select set_config('app.organization_id', ?, true), set_config('app.reach', '*', true)`, [
      organizationId,
    ]);
    await em.execute('set local role timetrack_app');
    const [row] = await em.execute<{ count: number }[]>(
      `select count(*)::integer as count from ${table} where organization_id = ?`,
      [owner.organizationId],
    );
    return row?.count ?? 0;
  });
}

/** A subscription to the clock of a person, after its first event. */
async function watchOwnClock(actor: Actor) {
  const socket = await gateway.socket(actor);
  await socket.init();
  const query = 'subscription { myClockChanged { timesheet { id } } }';
  socket.send({ type: 'subscribe', id: '1', payload: { query } });
  await socket.next('next');
  return socket;
}
