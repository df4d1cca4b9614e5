import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { idempotencyFeature } from '../../src/platform/http/idempotency/stored-keys.js';
import { type Actor, createActor, startGateway, storedTable, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let worker: Actor;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  worker = await createActor(gateway, 'WORKER');
});
afterAll(() => gateway.close());

interface SentRequest {
  readonly key?: string | undefined;
  readonly payload?: object;
  readonly who?: Actor;
}

const clockIn = ({ key, payload = {}, who = worker }: SentRequest) =>
  gateway.inject({
    method: 'POST',
    url: '/api/timesheets/clock-in',
    headers: { ...who.headers, ...(key && { 'idempotency-key': key }) },
    payload,
  });

const graphql = (query: string, { key, who = worker }: SentRequest) =>
  gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...who.headers, ...(key && { 'idempotency-key': key }) },
    payload: { query },
  });

const countOf = async (table: string, condition = 'true'): Promise<number> => {
  const [row] = await gateway.orm.em
    .getConnection()
    .execute<{ n: string }[]>(`select count(*) as n from ${table} where ${condition}`);
  return Number(row?.n);
};
const timesheetsOf = (person: Actor) => countOf('timesheets', `user_id = '${person.userId}'`);

describe('a repeated request', () => {
  test('gets the first response, and does not repeat the work', async () => {
    const key = randomUUID();
    const first = await clockIn({ key });
    const second = await clockIn({ key });
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.body).toBe(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(await timesheetsOf(worker)).toBe(1);
  });

  test('gets the first response over GraphQL too', async () => {
    const key = randomUUID();
    const first = await graphql('mutation { timesheetClockIn(input: {}) { timesheet { id } } }', { key });
    const second = await graphql('mutation { timesheetClockIn(input: {}) { timesheet { id } } }', { key });
    expect(first.json()).toHaveProperty('data.timesheetClockIn.timesheet.id');
    expect(second.body).toBe(first.body);
    expect(await timesheetsOf(worker)).toBe(1);
  });

  test('fails with CONFLICT if its content differs', async () => {
    const key = randomUUID();
    await clockIn({ key });
    const other = await clockIn({ key, payload: { lat: 1, lng: 2 } });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'CONFLICT' });
    const otherQuery = await graphql('mutation { timesheetClockOut(input: {}) { timesheet { id } } }', { key });
    expect(otherQuery.json().errors[0].extensions.code).toBe('CONFLICT');
  });

  test('runs again after a rejection, which changed nothing', async () => {
    const key = randomUUID();
    await clockIn({});
    expect((await clockIn({ key })).statusCode).toBe(409);
    await gateway.inject({ method: 'POST', url: '/api/timesheets/clock-out', headers: worker.headers });
    expect((await clockIn({ key })).statusCode).toBe(201);
    expect((await clockIn({ key })).statusCode).toBe(201);
    expect(await timesheetsOf(worker)).toBe(2);
  });

  test('is a new request after 24 hours', async () => {
    const key = randomUUID();
    await clockIn({ key });
    gateway.clock.advance({ hours: 24, seconds: 1 });
    const later = await clockIn({ key });
    expect(later.headers).not.toHaveProperty('idempotent-replayed');
    expect(later.statusCode).toBe(409);
  });
});

describe('concurrent requests with one key', () => {
  test('run once and all get the same response', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => clockIn({ key })));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(await timesheetsOf(worker)).toBe(1);
  });
});

