import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { failureOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { aTimesheet } from './builders.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.set('2026-07-15T15:00:00Z'));

const timesheetFields = `id user { id firstName lastName } job { id name } team { id name } clockInAt clockOutAt durationMinutes notes
  imageUrls images { url thumbnailUrl } breaks { id type startAt endAt } flags status location { lat lng }
  clockInPlace { distanceMeters } clockOutPlace { distanceMeters }
  exceptions { code message } approvedAt approvedBy { id firstName lastName } locked lockedBy { startDate endDate } canReview canApprove canReject approvalObstacle rejection { at reason by { id firstName lastName } } forgotten { since }
  confirmations { code message } version asksForBreaks asksForLocation breakAnswer { meals rests answeredAt }`;

describe('a day through REST', () => {
  test('responds to each punch with the timesheet', async () => {
    const worker = await aUser(gateway.orm);
    expect(await gateway.rest(worker, 'GET', '/api/timesheets/active')).toMatchObject({ status: 200, body: null });

    const begun = await gateway.rest(worker, 'POST', '/api/timesheets/clock-in', { lat: 39.7392, lng: -104.9903 });
    expect(begun.status).toBe(201);
    expect(begun.body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      user: { id: worker.id, firstName: 'Ada', lastName: 'Marsh' },
      job: null,
      team: null,
      clockInAt: '2026-07-15T15:00:00.000Z',
      clockOutAt: null,
      durationMinutes: null,
      notes: '',
      imageUrls: [],
      images: [],
      breaks: [],
      flags: [],
      exceptions: [],
      confirmations: [],
      status: 'OPEN',
      approvedAt: null,
      approvedBy: null,
      locked: false,
      lockedBy: null,
      canReview: false,
      canApprove: false,
      canReject: false,
      approvalObstacle: null,
      asksForBreaks: false,
      asksForLocation: false,
      breakAnswer: null,
      forgotten: null,
      rejection: null,
      version: expect.stringMatching(/^[\w-]{12}$/),
      location: { lat: 39.7392, lng: -104.9903 },
      clockInPlace: null,
      clockOutPlace: null,
    });

    gateway.clock.advance({ minutes: 90 });
    const onBreak = await gateway.rest(worker, 'POST', '/api/timesheets/start-break', { type: 'UNPAID' });
    const open = { id: expect.any(String), type: 'UNPAID', startAt: '2026-07-15T16:30:00.000Z', endAt: null };
    expect(onBreak).toMatchObject({ status: 200, body: { breaks: [open] } });
    expect((await gateway.rest(worker, 'GET', '/api/timesheets/active')).body).toEqual(onBreak.body);

    gateway.clock.advance({ minutes: 30 });
    const back = await gateway.rest(worker, 'POST', '/api/timesheets/end-break');
    expect(back).toMatchObject({ status: 200, body: { breaks: [{ endAt: '2026-07-15T17:00:00.000Z' }] } });

    const done = await gateway.rest(worker, 'POST', '/api/timesheets/clock-out');
    expect(done).toMatchObject({ status: 200, body: { durationMinutes: 90, status: 'PENDING' } });
    const { body: own } = await gateway.rest(worker, 'GET', '/api/timesheets');
    expect(own).toEqual([{ ...done.body, history: expect.any(Array) }]);
  });

  test('accepts a location in either form, or no location', async () => {
    for (const [body, location, flags] of [
      [undefined, null, ['MISSING_LOCATION']],
      [{}, null, ['MISSING_LOCATION']],
      [{ location: null }, null, ['MISSING_LOCATION']],
      [{ lat: null, lng: null }, null, ['MISSING_LOCATION']],
      [{ lat: 1.5, lng: 2.5 }, { lat: 1.5, lng: 2.5 }, []],
      [{ location: { lat: 1.5, lng: 2.5 } }, { lat: 1.5, lng: 2.5 }, []],
      [{ lat: 0, lng: 0 }, { lat: 0, lng: 0 }, ['IMPOSSIBLE_LOCATION']],
    ] as const) {
      const response = await gateway.rest(await aUser(gateway.orm), 'POST', '/api/timesheets/clock-in', body);
      expect(response).toMatchObject({ status: 201, body: { location, flags } });
    }
  });
});

