import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aTeam } from '../../identity/test/builders.js';
import { auditOf } from '../../scheduling/test/scheduling-audit.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { apis, type TimeOffDoors, timeOffDoors } from './time-off-doors.js';

let doors: TimeOffDoors;

beforeAll(async () => {
  doors = await timeOffDoors();
});
afterAll(() => doors.close());

const days = { startDate: '2026-07-13', endDate: '2026-07-15', hours: 24 };

describe.each(apis)('a request for time off through %s', (door) => {
  test('is made by every role, pending, with the balance that it leaves, and one audit entry each', async () => {
    const { organizationId, worker, manager, accountant, admin } = await aTeam(doors.orm);
    const policy = await aPtoPolicy(doors.orm, { organizationId, yearlyAllowanceHours: 16 });

    for (const by of [worker, manager, accountant, admin]) {
      const { data } = await doors.ask(door, by, 'requestPto', { policyId: policy.id, ...days });
      const balance = { year: 2026, allowanceHours: 16, usedHours: 0, pendingHours: 24, remainingHours: -8 };
      expect(data).toEqual({
        ...days,
        id: expect.any(String),
        policyId: policy.id,
        policy: { id: policy.id, name: 'Vacation' },
        user: { id: by.id, firstName: by.firstName, lastName: by.lastName },
        status: 'PENDING',
        managerNotes: null,
        createdAt: doors.clock.now().toISOString(),
        decidedAt: null,
        decidedBy: null,
        balance,
        balances: [balance],
        canDecide: by === admin,
      });
    }
    const entries = await auditOf(doors.orm, organizationId);
    expect(entries.map(({ action }) => action)).toEqual(Array(4).fill('pto-request.created'));
  });

  test.each([
    [
      {},
      {
        policyId: 'PTO policy is required',
        startDate: 'Start date is required',
        endDate: 'End date is required',
        hours: 'Hours is required',
      },
    ],
    [{ ...days, policyId: null }, { policyId: 'PTO policy is required' }],
    [{ ...days, policyId: '' }, { policyId: 'PTO policy is required' }],
    [
      { policyId: 'x', startDate: 'soon', endDate: '2026-02-30', hours: 'eight' },
      {
        startDate: 'Start date must be a date such as 2026-03-08',
        endDate: 'End date must be a date such as 2026-03-08',
        hours: 'Hours must be a whole number from 1 to 80',
      },
    ],
    [
      { policyId: 'x', startDate: '2026-07-15', endDate: '2026-07-14', hours: 0 },
      { endDate: 'End date must not be before start date', hours: 'Hours must be a whole number from 1 to 80' },
    ],
    ...[0, 81, -8, 7.5, '8', 1e300, true].map(
      (hours) => [{ policyId: 'x', ...days, hours }, { hours: 'Hours must be a whole number from 1 to 80' }] as const,
    ),
    ...['2026-7-13', '13/07/2026', '2026-07-13T00:00:00Z', 20260713, '2026-13-01'].map(
      (startDate) =>
        [{ policyId: 'x', ...days, startDate }, { startDate: 'Start date must be a date such as 2026-03-08' }] as const,
    ),
    [{ policyId: 'x', ...days, endDate: '' }, { endDate: 'End date is required' }],
    [{ policyId: 'x', ...days, endDate: '2027-07-14' }, { endDate: 'A request can span at most 366 days' }],
  ])('is refused for %j', async (input, fields) => {
    const { worker } = await aTeam(doors.orm);

    expect(await doors.ask(door, worker, 'requestPto', input)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    const { fields: named } = await doors.ask(door, worker, 'requestPto', input);
    expect(Object.keys(named ?? {}).toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  test.each([1, 80])('may be for %d hours', async (hours) => {
    const { organizationId, worker } = await aTeam(doors.orm);
    const policy = await aPtoPolicy(doors.orm, { organizationId });

    expect((await doors.ask(door, worker, 'requestPto', { policyId: policy.id, ...days, hours })).data.hours).toBe(
      hours,
    );
  });

  test('is not for a policy that nobody has, nor for a retired one', async () => {
    const { organizationId, worker } = await aTeam(doors.orm);
    const foreign = await aPtoPolicy(doors.orm, { organizationId: (await aTeam(doors.orm)).organizationId });
    const retired = await aPtoPolicy(doors.orm, { organizationId, retiredAt: new Date() });

    for (const policyId of ['nonsense', foreign.id, worker.id]) {
      const refused = await doors.ask(door, worker, 'requestPto', { policyId, ...days });
      expect(refused).toMatchObject({ code: 'NOT_FOUND', message: 'PTO policy not found' });
    }
    expect(await doors.ask(door, worker, 'requestPto', { policyId: retired.id, ...days })).toMatchObject({
      code: 'CONFLICT',
      message: 'This PTO policy is retired',
    });
  });

  test('that crosses New Year counts in each year by its days', async () => {
    const { organizationId, worker } = await aTeam(doors.orm);
    const { id: policyId } = await aPtoPolicy(doors.orm, { organizationId, yearlyAllowanceHours: 40 });
    const input = { policyId, startDate: '2026-12-30', endDate: '2027-01-01', hours: 24 };

    const { data } = await doors.ask(door, worker, 'requestPto', input);

    expect(data.balances).toMatchObject([
      { year: 2026, pendingHours: 16, remainingHours: 24 },
      { year: 2027, pendingHours: 8, remainingHours: 32 },
    ]);
    expect(data.balance).toEqual(data.balances[0]);
  });

  test('is listed for whoever made it alone, the newest first', async () => {
    const { worker, colleague, manager } = await aTeam(doors.orm);
    const june = await aPtoRequest(doors.orm, { user: worker, createdAt: new Date('2026-06-01T12:00:00Z') });
    const july = await aPtoRequest(doors.orm, { user: worker, createdAt: new Date('2026-07-01T12:00:00Z') });
    await aPtoRequest(doors.orm, { user: colleague });

    const { data } = await doors.ask(door, worker, 'myPtoRequests');
    expect(data.map(({ id }: { id: string }) => id)).toEqual([july.id, june.id]);
    expect((await doors.ask(door, manager, 'myPtoRequests')).data).toEqual([]);
  });

  test('is canceled by whoever made it, while it is pending', async () => {
    const { organizationId, worker, manager, admin } = await aTeam(doors.orm);
    const { id } = await aPtoRequest(doors.orm, { user: worker });

    for (const by of [manager, admin]) {
      expect((await doors.ask(door, by, 'cancelPtoRequest', {}, id)).code).toBe('NOT_FOUND');
    }
    expect((await doors.ask(door, worker, 'cancelPtoRequest', {}, id)).data).toMatchObject({ id, status: 'CANCELED' });
    expect(await doors.ask(door, worker, 'cancelPtoRequest', {}, id)).toMatchObject({
      code: 'CONFLICT',
      message: 'This request is already canceled',
    });
    expect((await doors.ask(door, manager, 'approvePtoRequest', {}, id)).code).toBe('CONFLICT');
    for (const status of ['APPROVED', 'DENIED'] as const) {
      const decided = await aPtoRequest(doors.orm, { user: worker, status });
      expect((await doors.ask(door, worker, 'cancelPtoRequest', {}, decided.id)).code).toBe('CONFLICT');
    }
    expect((await auditOf(doors.orm, organizationId)).map(({ action }) => action)).toEqual(['pto-request.canceled']);
  });
});

test('is listed page by page through REST', async () => {
  const { worker } = await aTeam(doors.orm);
  for (const day of [1, 2, 3]) {
    await aPtoRequest(doors.orm, { user: worker, hours: day, createdAt: new Date(Date.UTC(2026, 5, day)) });
  }

  const first = await doors.rest(worker, 'GET', '/api/pto-requests?limit=2');
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
  const second = await doors.rest(worker, 'GET', next);

  expect([...first.body, ...second.body].map(({ hours }) => hours)).toEqual([3, 2, 1]);
  expect((await doors.rest(worker, 'GET', '/api/pto-requests?limit=0')).status).toBe(400);
});
