import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { changeSettings } from '../../src/features/organization/test/builders.js';
import { aSchedule } from '../../src/features/scheduling/test/builders.js';
import { aCrew } from '../../src/features/teams/test/builders.js';
import { aTimesheet } from '../../src/features/timeclock/test/builders.js';
import { type Actor, createActor, roundTripsOf, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let worker: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  // The first statement of a process finds out whether the database exists.
  await gateway.inject({ url: '/readyz' });
});
beforeEach(async () => {
  worker = await createActor(gateway, 'WORKER');
});
afterAll(() => gateway.close());

/** What a statement does, by a part of its text. */
const kinds: readonly (readonly [part: string, kind: string])[] = [
  ['find_session', 'find session'],
  ['set local app.organization_id', 'bind organization'],
  ['set local app.reach', 'bind reach'],
  ['reserve_idempotency_key', 'reserve key'],
  ['find_idempotent_request', 'find key'],
  ['admit_session', 'admit caller'],
  ['insert into timesheets', 'insert timesheet'],
  ['update timesheets', 'update timesheet'],
  ['insert into breaks', 'insert break'],
  ['update breaks', 'update break'],
  ['insert into idempotent_requests', 'store response'],
  ['insert into audit_entries', 'write audit entry'],
  ['join sign_offs', 'find signature'],
  ['for update', 'lock timesheet'],
  ['as "locationRequired"', 'read clock-in facts'],
  ['json_agg', 'read timesheet'],
  ['insert into "jobs"', 'insert job'],
  ['select assigned.user_id', 'read planned shifts'],
  ['from pto_requests', 'read time off'],
  ['pay_period_lock', 'keep periods open'],
  ['from closed_pay_periods', 'read closed periods'],
];
const kindOf = (text: string) => kinds.find(([part]) => text.includes(part))?.[1] ?? text;

interface Sent {
  readonly url?: string;
  readonly payload?: object;
  readonly keyed?: boolean;
  readonly from?: Actor;
}

/** Sends a request and returns what the database got, by round trip. */
async function send({ url = '/graphql', payload = {}, keyed = true, from = worker }: Sent): Promise<string[][]> {
  const headers = { ...from.headers, ...(keyed && { 'idempotency-key': randomUUID() }) };
  const roundTrips = await roundTripsOf(async () => {
    const response = await gateway.inject({ method: 'POST', url, headers, payload });
    expect([response.statusCode, response.body]).toEqual([expect.any(Number), expect.not.stringContaining('errors')]);
    expect(response.statusCode).toBeLessThan(300);
  });
  return roundTrips.map((texts) => texts.map(kindOf));
}

const opened = ['begin', 'bind organization', 'bind reach', 'reserve key', 'admit caller'];
const ended = ['store response', 'write audit entry', 'commit'];
const punches = (lock: readonly string[], write: readonly string[]) => [[...opened, ...lock], write, ended];
const locked = ['lock timesheet', 'read timesheet'];

const day = [
  ['clock-in', 'timesheetClockIn(input: {})', punches(['read clock-in facts'], ['insert timesheet'])],
  ['start-break', 'timesheetBreakStart(input: {})', punches(locked, ['insert break'])],
  ['end-break', 'timesheetBreakEnd', punches(locked, ['update break'])],
  ['clock-out', 'timesheetClockOut(input: {})', punches([...locked, 'find signature'], ['update timesheet'])],
] as const;

describe('a punch with an idempotency key', () => {
  test('takes three round trips over REST', async () => {
    await gateway.rest(worker, 'GET', '/api/auth/me');
    for (const [path, , expected] of day) expect(await send({ url: `/api/timesheets/${path}` })).toEqual(expected);
  });

  test('takes three round trips over GraphQL', async () => {
    const fields = '{ timesheet { id user { firstName } breaks { type } durationMinutes locked canApprove } }';
    // An operation is planned when it comes for the second time, and its caller is then expected.
    for (const from of [await createActor(gateway, 'WORKER'), await createActor(gateway, 'WORKER'), worker]) {
      await gateway.rest(from, 'GET', '/api/auth/me');
      for (const [, mutation, expected] of day) {
        const sent = await send({
          payload: {
            query: `mutation { ${mutation} ${fields} }`,
          },
          from,
        });
        if (from === worker) expect(sent).toEqual(expected);
      }
    }
  });

  test('takes three round trips and no further statement with an answer about breaks', async () => {
    await changeSettings(gateway.orm, worker.organizationId, { overtimeRule: 'CALIFORNIA', breakPremiums: true });
    await gateway.rest(worker, 'GET', '/api/auth/me');
    for (const [path, , expected] of day) {
      const payload = path === 'clock-out' ? { breaks: { meals: 'PROVIDED', rests: 'PROVIDED' } } : {};
      expect(await send({ url: `/api/timesheets/${path}`, payload })).toEqual(expected);
    }
    const { body } = await gateway.rest(worker, 'GET', '/api/timesheets');
    expect(body).toMatchObject([{ asksForBreaks: true, breakAnswer: { meals: 'PROVIDED' } }]);
  });

  test('takes three round trips and no further statement for the team of a shift', async () => {
    const { organizationId, user } = worker;
    const crew = await aCrew(gateway.orm, { organizationId, members: [user] });
    const now = gateway.clock.now();
    const times = { startAt: now, endAt: new Date(now.getTime() + 3_600_000) };
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [user.id], team: crew, ...times });
    await gateway.rest(worker, 'GET', '/api/auth/me');
    for (const [path, , expected] of day) expect(await send({ url: `/api/timesheets/${path}` })).toEqual(expected);
    const { body } = await gateway.rest(worker, 'GET', '/api/timesheets');
    expect(body).toMatchObject([{ team: { id: crew.id, name: 'Garden crew' } }]);
  });

  test('looks the session up in a round trip of its own when it is the first request', async () => {
    const [[path, , expected]] = day;
    expect(await send({ url: `/api/timesheets/${path}` })).toEqual([['find session'], ...expected]);
  });
});

