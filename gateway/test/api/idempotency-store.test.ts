import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
/** Keeps no response. */
let forgetful: TestGateway;
let manager: Actor;

beforeAll(async () => {
  gateway = await startGateway({ env: { IDEMPOTENCY_KEYS_PER_CALLER: '6', IDEMPOTENCY_KIB_PER_CALLER: '2' } });
  forgetful = await startGateway({ env: { IDEMPOTENCY_KIB_PER_CALLER: '0' } });
});
beforeEach(async () => {
  manager = await createActor(gateway, 'ADMIN');
});
afterAll(async () => {
  await gateway.close();
  await forgetful.close();
});

interface Sent {
  readonly key: string;
  readonly from?: Pick<Actor, 'headers'> | null;
  readonly on?: TestGateway;
}

const post = (url: string, payload: object, { key, from = manager, on = gateway }: Sent) =>
  on.inject({ method: 'POST', url, headers: { ...from?.headers, 'idempotency-key': key }, payload });

const graphql = (query: string, sent: Sent, variables: object = {}) => post('/graphql', { query, variables }, sent);

const stored = async (on = gateway): Promise<{ rows: number; bytes: number }> => {
  const [row] = await on.orm.em
    .getConnection()
    .execute<{ rows: string; bytes: string }[]>(
      'select count(*) as rows, coalesce(sum(pg_column_size(r.*)), 0) as bytes from idempotent_requests r',
    );
  return { rows: Number(row?.rows), bytes: Number(row?.bytes) };
};

const aPerson = () => ({
  email: `${randomUUID()}@example.com`,
  firstName: 'Nora',
  lastName: 'Unforgettable',
  role: 'WORKER',
  password: 'a password of hers',
});

const createUser =
  'mutation($input: UserCreateInput!) { userCreate(input: $input) { user { email firstName lastName } } }';

describe('what is stored', () => {
  test('is nothing for callers without a session, for queries, and for what was rejected', async () => {
    const before = await stored();
    const padding = 'x'.repeat(1200);
    for (let n = 0; n < 40; n += 1) {
      await post(
        '/api/auth/login',
        { email: `${n}@example.com`, password: padding },
        { key: randomUUID(), from: null },
      );
      await graphql('{ __typename viewer { me { id } } }', { key: randomUUID(), from: null }, { padding });
    }
    for (let n = 0; n < 10; n += 1) {
      await graphql('{ viewer { users { nodes { id email firstName lastName role status } } } }', {
        key: randomUUID(),
      });
      await post('/api/users', { ...aPerson(), email: 'no' }, { key: randomUUID() });
      await post('/api/timesheets/clock-out', {}, { key: randomUUID() });
      await graphql(createUser, { key: randomUUID() }, { input: { ...aPerson(), role: 'OWNER' } });
    }
    expect(await stored()).toEqual(before);
  });

  test('is one row for a command, with its organization and its caller', async () => {
    const key = randomUUID();
    await post('/api/users', aPerson(), { key });
    const rows = await gateway.orm.em
      .getConnection()
      .execute<{ row: string }[]>(
        `select organization_id, caller_id, r::text as row from idempotent_requests r where caller_id = '${manager.userId}'`,
      );
    expect(rows).toMatchObject([{ organization_id: manager.organizationId, caller_id: manager.userId }]);
    expect(rows[0]?.row).not.toContain(key);
    expect(rows[0]?.row).not.toContain(Buffer.from('Unforgettable').toString('hex'));
  });
});

