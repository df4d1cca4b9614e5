import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const days = { startDate: '2026-07-13', endDate: '2026-07-15', hours: 24 };

describe.each(apis)('a request for time off over %s', (api) => {
  test('can be created by every role, and is pending, with the remaining balance and one audit entry', async () => {
    const { organizationId, worker, manager, accountant, admin } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId, yearlyAllowanceHours: 16 });

    for (const by of [worker, manager, accountant, admin]) {
      const { data } = await gateway.call(api, by, 'requestPto', { policyId: policy.id, ...days });
      const balance = { year: 2026, allowanceHours: 16, usedHours: 0, pendingHours: 24, remainingHours: -8 };
      expect(data).toEqual({
        ...days,
        note: null,
        id: expect.any(String),
        policyId: policy.id,
        policy: { id: policy.id, name: 'Vacation', paid: true, category: 'VACATION' },
        user: { id: by.id, firstName: by.firstName, lastName: by.lastName },
        status: 'PENDING',
        managerNotes: null,
        createdAt: gateway.clock.now().toISOString(),
        decidedAt: null,
        decidedBy: null,
        revokedAt: null,
        revokedBy: null,
        balance,
        balances: [balance],
        inClosedPayPeriod: false,
        overdraw: by === admin ? `${by.firstName} would have −8h left of 16h in 2026.` : null,
        canDecide: by === admin,
        canRevoke: false,
      });
    }
    const entries = await auditOf(gateway.orm, organizationId);
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
    [{ policyId: 'x', ...days, hours: 73 }, { hours: '73h do not fit into 3 days' }],
    [{ policyId: 'x', ...days, endDate: '2027-07-14' }, { endDate: 'A request can span at most 366 days' }],
  ])('rejects %j', async (input, fields) => {
    const { worker } = await aTeam(gateway.orm);

    expect(await gateway.call(api, worker, 'requestPto', input)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    const { fields: named } = await gateway.call(api, worker, 'requestPto', input);
    expect(Object.keys(named ?? {}).toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  test.each([1, 80])('accepts %d hours', async (hours) => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId });
    const input = { policyId: policy.id, ...days, endDate: '2026-07-17', hours };

    expect((await gateway.call(api, worker, 'requestPto', input)).data.hours).toBe(hours);
  });

  test('rejects unknown and retired policies', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const foreign = await aPtoPolicy(gateway.orm, { organizationId: (await aTeam(gateway.orm)).organizationId });
    const retired = await aPtoPolicy(gateway.orm, { organizationId, retiredAt: new Date() });

    for (const policyId of ['nonsense', foreign.id, worker.id]) {
      const rejected = await gateway.call(api, worker, 'requestPto', { policyId, ...days });
      expect(rejected).toMatchObject({ code: 'NOT_FOUND', message: 'PTO policy not found' });
    }
    expect(await gateway.call(api, worker, 'requestPto', { policyId: retired.id, ...days })).toMatchObject({
      code: 'CONFLICT',
      message: 'This PTO policy is retired',
    });
  });

  test('counts in each year by its days when it crosses New Year', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const { id: policyId } = await aPtoPolicy(gateway.orm, { organizationId, yearlyAllowanceHours: 40 });
    const input = { policyId, startDate: '2026-12-30', endDate: '2027-01-01', hours: 24 };

    const { data } = await gateway.call(api, worker, 'requestPto', input);

    expect(data.balances).toMatchObject([
      { year: 2026, pendingHours: 16, remainingHours: 24 },
      { year: 2027, pendingHours: 8, remainingHours: 32 },
    ]);
    expect(data.balance).toEqual(data.balances[0]);
  });

  test('is listed for its requester only, newest first', async () => {
    const { worker, colleague, manager } = await aTeam(gateway.orm);
    const june = await aPtoRequest(gateway.orm, { user: worker, createdAt: new Date('2026-06-01T12:00:00Z') });
    const july = await aPtoRequest(gateway.orm, { user: worker, createdAt: new Date('2026-07-01T12:00:00Z') });
    await aPtoRequest(gateway.orm, { user: colleague });

    const { data } = await gateway.call(api, worker, 'myPtoRequests');
    expect(data.map(({ id }: { id: string }) => id)).toEqual([july.id, june.id]);
    expect((await gateway.call(api, manager, 'myPtoRequests')).data).toEqual([]);
  });

  test('can be canceled by its requester while it is pending', async () => {
    const { organizationId, worker, manager, admin } = await aTeam(gateway.orm);
    const { id } = await aPtoRequest(gateway.orm, { user: worker });

    for (const by of [manager, admin]) {
      expect((await gateway.call(api, by, 'cancelPtoRequest', {}, id)).code).toBe('NOT_FOUND');
    }
    expect((await gateway.call(api, worker, 'cancelPtoRequest', {}, id)).data).toMatchObject({
      id,
      status: 'CANCELED',
    });
    expect(await gateway.call(api, worker, 'cancelPtoRequest', {}, id)).toMatchObject({
      code: 'CONFLICT',
      message: 'This request is already canceled',
    });
    expect((await gateway.call(api, manager, 'approvePtoRequest', {}, id)).code).toBe('CONFLICT');
    for (const status of ['APPROVED', 'DENIED'] as const) {
      const decided = await aPtoRequest(gateway.orm, { user: worker, status });
      expect((await gateway.call(api, worker, 'cancelPtoRequest', {}, decided.id)).code).toBe('CONFLICT');
    }
    expect((await auditOf(gateway.orm, organizationId)).map(({ action }) => action)).toEqual(['pto-request.canceled']);
  });
});

test('lists requests page by page over REST', async () => {
  const { worker } = await aTeam(gateway.orm);
  for (const day of [1, 2, 3]) {
    await aPtoRequest(gateway.orm, { user: worker, hours: day, createdAt: new Date(Date.UTC(2026, 5, day)) });
  }

  const first = await gateway.rest(worker, 'GET', '/api/pto-requests?limit=2');
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
  const second = await gateway.rest(worker, 'GET', next);

  expect([...first.body, ...second.body].map(({ hours }) => hours)).toEqual([3, 2, 1]);
  expect((await gateway.rest(worker, 'GET', '/api/pto-requests?limit=0')).status).toBe(400);
});
