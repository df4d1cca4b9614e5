import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const namesOf = (policies: readonly { name: string }[]) => policies.map(({ name }) => name);

describe.each(apis)('PTO policies over %s', (api) => {
  test('are listed for every role, oldest first, with retired ones only on request', async () => {
    const { organizationId, worker, manager, accountant, admin } = await aTeam(gateway.orm);
    // Ids of the same millisecond are in random order.
    const [first = '', second = '', third = ''] = [newId(), newId(), newId()].toSorted();
    await aPtoPolicy(gateway.orm, { organizationId, id: first, name: 'Vacation' });
    await aPtoPolicy(gateway.orm, { organizationId, id: second, name: 'Sick leave' });
    await aPtoPolicy(gateway.orm, { organizationId, id: third, name: 'Gone', retiredAt: new Date() });
    await aPtoPolicy(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId, name: 'Foreign' });

    for (const by of [worker, manager, accountant, admin]) {
      expect(namesOf((await gateway.call(api, by, 'ptoPolicies')).data)).toEqual(['Vacation', 'Sick leave']);
    }
    const all = await gateway.call(api, worker, 'ptoPolicies', { includeRetired: true });
    expect(namesOf(all.data)).toEqual(['Vacation', 'Sick leave', 'Gone']);
  });

  test('have the viewer’s balance in the organization’s current year', async () => {
    const { organizationId, worker, colleague } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId, yearlyAllowanceHours: 40 });
    // Still 2025 in Denver, already 2026 in London.
    gateway.clock.set('2026-01-01T05:00:00Z');
    const july = { user: worker, policy, startDate: '2025-07-14', endDate: '2025-07-16' };
    await aPtoRequest(gateway.orm, { ...july, hours: 8, status: 'APPROVED' });
    await aPtoRequest(gateway.orm, { ...july, hours: 4 });
    await aPtoRequest(gateway.orm, { ...july, hours: 2, status: 'DENIED' });
    await aPtoRequest(gateway.orm, { ...july, hours: 1, status: 'CANCELED' });

    const [mine] = (await gateway.call(api, worker, 'ptoPolicies')).data;
    const [theirs] = (await gateway.call(api, colleague, 'ptoPolicies')).data;

    expect(mine.balance).toEqual({ year: 2025, allowanceHours: 40, usedHours: 8, pendingHours: 4, remainingHours: 28 });
    expect(theirs.balance).toMatchObject({ usedHours: 0, remainingHours: 40 });
  });

  test('are created, changed, retired, reinstated, and deleted by administrators, each with one audit entry', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const made = await gateway.call(api, admin, 'createPtoPolicy', { name: ' Vacation ', yearlyAllowanceHours: 80 });
    expect(made.data).toMatchObject({ name: 'Vacation', yearlyAllowanceHours: 80, paid: true, category: 'VACATION' });
    expect(made.data.retired).toBe(false);
    const { id } = made.data;
    const update = async (input: object) => (await gateway.call(api, admin, 'updatePtoPolicy', { ...input }, id)).data;

    expect(await update({ name: 'Leave' })).toMatchObject({ name: 'Leave', yearlyAllowanceHours: 80 });
    expect(await update({ yearlyAllowanceHours: null })).toMatchObject({ name: 'Leave', yearlyAllowanceHours: null });
    expect(await update({ yearlyAllowanceHours: 0 })).toMatchObject({ balance: { remainingHours: 0 } });
    expect(await update({ paid: false, category: 'SICK' })).toMatchObject({ paid: false, category: 'SICK' });
    expect(await update({ retired: true })).toMatchObject({ retired: true });
    expect(await update({ retired: false })).toMatchObject({ retired: false });
    expect((await gateway.call(api, admin, 'deletePtoPolicy', {}, id)).data).toBe(true);

    expect((await gateway.call(api, admin, 'ptoPolicies', { includeRetired: true })).data).toEqual([]);
    expect((await gateway.call(api, admin, 'deletePtoPolicy', {}, id)).code).toBe('NOT_FOUND');
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([
      'pto-policy.created',
      ...Array(6).fill('pto-policy.updated'),
      'pto-policy.deleted',
    ]);
  });

  test('are created unpaid and in a category, which the audit log records', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const input = { name: 'Unpaid leave', paid: false, category: 'OTHER' };

    const { data } = await gateway.call(api, admin, 'createPtoPolicy', input);
    await gateway.call(api, admin, 'updatePtoPolicy', { paid: true }, data.id);

    expect(data).toMatchObject(input);
    expect((await auditOf(gateway.orm, organizationId)).map(({ changes }) => changes)).toEqual([
      {
        name: { after: 'Unpaid leave' },
        yearlyAllowanceHours: { after: null },
        paid: { after: false },
        category: { after: 'OTHER' },
      },
      { paid: { before: false, after: true } },
    ]);
  });

  test('are retired instead of deleted when they have requests', async () => {
    const { organizationId, worker, admin } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId });
    await aPtoRequest(gateway.orm, { user: worker, policy });

    expect((await gateway.call(api, admin, 'deletePtoPolicy', {}, policy.id)).data).toBe(true);

    const { data } = await gateway.call(api, admin, 'ptoPolicies', { includeRetired: true });
    expect(data).toMatchObject([{ id: policy.id, retired: true }]);
    const [request] = (await gateway.call(api, worker, 'myPtoRequests')).data;
    expect(request.policy).toEqual({ id: policy.id, name: 'Vacation', paid: true, category: 'VACATION' });
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['pto-policy.retired']);
  });

  test('must have unique names among active ones, ignoring case', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    await aPtoPolicy(gateway.orm, { organizationId, name: 'Congés payés' });
    const retiredPolicy = await aPtoPolicy(gateway.orm, {
      organizationId,
      name: 'CONGÉS PAYÉS',
      retiredAt: new Date(),
    });

    const message = 'An active PTO policy with this name already exists';
    const rejection = { code: 'CONFLICT', message, fields: { name: message } };
    expect(await gateway.call(api, admin, 'createPtoPolicy', { name: 'congÉs payés' })).toMatchObject(rejection);
    expect(await gateway.call(api, admin, 'updatePtoPolicy', { retired: false }, retiredPolicy.id)).toMatchObject(
      rejection,
    );
  });

  const wrongAllowance = 'Yearly allowance must be a whole number of hours from 0 to 8,784';
  test.each([
    [{}, { name: 'Policy name is required' }],
    [
      { name: ' ', yearlyAllowanceHours: -1 },
      { name: 'Policy name is required', yearlyAllowanceHours: wrongAllowance },
    ],
    [
      { name: 'x', paid: 'no', category: 'FUN' },
      { paid: 'Paid must be true or false', category: 'Category must be VACATION, SICK, HOLIDAY or OTHER' },
    ],
    [{ name: 'x'.repeat(201) }, { name: 'Policy name must be at most 200 characters' }],
    ...[8785, 1.5, '40', true].map(
      (yearlyAllowanceHours) =>
        [{ name: 'x', yearlyAllowanceHours }, { yearlyAllowanceHours: wrongAllowance }] as const,
    ),
  ])('reject %j', async (input, fields) => {
    const admin = await aUser(gateway.orm, { role: 'ADMIN' });

    expect(await gateway.call(api, admin, 'createPtoPolicy', input)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });
});

test('rejects a REST flag that is not a boolean', async () => {
  const worker = await aUser(gateway.orm);

  const { status, body } = await gateway.rest(worker, 'GET', '/api/pto-policies?includeRetired=perhaps');

  expect([status, body.fields]).toEqual([400, { includeRetired: 'includeRetired must be true or false' }]);
});

test('gives a new organization one policy without an allowance', async () => {
  const payload = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: `ann-${process.pid}@example.com`,
    password: 'correct horse',
    orgName: 'Lee & Daughters',
  };
  const registered = await gateway.inject({ method: 'POST', url: '/api/auth/register', payload });
  const [cookie] = registered.cookies;

  const policies = await gateway.inject({
    url: '/api/pto-policies',
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  });

  expect(policies.json()).toMatchObject([{ name: 'Paid time off', yearlyAllowanceHours: null, retired: false }]);
});