describe('a replay', () => {
  const callers: readonly (readonly [string, (person: object, key: string) => ReturnType<typeof post>])[] = [
    ['REST', (person, key) => post('/api/users', person, { key })],
    ['GraphQL', (person, key) => graphql(createUser, { key }, { input: person })],
  ];

  test.each(callers)('does not show a person who was deleted since, over %s', async (_api, send) => {
    const key = randomUUID();
    const person = aPerson();
    expect((await send(person, key)).body).toContain(person.email);
    expect((await send(person, key)).body).toContain(person.email);
    const users = (await gateway.inject({ url: '/api/users', headers: manager.headers })).json() as {
      id: string;
      email: string;
    }[];
    const id = users.find(({ email }) => email === person.email)?.id;
    const url = `/api/users/${id}/permanent`;
    expect((await gateway.inject({ method: 'DELETE', url, headers: manager.headers })).statusCode).toBe(204);
    const replayed = await send(person, key);
    expect(replayed.body).toContain('GONE');
    expect(replayed.body).not.toMatch(/@example\.com|Nora|Unforgettable/);
    expect((await gateway.inject({ url: '/api/users', headers: manager.headers })).json()).toHaveLength(1);
  });

  test('needs a caller who is still signed in and still has the role', async () => {
    const key = randomUUID();
    const person = aPerson();
    const owner = await createActor(gateway, 'OWNER', manager);
    await graphql(createUser, { key }, { input: person });
    await gateway.orm.em.getConnection().execute('update users set role = ? where id = ?', ['WORKER', manager.userId]);
    expect((await graphql(createUser, { key }, { input: person })).json().errors[0].extensions.code).toBe('FORBIDDEN');
    const url = `/api/users/${manager.userId}`;
    expect((await gateway.inject({ method: 'DELETE', url, headers: owner.headers })).statusCode).toBe(204);
    const replayed = await graphql(createUser, { key }, { input: person });
    expect(replayed.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(replayed.body).not.toContain(person.email);
  });

  test('gives each organization and each person their own', async () => {
    const key = randomUUID();
    const person = aPerson();
    await post('/api/users', person, { key });
    const outsider = await createActor(gateway, 'ADMIN');
    const response = await post('/api/jobs', { name: 'Site' }, { key, from: outsider });
    expect(response.headers).not.toHaveProperty('idempotent-replayed');
    expect(response.statusCode).toBe(201);
  });
});

describe('a response for which there is no room', () => {
  test('is gone, and the command does not run twice', async () => {
    const from = await createActor(forgetful, 'ADMIN');
    const sent = { key: randomUUID(), from, on: forgetful };
    expect((await post('/api/invitations', { role: 'WORKER' }, sent)).statusCode).toBe(201);
    const again = await post('/api/invitations', { role: 'WORKER' }, sent);
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({ code: 'GONE', message: expect.stringContaining('carried out before') });
    const list = await forgetful.inject({ url: '/api/invitations', headers: from.headers });
    expect(list.json()).toHaveLength(1);
    expect((await post('/api/invitations', { role: 'ADMIN' }, sent)).statusCode).toBe(409);
  });

  test('is gone over GraphQL, and no mutation of the document runs twice', async () => {
    const from = await createActor(forgetful, 'ADMIN');
    const sent = { key: randomUUID(), from, on: forgetful };
    const query = `mutation {
      first: jobCreate(input: { name: "Site" }) { job { id name } }
      second: jobCreate(input: { name: "Yard" }) { job { id name } }
    }`;
    expect((await graphql(query, sent)).json().data.second.job.name).toBe('Yard');
    expect((await graphql(query, sent)).json().errors[0].extensions.code).toBe('GONE');
    expect((await forgetful.inject({ url: '/api/jobs', headers: from.headers })).json()).toHaveLength(2);
  });
});

describe('the quota of a caller', () => {
  test('lets no command run beyond it, and keeps what is stored', async () => {
    const keys = Array.from({ length: 6 }, () => randomUUID());
    for (const key of keys) expect((await post('/api/jobs', { name: key }, { key })).statusCode).toBe(201);
    const beyond = await post('/api/jobs', { name: 'one more' }, { key: randomUUID() });
    expect(beyond.statusCode).toBe(429);
    expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
    const overGraphql = await graphql('mutation { jobCreate(input: { name: "more" }) { job { id } } }', {
      key: randomUUID(),
    });
    expect(overGraphql.json().errors[0].extensions.code).toBe('RATE_LIMITED');
    expect(overGraphql.headers['retry-after']).toBeDefined();
    const jobs = await gateway.inject({ url: '/api/jobs', headers: manager.headers });
    expect(jobs.json()).toHaveLength(6);
    for (const key of keys) expect((await post('/api/jobs', { name: key }, { key })).statusCode).toBe(201);
    expect(
      (await post('/api/jobs', { name: 'others' }, { key: '1', from: await createActor(gateway, 'ADMIN') })).statusCode,
    ).toBe(201);
  });

  test('drops the oldest responses first, and runs no command twice', async () => {
    const name = (n: number) => `${n} ${'long '.repeat(35)}`.trim();
    const sent = Array.from({ length: 6 }, (_, n) => ({ key: randomUUID(), payload: { name: name(n) } }));
    const firsts: string[] = [];
    for (const { key, payload } of sent) {
      firsts.push((await post('/api/jobs', payload, { key })).body);
      gateway.clock.advance({ seconds: 1 });
    }
    const [row] = await gateway.orm.em
      .getConnection()
      .execute<{ bytes: string; stored: string }[]>(
        `select sum(response_bytes) as bytes, count(encrypted_response) as stored from idempotent_requests where caller_id = '${manager.userId}'`,
      );
    expect(Number(row?.bytes)).toBeLessThanOrEqual(2048);
    expect(Number(row?.stored)).toBeLessThan(6);
    const outcomes: boolean[] = [];
    for (const [n, { key, payload }] of sent.entries()) {
      const again = await post('/api/jobs', payload, { key });
      outcomes.push(again.statusCode === 201);
      if (again.statusCode === 201) expect(again.body).toBe(firsts[n]);
      else expect(again.statusCode).toBe(410);
    }
    expect(outcomes[0]).toBe(false);
    expect(outcomes).toEqual(outcomes.toSorted((one, other) => Number(one) - Number(other)));
    expect((await gateway.inject({ url: '/api/jobs', headers: manager.headers })).json()).toHaveLength(6);
  });
});
