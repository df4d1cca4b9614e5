import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { testPassword } from '../../src/features/identity/test/builders.js';
import { type Actor, auditOf, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway({ env: { DATABASE_POOL_SIZE: '50' } });
});
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const archive = (by: Actor, { userId }: Actor) => gateway.rest(by, 'DELETE', `/api/users/${userId}`);
const createJob = (by: Actor, name: string, headers = {}) => gateway.rest(by, 'POST', '/api/jobs', { name }, headers);

/** The actions of a person that were committed after another action of the organization, in the database's own order. */
async function actionsAfter(action: string, { userId, organizationId }: Actor): Promise<string[]> {
  const entries = await auditOf(gateway.orm, organizationId);
  const index = entries.findIndex((entry) => entry.action === action);
  return entries
    .slice(index + 1)
    .filter(({ actorId }) => actorId === userId)
    .map((entry) => entry.action);
}

describe('calls of a person who is being archived', () => {
  test.each(times(5, (round) => round))('commit nothing after the archiving (round %i)', async (round) => {
    const admin = await createActor(gateway, 'ADMIN', owner);
    const before = times(10, (index) => createJob(admin, `before ${index}`, keyOf(round, index)));
    const archiving = archive(owner, admin);
    const after = times(10, (index) => createJob(admin, `after ${index}`));
    expect((await archiving).status).toBe(204);
    const late = await createJob(admin, 'late');
    const statuses = (await Promise.all([...before, ...after])).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 401)).toEqual([]);
    expect(late.status).toBe(401);
    expect(await actionsAfter('user.archived', admin)).toEqual([]);
  });

  test('cannot keep it waiting by overlapping one another', async () => {
    const admin = await createActor(gateway, 'ADMIN', owner);
    let isArchived = false;
    const flood = times(12, async (lane) => {
      for (let count = 0; !isArchived; count += 1) await createJob(admin, `${lane} ${count}`);
    });
    const { status } = await archive(owner, admin);
    isArchived = true;
    await Promise.all(flood);
    expect(status).toBe(204);
    expect(await actionsAfter('user.archived', admin)).toEqual([]);
  });

  // Every second call shares its transaction with the response that is stored for a repeated request.
  const keyOf = (round: number, index: number) => (index % 2 ? { 'idempotency-key': `${round}-${index}` } : {});
});

test('two administrators who archive each other at the same time: one of them wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await createActor(gateway, 'ADMIN', owner), await createActor(gateway, 'ADMIN', owner)];
    const responses = await Promise.all([archive(one, other), archive(other, one)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  }
});

test('mixed commands of the same people end without a deadlock', async () => {
  const admins = await Promise.all(times(3, () => createActor(gateway, 'ADMIN', owner)));
  const worker = await createActor(gateway, 'WORKER', owner);
  const { rest } = gateway;
  const [first, second, third] = admins as [Actor, Actor, Actor];
  const commands: ((index: number) => Promise<{ status: number; text: string }>)[] = [
    () => rest(first, 'PATCH', `/api/users/${second.userId}`, { lastName: 'Lee' }),
    () => rest(second, 'PATCH', `/api/users/${first.userId}`, { lastName: 'Roe' }),
    () => rest(third, 'PATCH', '/api/auth/me', { firstName: 'Tess' }),
    (index) => createJob(first, `job ${index}`, { 'idempotency-key': `mixed-${index}` }),
    (index) => createJob(third, `task ${index}`),
    () => archive(second, worker),
    () => rest(third, 'POST', `/api/users/${worker.userId}/reinstate`),
    () => rest(second, 'POST', '/api/auth/sessions/end-others'),
    () => rest(null, 'POST', '/api/auth/login', { email: first.email, password: testPassword }),
    () => rest(first, 'POST', '/api/auth/reauthenticate', { password: testPassword }),
    () => rest(third, 'POST', '/api/timesheets/clock-in', {}),
    () =>
      gateway.graphql(
        second,
        'mutation { profileUpdate(input: { firstName: "Sam" }) { user { id } } sessionEndOthers { remainingSessionId } }',
      ),
  ];
  const responses = await Promise.all(times(60, (index) => commands[index % commands.length]?.(index)));
  const failed = responses.filter(
    (response) => (response?.status ?? 500) >= 500 || /INTERNAL|UNAVAIL/.test(response?.text ?? ''),
  );
  expect(failed.map((response) => response?.text)).toEqual([]);
});

test('a caller grants no role above the one that they have when the command runs', async () => {
  const admin = await createActor(gateway, 'ADMIN', owner);
  const client = new Client({ connectionString: gateway.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`update users set role = 'MANAGER' where id = $1`, [admin.userId]);
  const person = { firstName: 'Mal', lastName: 'Lory', email: 'mal@example.com', password: 'battery staple' };
  const creating = gateway.rest(admin, 'POST', '/api/users', { ...person, role: 'ADMIN' });
  const waiting = `select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ~ 'admit_session'`;
  // The request was authorized with the role ADMIN, and its command now waits for the change of the role.
  while ((await gateway.orm.em.getConnection().execute(waiting)).length === 0);
  await client.query('commit');
  await client.end();
  expect((await creating).status).toBe(403);
});