describe('two gateways on one database', () => {
  test('do the work once, and both send the same response', async () => {
    const other = await startGateway({ beside: gateway });
    const key = randomUUID();
    const request = {
      method: 'POST',
      url: '/api/timesheets/clock-in',
      headers: { ...worker.headers, 'idempotency-key': key },
    } as const;
    const responses = await Promise.all([gateway, other, gateway, other].map(({ inject }) => inject(request)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(201);
    expect(await timesheetsOf(worker)).toBe(1);
    await other.close();
  });
});

describe('the sweep', () => {
  test('removes keys after 24 hours', async () => {
    await clockIn({ key: randomUUID() });
    const { app, orm, clock } = gateway;
    const sweep = idempotencyFeature.sweeps?.[0];
    await orm.em.fork().execute(`update idempotent_requests set created_at = now() - interval '25 hours'`);
    const { files, logger, config } = app.platform;
    expect(await sweep?.run({ orm, clock, files, logger, config })).toBeGreaterThan(0);
    expect(await countOf('idempotent_requests')).toBe(0);
  });
});

describe('a key', () => {
  test('belongs to the user who sent it', async () => {
    const key = randomUUID();
    const colleague = await createActor(gateway, 'WORKER', worker);
    const ownResponse = await clockIn({ key });
    const colleaguesResponse = await clockIn({ key, who: colleague });
    expect(colleaguesResponse.statusCode).toBe(201);
    expect(colleaguesResponse.body).not.toBe(ownResponse.body);
  });

  test.each(['', ' ', 'x'.repeat(256), 'ключ', 'a b'])('is rejected if it is invalid: %j', async (key) => {
    const response = await gateway.inject({
      method: 'POST',
      url: '/api/timesheets/clock-in',
      headers: { ...worker.headers, 'idempotency-key': key },
    });
    expect(response.statusCode).toBe(400);
    expect(await timesheetsOf(worker)).toBe(0);
  });

  test('only has an effect on POST', async () => {
    const key = randomUUID();
    const read = (url: string) => gateway.inject({ url, headers: { ...worker.headers, 'idempotency-key': key } });
    await read('/api/timesheets/active');
    expect((await read('/api/auth/me')).statusCode).toBe(200);
  });
});

describe('a response that a retry may change', () => {
  test('is not replayed: a sign-in after a failed one', async () => {
    const key = randomUUID();
    const url = '/api/timesheets/clock-in';
    const unauthenticated = await gateway.inject({ method: 'POST', url, headers: { 'idempotency-key': key } });
    expect(unauthenticated.statusCode).toBe(401);
    const login = await graphql(
      'mutation { userCreate(input: {email: "a@b.example", firstName: "A", lastName: "B", role: WORKER, password: "battery staple"}) { user { id } } }',
      { key },
    );
    expect(login.json().errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await countOf('idempotent_requests', `created_at > '2100-01-01'`)).toBe(0);
    expect((await clockIn({ key })).statusCode).toBe(201);
  });

  test('leaves nothing behind after an unexpected error', async () => {
    const key = randomUUID();
    const before = await countOf('idempotent_requests');
    const entries = await storedTable(gateway.orm, 'audit_entries');
    await gateway.orm.em
      .getConnection()
      .execute(`alter table ${entries} add constraint nothing_fits check (false) not valid`);
    const failed = await clockIn({ key });
    expect(failed.statusCode).toBe(500);
    expect(await countOf('idempotent_requests')).toBe(before);
    await gateway.orm.em.getConnection().execute(`alter table ${entries} drop constraint nothing_fits`);
    expect(await timesheetsOf(worker)).toBe(0);
    expect((await clockIn({ key })).statusCode).toBe(201);
  });

  test('rolls back work whose response could not be stored', async () => {
    const key = randomUUID();
    const answers = await storedTable(gateway.orm, 'idempotent_requests');
    await gateway.orm.em.getConnection().execute(`
      create function refuse_answers() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
      create trigger refuse_answers before insert on ${answers} execute function refuse_answers()`);
    const failed = await clockIn({ key });
    await gateway.orm.em
      .getConnection()
      .execute(`drop trigger refuse_answers on ${answers}; drop function refuse_answers`);
    expect(failed.statusCode).toBe(500);
    expect(await timesheetsOf(worker)).toBe(0);
  });
});

describe('a sign-in', () => {
  test('is not replayed: each has a session of its own', async () => {
    const login = (headers: Record<string, string>) =>
      gateway.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { ...headers, 'idempotency-key': 'the-same' },
        payload: { email: worker.email, password: 'correct horse' },
      });
    const tokens = new Set<string | undefined>();
    for (const headers of [{}, {}, worker.headers, worker.headers]) {
      const response = await login(headers);
      expect(response.statusCode).toBe(200);
      expect(response.headers).not.toHaveProperty('idempotent-replayed');
      tokens.add(response.cookies[0]?.value);
    }
    expect(tokens.size).toBe(4);
    expect(await countOf('idempotent_requests', `caller_id = '${worker.userId}'`)).toBe(0);
  });
});
