import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { PtoRequest } from '../requests/pto-request.entity.js';
import { cancelRequestsOfErasedPerson } from '../requests/pto-request.service.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const days = { startDate: '2026-07-13', endDate: '2026-07-15', hours: 24 };

describe.each(apis)('a second request for the same days over %s', (api) => {
  test.each([
    [
      'PENDING',
      'You already requested time off from Jul 13, 2026 to Jul 15, 2026. Choose other days, or cancel that request first.',
    ],
    [
      'APPROVED',
      'You already have approved time off from Jul 13, 2026 to Jul 15, 2026. Choose other days, or ask a manager to revoke it.',
    ],
  ] as const)('is rejected while the first is %s', async (status, message) => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId });
    await aPtoRequest(gateway.orm, { user: worker, policy, status });
    const input = { policyId: policy.id, startDate: '2026-07-15', endDate: '2026-07-16', hours: 8 };

    expect(await gateway.call(api, worker, 'requestPto', input)).toMatchObject({
      code: 'CONFLICT',
      message,
      fields: { startDate: message },
    });
  });

  test('is accepted after the first was denied or canceled, and for other people and other days', async () => {
    const { organizationId, worker, colleague } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId });
    await aPtoRequest(gateway.orm, { user: worker, policy, status: 'DENIED' });
    await aPtoRequest(gateway.orm, { user: worker, policy, status: 'CANCELED' });
    await aPtoRequest(gateway.orm, { user: colleague, policy });
    const next = { startDate: '2026-07-16', endDate: '2026-07-16', hours: 8 };

    for (const asked of [days, next]) {
      const { data } = await gateway.call(api, worker, 'requestPto', { policyId: policy.id, ...asked });
      expect(data.status).toBe('PENDING');
    }
  });
});

test('accepts one of many simultaneous requests for the same days', async () => {
  const { organizationId, worker } = await aTeam(gateway.orm);
  const { id: policyId } = await aPtoPolicy(gateway.orm, { organizationId });

  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => gateway.call('REST', worker, 'requestPto', { policyId, ...days })),
  );

  expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array(4).fill('CONFLICT'), 'OK']);
});

describe.each(apis)('the note of a request over %s', (api) => {
  test('reaches the deciding manager, and blank text counts as none', async () => {
    const { organizationId, worker, colleague, manager } = await aTeam(gateway.orm);
    const { id: policyId } = await aPtoPolicy(gateway.orm, { organizationId });
    const note = 'My sister gets married.\nI can swap with Ben.';

    await gateway.call(api, worker, 'requestPto', { policyId, ...days, note });
    await gateway.call(api, colleague, 'requestPto', { policyId, ...days, note: ' \n' });

    const { data } = await gateway.call(api, manager, 'pendingPtoRequests');
    expect(data.map((request: { note: string | null }) => request.note).toSorted()).toEqual([note, null]);
  });

  test('has at most 500 characters', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const { id: policyId } = await aPtoPolicy(gateway.orm, { organizationId });
    const ask = (note: string) => gateway.call(api, worker, 'requestPto', { policyId, ...days, note });

    expect(await ask('x'.repeat(501))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { note: 'Note must be at most 500 characters' },
    });
    expect((await ask('😀'.repeat(500))).data.note).toBe('😀'.repeat(500));
  });
});

test('erases the notes of a deleted person, also those of decided requests', async () => {
  const { organizationId, worker } = await aTeam(gateway.orm);
  const { id } = await aPtoRequest(gateway.orm, { user: worker, status: 'APPROVED', note: 'Surgery.' });
  const em = gateway.orm.em.fork();
  em.setFilterParams('tenant', { organizationId });

  const changes = await cancelRequestsOfErasedPerson(em, { organizationId, userId: worker.id, at: new Date() });

  expect(Object.keys(changes)).toContain('timeOffNotes');
  expect(await em.fork().findOne(PtoRequest, { id }, { filters: false })).toMatchObject({ note: null });
});

describe.each(apis)('the calendar over %s', (api) => {
  test('lists pending and approved time off on its days, by person', async () => {
    const { organizationId, worker, colleague, manager } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId, name: 'Vacation' });
    const june = { startDate: '2026-06-29', endDate: '2026-07-01' };
    const early = await aPtoRequest(gateway.orm, { user: worker, policy, ...june, status: 'APPROVED' });
    const pending = await aPtoRequest(gateway.orm, { user: worker, policy });
    const own = await aPtoRequest(gateway.orm, { user: manager, policy });
    await aPtoRequest(gateway.orm, { user: colleague, policy, status: 'DENIED' });
    await aPtoRequest(gateway.orm, { user: colleague, policy, startDate: '2026-08-01', endDate: '2026-08-01' });
    await aPtoRequest(gateway.orm, { user: (await aTeam(gateway.orm)).worker });
    const july = { startDate: '2026-07-01', endDate: '2026-07-31' };

    const { data } = await gateway.call(api, manager, 'ptoCalendar', july);

    const { people } = data;
    const byPerson = new Map(
      people.map((row: { user: { id: string }; timeOff: unknown }) => [row.user.id, row.timeOff]),
    );
    expect(byPerson.size).toBe(2);
    expect(byPerson.get(worker.id)).toMatchObject([
      { id: early.id, ...june, policyName: 'Vacation', status: 'APPROVED', canDecide: false, canRevoke: true },
      { id: pending.id, hours: 24, status: 'PENDING', canDecide: true, canRevoke: false },
    ]);
    expect(byPerson.get(manager.id)).toMatchObject([{ id: own.id, canDecide: false, canRevoke: false }]);
    expect((await gateway.call(api, worker, 'ptoCalendar', july)).code).toBe('FORBIDDEN');
    const { fields } = await gateway.call(api, manager, 'ptoCalendar', { ...july, endDate: '2026-12-31' });
    expect(fields).toEqual({ endDate: 'The calendar can show at most 62 days' });
  });
});

test('a request names the balance that its approval would overdraw', async () => {
  const { organizationId, worker, manager } = await aTeam(gateway.orm);
  const policy = await aPtoPolicy(gateway.orm, { organizationId, yearlyAllowanceHours: 20 });
  await aPtoRequest(gateway.orm, { user: worker, policy });
  await aPtoRequest(gateway.orm, { user: worker, policy, ...days, hours: 1, startDate: '2026-07-15' });
  const read = async (by: typeof worker, operation: 'pendingPtoRequests' | 'myPtoRequests') =>
    (await gateway.call('REST', by, operation)).data.map(({ overdraw }: { overdraw: string | null }) => overdraw);

  expect((await read(manager, 'pendingPtoRequests')).toSorted()).toEqual([
    'Ada would have −4h left of 20h in 2026.',
    null,
  ]);
  expect(await read(worker, 'myPtoRequests')).toEqual([null, null]);
});
