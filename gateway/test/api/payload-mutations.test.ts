import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testPassword } from '../../src/features/identity/test/builders.js';
import { type Actor, createActor, roundTripsOf, startGateway, type TestGateway } from '../harness/index.js';
import { createTestLogger } from '../harness/logger.js';

const { logger, lines } = createTestLogger();
let gateway: TestGateway;
let owner: Actor;
let worker: Actor;

beforeAll(async () => {
  gateway = await startGateway({ logger, now: '2026-07-15T12:00:00Z' });
  owner = await createActor(gateway, 'OWNER');
  worker = await createActor(gateway, 'WORKER', owner);
});
afterAll(() => gateway.close());

const send = (who: Actor | null, query: string, variables: object = {}, headers: Record<string, string> = {}) =>
  gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...who?.headers, ...headers },
    payload: { query, variables },
  });

const createJob = 'mutation($name: String!) { jobCreate(input: { name: $name }) { job { id name retired } } }';
const deleteJob = 'mutation($id: ID!) { jobDelete(input: { id: $id }) { deletedJobId job { id retired } } }';

async function aJob(): Promise<{ readonly id: string }> {
  return (await send(owner, createJob, { name: randomUUID() })).json().data.jobCreate.job;
}

describe('a payload', () => {
  test('has what was created, and the id of what was deleted', async () => {
    const name = randomUUID();
    const { job } = (await send(owner, createJob, { name })).json().data.jobCreate;
    expect(job).toEqual({ id: expect.any(String), name, retired: false });
    const deleted = (await send(owner, deleteJob, { id: job.id.toUpperCase() })).json();
    expect(deleted).toEqual({ data: { jobDelete: { deletedJobId: job.id, job: null } } });
  });

  test('has the object that remains where a deletion retires it', async () => {
    const { id } = await aJob();
    const clockIn = 'mutation($id: ID!) { timesheetClockIn(input: { jobId: $id }) { timesheet { job { id } } } }';
    const leaver = await createActor(gateway, 'WORKER', owner);
    expect((await send(leaver, clockIn, { id })).json().data.timesheetClockIn.timesheet.job).toEqual({ id });
    const deleted = (await send(owner, deleteJob, { id })).json();
    expect(deleted).toEqual({ data: { jobDelete: { deletedJobId: null, job: { id, retired: true } } } });
  });

  test('has a revoked API key as lists still show it', async () => {
    const create =
      'mutation { apiKeyCreate(input: { name: "x", scopes: [PAYROLL_READ] }) { secret apiKey { id allowedScopes } } }';
    const { secret, apiKey } = (await send(owner, create)).json().data.apiKeyCreate;
    expect(secret).toMatch(/^tt_/);
    expect(apiKey.allowedScopes).toEqual(['PAYROLL_READ']);
    const revoke =
      'mutation($id: ID!) { apiKeyRevoke(input: { id: $id }) { revokedApiKeyId apiKey { status owner { id } } } }';
    const revoked = (await send(owner, revoke, { id: apiKey.id })).json();
    expect(revoked.data.apiKeyRevoke).toEqual({
      revokedApiKeyId: apiKey.id,
      apiKey: { status: 'REVOKED', owner: { id: owner.userId } },
    });
  });

  test('has the list that a mutation makes', async () => {
    const shift = `{ title: "Early", startAt: "2026-07-13T15:00:00Z", endAt: "2026-07-13T20:00:00Z", assignedUserIds: ["${worker.userId}"] }`;
    const created = (await send(owner, `mutation { scheduleCreate(input: ${shift}) { schedule { id } } }`)).json();
    expect(created).not.toHaveProperty('errors');
    const copy =
      'mutation { scheduleWeekCopy(input: { fromDate: "2026-07-13", toDate: "2026-07-20" }) { schedules { startAt status } } }';
    expect((await send(owner, copy)).json().data.scheduleWeekCopy.schedules).toEqual([
      { startAt: '2026-07-20T15:00:00.000Z', status: 'DRAFT' },
    ]);
  });
});

