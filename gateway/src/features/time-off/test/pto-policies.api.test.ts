import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { actionsOf } from '../../scheduling/test/scheduling-audit.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { apis, type TimeOffDoors, timeOffDoors } from './time-off-doors.js';

let doors: TimeOffDoors;

beforeAll(async () => {
  doors = await timeOffDoors();
});
afterAll(() => doors.close());

const namesOf = (policies: readonly { name: string }[]) => policies.map(({ name }) => name);

describe.each(apis)('policies through %s', (door) => {
  test('are read by every role, the oldest first, without the retired ones unless asked for', async () => {
    const { organizationId, worker, manager, accountant, admin } = await aTeam(doors.orm);
    await aPtoPolicy(doors.orm, { organizationId, name: 'Vacation' });
    await aPtoPolicy(doors.orm, { organizationId, name: 'Sick leave' });
    await aPtoPolicy(doors.orm, { organizationId, name: 'Gone', retiredAt: new Date() });
    await aPtoPolicy(doors.orm, { organizationId: (await aUser(doors.orm)).organizationId, name: 'Foreign' });

    for (const by of [worker, manager, accountant, admin]) {
      expect(namesOf((await doors.ask(door, by, 'ptoPolicies')).data)).toEqual(['Vacation', 'Sick leave']);
    }
    const all = await doors.ask(door, worker, 'ptoPolicies', { includeRetired: true });
    expect(namesOf(all.data)).toEqual(['Vacation', 'Sick leave', 'Gone']);
  });

  test('carry the balance of whoever looks, in this year of the organization', async () => {
    const { organizationId, worker, colleague } = await aTeam(doors.orm);
    const policy = await aPtoPolicy(doors.orm, { organizationId, yearlyAllowanceHours: 40 });
    // Still 2025 in Denver, already 2026 in London.
    doors.clock.set('2026-01-01T05:00:00Z');
    const july = { user: worker, policy, startDate: '2025-07-14', endDate: '2025-07-16' };
    await aPtoRequest(doors.orm, { ...july, hours: 8, status: 'APPROVED' });
    await aPtoRequest(doors.orm, { ...july, hours: 4 });
    await aPtoRequest(doors.orm, { ...july, hours: 2, status: 'DENIED' });
    await aPtoRequest(doors.orm, { ...july, hours: 1, status: 'CANCELED' });

    const [mine] = (await doors.ask(door, worker, 'ptoPolicies')).data;
    const [theirs] = (await doors.ask(door, colleague, 'ptoPolicies')).data;

    expect(mine.balance).toEqual({ year: 2025, allowanceHours: 40, usedHours: 8, pendingHours: 4, remainingHours: 28 });
    expect(theirs.balance).toMatchObject({ usedHours: 0, remainingHours: 40 });
  });

  test('are made, changed, retired, reinstated and deleted by administrators, each with one audit entry', async () => {
    const { organizationId, admin } = await aTeam(doors.orm);
    const made = await doors.ask(door, admin, 'createPtoPolicy', { name: ' Vacation ', yearlyAllowanceHours: 80 });
    expect(made.data).toMatchObject({ name: 'Vacation', yearlyAllowanceHours: 80, retired: false });
    const { id } = made.data;
    const update = async (input: object) => (await doors.ask(door, admin, 'updatePtoPolicy', { ...input }, id)).data;

    expect(await update({ name: 'Leave' })).toMatchObject({ name: 'Leave', yearlyAllowanceHours: 80 });
    expect(await update({ yearlyAllowanceHours: null })).toMatchObject({ name: 'Leave', yearlyAllowanceHours: null });
    expect(await update({ yearlyAllowanceHours: 0 })).toMatchObject({ balance: { remainingHours: 0 } });
    expect(await update({ retired: true })).toMatchObject({ retired: true });
    expect(await update({ retired: false })).toMatchObject({ retired: false });
    expect((await doors.ask(door, admin, 'deletePtoPolicy', {}, id)).data).toBe(true);

    expect((await doors.ask(door, admin, 'ptoPolicies', { includeRetired: true })).data).toEqual([]);
    expect((await doors.ask(door, admin, 'deletePtoPolicy', {}, id)).code).toBe('NOT_FOUND');
    expect(await actionsOf(doors.orm, organizationId)).toEqual([
      'pto-policy.created',
      ...Array(5).fill('pto-policy.updated'),
      'pto-policy.deleted',
    ]);
  });

  test('are retired and not lost when somebody asked for time off under them', async () => {
    const { organizationId, worker, admin } = await aTeam(doors.orm);
    const policy = await aPtoPolicy(doors.orm, { organizationId });
    await aPtoRequest(doors.orm, { user: worker, policy });

    expect((await doors.ask(door, admin, 'deletePtoPolicy', {}, policy.id)).data).toBe(true);

    const { data } = await doors.ask(door, admin, 'ptoPolicies', { includeRetired: true });
    expect(data).toMatchObject([{ id: policy.id, retired: true }]);
    const [request] = (await doors.ask(door, worker, 'myPtoRequests')).data;
    expect(request.policy).toEqual({ id: policy.id, name: 'Vacation' });
    expect(await actionsOf(doors.orm, organizationId)).toEqual(['pto-policy.retired']);
  });

  test('keep their names apart among active ones, whatever the case', async () => {
    const { organizationId, admin } = await aTeam(doors.orm);
    await aPtoPolicy(doors.orm, { organizationId, name: 'Congés payés' });
    const gone = await aPtoPolicy(doors.orm, { organizationId, name: 'CONGÉS PAYÉS', retiredAt: new Date() });

    const message = 'An active PTO policy has this name already';
    const refused = { code: 'CONFLICT', message, fields: { name: message } };
    expect(await doors.ask(door, admin, 'createPtoPolicy', { name: 'congÉs payés' })).toMatchObject(refused);
    expect(await doors.ask(door, admin, 'updatePtoPolicy', { retired: false }, gone.id)).toMatchObject(refused);
  });

  const wrongAllowance = 'Yearly allowance must be a whole number of hours from 0 to 8,784';
  test.each([
    [{}, { name: 'Policy name is required' }],
    [
      { name: ' ', yearlyAllowanceHours: -1 },
      { name: 'Policy name is required', yearlyAllowanceHours: wrongAllowance },
    ],
    [{ name: 'x'.repeat(201) }, { name: 'Policy name must be at most 200 characters' }],
    ...[8785, 1.5, '40', true].map(
      (yearlyAllowanceHours) =>
        [{ name: 'x', yearlyAllowanceHours }, { yearlyAllowanceHours: wrongAllowance }] as const,
    ),
  ])('refuse %j', async (input, fields) => {
    const admin = await aUser(doors.orm, { role: 'ADMIN' });

    expect(await doors.ask(door, admin, 'createPtoPolicy', input)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });
});

test('REST refuses a flag that is none', async () => {
  const worker = await aUser(doors.orm);

  const { status, body } = await doors.rest(worker, 'GET', '/api/pto-policies?includeRetired=perhaps');

  expect([status, body.fields]).toEqual([400, { includeRetired: 'includeRetired must be true or false' }]);
});

test('an organization that registers begins with one policy without an allowance', async () => {
  const payload = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: `ann-${process.pid}@example.com`,
    password: 'correct horse',
    orgName: 'Lee & Daughters',
  };
  const registered = await doors.inject({ method: 'POST', url: '/api/auth/register', payload });
  const [cookie] = registered.cookies;

  const policies = await doors.inject({
    url: '/api/pto-policies',
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  });

  expect(policies.json()).toMatchObject([{ name: 'Paid time off', yearlyAllowanceHours: null, retired: false }]);
});