describe('a day through GraphQL', () => {
  test('returns the same fields and values as REST', async () => {
    const worker = await aUser(gateway.orm);
    const mutation = async (call: string, variables = {}) => {
      const head = call.includes('$input') ? '($input: TimesheetClockInInput!)' : '';
      const { body } = await gateway.graphql(
        worker,
        `mutation ${head} { result: ${call} { timesheet { ${timesheetFields} } } }`,
        variables,
      );
      expect(body.errors).toBeUndefined();
      return body.data.result.timesheet;
    };

    await mutation('timesheetClockIn(input: $input)', { input: { location: { lat: 1.5, lng: 2.5 } } });
    gateway.clock.advance({ minutes: 10 });
    await mutation('timesheetBreakStart(input: {})');
    await mutation('timesheetBreakEnd');
    await mutation('timesheetBreakStart(input: { type: PAID })');
    const active = await gateway.graphql(worker, `{ viewer { activeTimesheet { ${timesheetFields} } } }`);
    expect(active.body.data.viewer.activeTimesheet).toEqual(
      (await gateway.rest(worker, 'GET', '/api/timesheets/active')).body,
    );
    gateway.clock.advance({ minutes: 10 });
    const done = await mutation('timesheetClockOut(input: {})');

    expect(done).toMatchObject({ durationMinutes: 20, breaks: [{ type: 'UNPAID' }, { type: 'PAID' }] });
    const { body: listed } = await gateway.rest(worker, 'GET', '/api/timesheets');
    expect(listed).toEqual([{ ...done, history: expect.any(Array) }]);
  });

  test('clocks in without arguments', async () => {
    const { body } = await gateway.graphql(
      await aUser(gateway.orm),
      'mutation { timesheetClockIn(input: {}) { timesheet { flags location { lat } } } }',
    );

    expect(body).toEqual({
      data: { timesheetClockIn: { timesheet: { flags: ['MISSING_LOCATION'], location: null } } },
    });
  });

  test('keeps the flags of a timesheet whose punches select none', async () => {
    const worker = await aUser(gateway.orm);
    const starts = ['timesheetClockIn(input: {})', 'timesheetBreakStart(input: {})'];
    for (const punch of [...starts, 'timesheetBreakEnd', 'timesheetClockOut(input: {})']) {
      const { body } = await gateway.graphql(worker, `mutation { ${punch} { timesheet { clockInAt } } }`);
      expect(body.errors).toBeUndefined();
      gateway.clock.advance({ minutes: 10 });
    }

    const { body } = await gateway.graphql(worker, '{ viewer { timesheets(first: 1) { edges { node { flags } } } } }');
    expect(body.data.viewer.timesheets.edges).toEqual([{ node: { flags: ['MISSING_LOCATION'] } }]);
  });
});

type Call = { rest: [url: string, body?: object]; graphql: [mutation: string, input?: object] };
const clockInCall = (input: object): Call => ({
  rest: ['clock-in', input],
  graphql: ['($input: TimesheetClockInInput!) { timesheetClockIn(input: $input) { timesheet { id } } }', input],
});
const plain = (url: string, field: string): Call => ({ rest: [url], graphql: [`{ ${field} { timesheet { id } } }`] });
const startBreakCall = (input: object): Call => ({
  rest: ['start-break', input],
  graphql: ['($input: TimesheetBreakStartInput!) { timesheetBreakStart(input: $input) { timesheet { id } } }', input],
});