test('a punch without a key takes as many round trips', async () => {
  expect(await send({ url: '/api/timesheets/clock-in', keyed: false })).toEqual([
    ['find session'],
    ['begin', 'bind organization', 'bind reach', 'admit caller', 'read clock-in facts'],
    ['insert timesheet'],
    ['write audit entry', 'commit'],
  ]);
});

test('the check of the caller and the audit entry cost no round trip of their own in any command', async () => {
  const admin = await createActor(gateway, 'ADMIN');
  expect(await send({ url: '/api/jobs', payload: { name: 'Site' }, from: admin })).toEqual([
    ['find session'],
    opened,
    ['insert job'],
    ended,
  ]);
});

describe('a command that plans or reviews', () => {
  test('sends independent reads together when it creates a schedule', async () => {
    const admin = await createActor(gateway, 'ADMIN', worker);
    const times = { startAt: '2026-12-14T12:00:00.000Z', endAt: '2026-12-14T16:00:00.000Z' };
    const payload = { title: 'Early', ...times, assignedUserIds: [worker.userId] };
    const sent = await send({ url: '/api/schedules', payload, from: admin });
    expect(sent).toHaveLength(10);
    expect(sent.at(-2)).toEqual(['read planned shifts', 'read time off']);
  });

  test('reads no more than it decides by when it approves a timesheet', async () => {
    const owner = await createActor(gateway, 'OWNER', worker);
    const { id } = await aTimesheet(gateway.orm, {
      user: worker.user,
      clockInAt: new Date('2026-07-14T12:00:00Z'),
      clockOutAt: new Date('2026-07-14T16:00:00Z'),
    });
    const sent = await send({ url: `/api/timesheets/${id}/approve`, from: owner });
    expect(sent).toHaveLength(10);
    expect(sent.filter((texts) => texts.includes('read closed periods'))).toEqual([
      ['keep periods open', 'read closed periods'],
    ]);
  });
});

describe('several commands in one document', () => {
  test('share one transaction, and only the first needs no savepoint', async () => {
    const query =
      'mutation { timesheetClockIn(input: {}) { timesheet { id } } timesheetBreakStart(input: {}) { timesheet { id breaks { type } } } timesheetClockOut(input: {}) { timesheet { id status } } }';
    const roundTrips = await send({ payload: { query } });
    expect(roundTrips.flat().filter((kind) => kind === 'begin' || kind === 'commit')).toEqual(['begin', 'commit']);
    expect(roundTrips.flat().filter((kind) => kind.startsWith('savepoint'))).toHaveLength(2);
  });

  test('see what earlier commands have written', async () => {
    const key = { ...worker.headers, 'idempotency-key': randomUUID() };
    const query =
      'mutation { timesheetClockIn(input: {}) { timesheet { id } } timesheetBreakStart(input: {}) { timesheet { breaks { endAt } } } timesheetClockOut(input: {}) { timesheet { status breaks { type } } } }';
    const post = () => gateway.inject({ method: 'POST', url: '/graphql', headers: key, payload: { query } });
    const response = await post();
    expect(response.json().data).toMatchObject({
      timesheetBreakStart: { timesheet: { breaks: [{ endAt: null }] } },
      timesheetClockOut: { timesheet: { status: 'PENDING', breaks: [{ type: 'UNPAID' }] } },
    });
    expect((await post()).body).toBe(response.body);
  });
});

describe('simultaneous clock-ins of one person with different keys', () => {
  const together = (requests: Omit<Sent, 'from'>) =>
    Promise.all(
      Array.from({ length: 8 }, () =>
        gateway.inject({
          method: 'POST',
          url: requests.url ?? '/graphql',
          headers: { ...worker.headers, 'idempotency-key': randomUUID() },
          payload: requests.payload ?? {},
        }),
      ),
    );

  test('clock in once over REST, and the others are rejected', async () => {
    const responses = await together({ url: '/api/timesheets/clock-in' });
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    const rejected = responses.filter(({ statusCode }) => statusCode === 409).map((each) => each.json());
    expect(new Set(rejected.map(({ message }) => message))).toEqual(new Set(['You are already clocked in']));
  });

  test('clock in once over GraphQL, and the others get the error of the field', async () => {
    const responses = await together({
      payload: { query: 'mutation { timesheetClockIn(input: {}) { timesheet { id } } }' },
    });
    const errors = responses.flatMap((response) => response.json().errors ?? []);
    expect(errors).toHaveLength(7);
    for (const error of errors) {
      expect(error).toMatchObject({ path: ['timesheetClockIn'], message: 'You are already clocked in' });
    }
  });
});