describe('a failure', () => {
  test('makes only its own mutation null', async () => {
    const name = randomUUID();
    const query = `mutation($name: String!) {
      a: jobCreate(input: { name: $name }) { job { name } }
      b: jobCreate(input: { name: $name }) { job { name } }
      c: jobUpdate(input: { id: "none", name: "x" }) { job { name } }
    }`;
    const { data, errors } = (await send(owner, query, { name })).json();
    expect(data).toEqual({ a: { job: { name } }, b: null, c: null });
    expect(errors).toMatchObject([
      { path: ['b'], extensions: { code: 'CONFLICT', fields: { name: expect.any(String) } } },
      { path: ['c'], extensions: { code: 'NOT_FOUND' } },
    ]);
  });

  test('names every wrong field of the input, in enums too', async () => {
    const query = 'mutation($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { secret } }';
    const { errors } = (await send(owner, query, { input: { name: 5, scopes: ['PAYROLL_READ', 'ALL'] } })).json();
    expect(Object.keys(errors[0].extensions.fields)).toEqual(['name', 'scopes.1']);
  });

  test('is reported under the operation of the use case', async () => {
    const first = lines.length;
    await send(worker, createJob, { name: 'x' });
    await send(null, `mutation { a: jobCreate(input: { name: "x" }) { job { id } } }`);
    const events = lines.slice(first).filter(({ component }) => component === 'security');
    expect(events).toMatchObject([
      { event: 'request.forbidden', operation: 'createJob', userId: worker.userId },
      { event: 'request.unauthenticated', operation: 'createJob' },
    ]);
  });

  test('asks for the password', async () => {
    const stale = await createActor(gateway, 'OWNER');
    await gateway.orm.em
      .getConnection()
      .execute(`update sessions set auth_at = '2026-07-01' where id = '${stale.sessionId}'`);
    const query = 'mutation { apiKeyCreate(input: { name: "x", scopes: [TIMESHEETS_READ] }) { secret } }';
    const { data, errors } = (await send(stale, query)).json();
    expect(data).toEqual({ apiKeyCreate: null });
    expect(errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', reauth: ['PASSWORD'] });
    const again = `mutation { sessionReauthenticate(input: { password: "${testPassword}" }) { freshUntil } }`;
    const { freshUntil } = (await send(stale, again)).json().data.sessionReauthenticate;
    expect(Date.parse(freshUntil)).toBeGreaterThan(gateway.clock.now().getTime());
    expect((await send(stale, query)).json()).not.toHaveProperty('errors');
  });
});

describe('the limits of mutations', () => {
  test('count calls in one request', async () => {
    const input = '(input: { email: "a@b.example", password: "wrong password" }) { user { id } }';
    const calls = [...'abcdef'].map((name) => `${name}: sessionStart${input}`);
    const { errors, data } = (await send(null, `mutation { ${calls.join(' ')} }`)).json();
    expect(data).toBeUndefined();
    expect(errors[0].message).toBe('The query calls sessionStart 6 times. The limit is 5.');
  });

  test('hold for API keys', async () => {
    const create =
      'mutation { apiKeyCreate(input: { name: "x", scopes: [PAYROLL_READ, TIMESHEETS_READ] }) { secret } }';
    const { secret } = (await send(owner, create)).json().data.apiKeyCreate;
    const headers = { authorization: `Bearer ${secret}` };
    for (const query of [
      'mutation { timesheetClockIn(input: {}) { timesheet { id } } }',
      'mutation { sessionEndCurrent { endedSessionId } }',
    ]) {
      const { errors } = (await send(null, query, {}, headers)).json();
      expect(errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });
});

describe('a session', () => {
  test('starts with a cookie and ends with the id that lists have shown', async () => {
    const start = 'mutation($input: SessionStartInput!) { sessionStart(input: $input) { user { id abilities } } }';
    const started = await send(null, start, { input: { email: worker.email, password: testPassword } });
    expect(started.json().data.sessionStart.user).toMatchObject({ id: worker.userId, abilities: expect.any(Array) });
    const [cookie] = /timetrack_session=[\w-]+/.exec(String(started.headers['set-cookie'])) ?? [];
    const headers = { cookie: cookie ?? '' };
    const list = (await send(null, '{ viewer { mySessions { nodes { id current } } } }', {}, headers)).json().data
      .viewer.mySessions.nodes;
    const ended = await send(null, 'mutation { sessionEndCurrent { endedSessionId } }', {}, headers);
    const current = list.find((session: { current: boolean }) => session.current);
    expect(ended.json().data.sessionEndCurrent).toEqual({ endedSessionId: current.id });
    expect(String(ended.headers['set-cookie'])).toContain('timetrack_session=;');
    expect((await send(null, '{ viewer { me { id } } }', {}, headers)).json().data.viewer).toBeNull();
  });
});

describe('a punch', () => {
  const punch = 'mutation { timesheetClockIn(input: {}) { timesheet { id status } } }';
  const withPhotos =
    'mutation { timesheetClockIn(input: {}) { timesheet { id user { firstName organization { name } } images { url } } } }';

  async function costOf(query: string): Promise<number> {
    const person = await createActor(gateway, 'WORKER', owner);
    await send(person, '{ viewer { me { id } } }');
    return (await roundTripsOf(() => send(person, query))).flat().length;
  }

  test('reads only what the client selects in the payload', async () => {
    expect(await costOf(withPhotos)).toBeGreaterThan(await costOf(punch));
  });

  test('reaches subscribers', async () => {
    const socket = await gateway.socket(owner);
    await socket.init();
    const query = 'subscription { clockStatusChanged { user { id } state } }';
    socket.send({ type: 'subscribe', id: '1', payload: { query } });
    const person = await createActor(gateway, 'WORKER', owner);
    let state = 'OUT';
    // The protocol does not confirm a subscription, so the person punches until a message arrives.
    const message = socket.next('next').then(({ payload }) => {
      state = (payload as { data: { clockStatusChanged: { state: string } } }).data.clockStatusChanged.state;
    });
    while (state === 'OUT') {
      await send(person, punch);
      await send(person, 'mutation { timesheetClockOut(input: {}) { timesheet { id } } }');
      await new Promise(setImmediate);
    }
    await message;
    expect(['WORKING', 'OUT']).toContain(state);
    await socket.close();
  });
});

describe('a repeated request', () => {
  test('gets the first payload', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const name = randomUUID();
    const first = await send(owner, createJob, { name }, key);
    const again = await send(owner, createJob, { name }, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toBe(first.body);
  });

  test('keeps the place of a failed mutation', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const taken = (await send(owner, createJob, { name: randomUUID() })).json().data.jobCreate.job.name;
    const query = `mutation($taken: String!, $name: String!) {
      before: jobCreate(input: { name: "${randomUUID()}" }) { job { id } }
      failed: jobCreate(input: { name: $taken }) { job { id } }
      after: jobCreate(input: { name: $name }) { job { id } }
    }`;
    const variables = { taken, name: randomUUID() };
    const { data } = (await send(owner, query, variables, key)).json();
    expect(data.failed).toBeNull();
    const again = (await send(owner, query, variables, key)).json();
    expect(again.data).toEqual(data);
    expect(again.errors).toMatchObject([{ path: ['failed'], extensions: { code: 'CONFLICT' } }]);
  });
});