describe('a punch that both APIs reject', () => {
  test.each<[string, Call, 'out' | 'working' | 'on a break', number, object]>([
    ['a second clock-in', clockInCall({}), 'working', 409, { code: 'CONFLICT', message: 'You are already clocked in' }],
    [
      'a clock-out without a timesheet',
      plain('clock-out', 'timesheetClockOut(input: {})'),
      'out',
      409,
      { code: 'CONFLICT', message: 'No active timesheet' },
    ],
    [
      'a break without a timesheet',
      startBreakCall({}),
      'out',
      409,
      { code: 'CONFLICT', message: 'No active timesheet' },
    ],
    [
      'the end of a break without a timesheet',
      plain('end-break', 'timesheetBreakEnd'),
      'out',
      409,
      { code: 'CONFLICT', message: 'No active timesheet' },
    ],
    [
      'a break within a break',
      startBreakCall({}),
      'on a break',
      409,
      { code: 'CONFLICT', message: 'You are already on a break' },
    ],
    [
      'the end of a break without a break',
      plain('end-break', 'timesheetBreakEnd'),
      'working',
      409,
      { code: 'CONFLICT', message: 'No open break' },
    ],
    [
      'a latitude without a longitude',
      clockInCall({ location: { lat: 1 } }),
      'out',
      400,
      { code: 'BAD_USER_INPUT', fields: { 'location.lng': 'Longitude must be a number' } },
    ],
    [
      'a location as text',
      clockInCall({ location: { lat: 'north', lng: '1' } }),
      'out',
      400,
      {
        code: 'BAD_USER_INPUT',
        fields: { 'location.lat': 'Latitude must be a number', 'location.lng': 'Longitude must be a number' },
      },
    ],
    [
      'an unknown break type',
      startBreakCall({ type: 'LUNCH' }),
      'working',
      400,
      { code: 'BAD_USER_INPUT', fields: { type: 'Break type must be UNPAID or PAID' } },
    ],
  ])('%s', async (_name, { rest, graphql }, state, status, failure) => {
    const worker = await aUser(gateway.orm);
    if (state !== 'out') await gateway.rest(worker, 'POST', '/api/timesheets/clock-in');
    if (state === 'on a break') await gateway.rest(worker, 'POST', '/api/timesheets/start-break');
    const [url, body] = rest;
    const [mutation, input] = graphql;

    const fromRest = await gateway.rest(worker, 'POST', `/api/timesheets/${url}`, body);
    const fromGraphql = await gateway.graphql(worker, `mutation ${mutation}`, { input });

    expect(fromRest.status).toBe(status);
    expect(failureOf(fromRest)).toMatchObject(failure);
    expect(failureOf(fromGraphql)).toEqual(failureOf(fromRest));
  });

  test.each(['clock-in', 'clock-out', 'start-break', 'end-break'])('%s without a session', async (url) => {
    const response = await gateway.rest(null, 'POST', `/api/timesheets/${url}`, { lat: 'x', type: 'x' });

    expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});

describe('40 simultaneous clock-ins', () => {
  test.each<[string, (worker: User) => Promise<number>]>([
    ['REST', async (worker) => (await gateway.rest(worker, 'POST', '/api/timesheets/clock-in')).status],
    [
      'GraphQL',
      async (worker) =>
        (await gateway.graphql(worker, 'mutation { timesheetClockIn(input: {}) { timesheet { id } } }')).body.data
          .timesheetClockIn
          ? 201
          : 409,
    ],
  ])('create one timesheet through %s', async (_door, punch) => {
    const worker = await aUser(gateway.orm);
    await gateway.headersOf(worker);

    const statuses = await Promise.all(Array.from({ length: 40 }, () => punch(worker)));

    expect(statuses.toSorted()).toEqual([201, ...Array(39).fill(409)]);
    expect((await gateway.rest(worker, 'GET', '/api/timesheets')).body).toHaveLength(1);
  });
});

describe('the dashboard figures', () => {
  test('are four numbers, and not available to workers', async () => {
    const manager = await aUser(gateway.orm, { role: 'MANAGER' });
    const worker = await aUser(gateway.orm, { organizationId: manager.organizationId });
    await aTimesheet(gateway.orm, { user: worker, clockInAt: new Date('2026-07-15T13:30:00Z') });
    const figures = { activeWorkers: 1, hoursToday: 1.5, pendingApprovals: 0, activeSchedules: 0 };
    const question = '{ viewer { dashboardStats { activeWorkers hoursToday pendingApprovals activeSchedules } } }';

    expect(await gateway.rest(manager, 'GET', '/api/dashboard/stats')).toMatchObject({ status: 200, body: figures });
    expect((await gateway.graphql(manager, question)).body.data.viewer.dashboardStats).toEqual(figures);
    expect(await gateway.rest(worker, 'GET', '/api/dashboard/stats')).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(failureOf(await gateway.graphql(worker, question)).code).toBe('FORBIDDEN');
  });
});
