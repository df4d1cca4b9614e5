import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const monday = { startDate: '2026-07-13', endDate: '2026-07-13', hours: 8 };

async function aTeamWithPolicy(policy: object = {}) {
  const team = await aTeam(gateway.orm);
  const { id: policyId } = await aPtoPolicy(gateway.orm, { organizationId: team.organizationId, ...policy });
  return { ...team, policyId };
}

describe.each(apis)('time off that is recorded for another person over %s', (api) => {
  test.each(['manager', 'admin'] as const)('is approved at once when a %s records it', async (role) => {
    const { organizationId, worker, policyId, ...team } = await aTeamWithPolicy({ name: 'Sick', category: 'SICK' });
    const by = team[role];
    const input = { userId: worker.id, policyId, ...monday, managerNotes: 'Called at 6:00' };

    const { data } = await gateway.call(api, by, 'requestPto', input);

    expect(data).toMatchObject({
      ...{ status: 'APPROVED', user: { id: worker.id }, decidedBy: { id: by.id }, policy: { name: 'Sick' } },
      ...{ managerNotes: 'Called at 6:00', canRevoke: true, balance: { usedHours: 8 } },
    });
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      { action: 'pto-request.created', actorId: by.id, changes: { userId: { after: worker.id } } },
      { action: 'pto-request.approved', actorId: by.id },
    ]);
    const own = await gateway.call(api, worker, 'myPtoRequests');
    expect(own.data).toMatchObject([{ id: data.id, status: 'APPROVED' }]);
  });

  test('is forbidden for roles that do not decide requests, for known and unknown people alike', async () => {
    const { worker, colleague, accountant, policyId } = await aTeamWithPolicy();
    const stranger = await aUser(gateway.orm, { role: 'WORKER' });
    for (const by of [worker, accountant]) {
      for (const { id: userId } of [colleague, stranger]) {
        const refused = await gateway.call(api, by, 'requestPto', { userId, policyId, ...monday });
        expect(refused).toMatchObject({
          code: 'FORBIDDEN',
          message: 'Only managers can record the time off of other people.',
        });
      }
    }
  });

  test('is a request that waits for a decision when the person is the caller', async () => {
    const { worker, manager, admin, policyId } = await aTeamWithPolicy();
    for (const by of [worker, manager, admin]) {
      const { data } = await gateway.call(api, by, 'requestPto', { userId: by.id, policyId, ...monday });
      expect(data).toMatchObject({ status: 'PENDING', decidedBy: null, user: { id: by.id } });
    }
  });

  test('does not reach people of other organizations, and no archived people', async () => {
    const { organizationId, manager, policyId } = await aTeamWithPolicy();
    const stranger = await aUser(gateway.orm, { role: 'WORKER' });
    const archived = await aUser(gateway.orm, { organizationId, role: 'WORKER', status: 'DISABLED' });

    const foreign = await gateway.call(api, manager, 'requestPto', { userId: stranger.id, policyId, ...monday });
    const left = await gateway.call(api, manager, 'requestPto', { userId: archived.id, policyId, ...monday });

    expect(foreign).toMatchObject({ code: 'NOT_FOUND', message: 'User not found' });
    const message = 'Only active members of your organization can have time off';
    expect(left).toMatchObject({ code: 'BAD_USER_INPUT', fields: { userId: message } });
  });

  test('follows the rules of an approval, and stores nothing when it is rejected', async () => {
    const { organizationId, worker, manager, policyId } = await aTeamWithPolicy({ yearlyAllowanceHours: 4 });
    const clockInAt = new Date('2026-07-13T15:00:00Z');
    const clockOutAt = new Date('2026-07-14T13:00:00Z');
    await aTimesheet(gateway.orm, { user: worker, clockInAt, clockOutAt });
    const input = { userId: worker.id, policyId, ...monday };

    const overdrawn = await gateway.call(api, manager, 'requestPto', input);
    const confirmed = { ...input, confirmOverAllowance: true };
    const worked = await gateway.call(api, manager, 'requestPto', confirmed);

    expect(overdrawn).toMatchObject({ code: 'CONFLICT', fields: { confirmOverAllowance: expect.any(String) } });
    expect(worked).toMatchObject({ code: 'CONFLICT', fields: { confirmWorkedDays: expect.any(String) } });
    expect(await auditOf(gateway.orm, organizationId)).toEqual([]);
    const saved = await gateway.call(api, manager, 'requestPto', { ...confirmed, confirmWorkedDays: true });
    expect(saved.data.status).toBe('APPROVED');
  });

  test('names the person when other time off is in the way', async () => {
    const { organizationId, manager, policyId } = await aTeamWithPolicy();
    const wes = await aUser(gateway.orm, { organizationId, role: 'WORKER', firstName: 'Wes' });
    await aPtoRequest(gateway.orm, { user: wes });

    const taken = await gateway.call(api, manager, 'requestPto', { userId: wes.id, policyId, ...monday });

    expect(taken.message).toBe(
      'Wes already requested time off from Jul 13, 2026 to Jul 15, 2026. Choose other days, or decide that request first.',
    );
  });

  test('frees the shifts of the person in the same command', async () => {
    const { organizationId, worker, colleague, manager, policyId } = await aTeamWithPolicy();
    const times = { startAt: new Date('2026-07-13T15:00:00Z'), endAt: new Date('2026-07-13T23:00:00Z') };
    const assignedUserIds = [worker.id, colleague.id];
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds, ...times });
    gateway.clock.set('2026-07-10T15:00:00Z');
    const input = { userId: worker.id, policyId, ...monday, removeFromShifts: true };

    await gateway.call(api, manager, 'requestPto', input);

    const { body } = await gateway.rest(manager, 'GET', `/api/schedules/${id}`);
    expect(body.assignedUserIds).toEqual([colleague.id]);
  });
});

describe.each(apis)('24 hours of time off on one day over %s', (api) => {
  const fullDay = { ...monday, hours: 24 };
  const message = 'Jul 13, 2026 would have 24 hours of time off. Confirm it, or enter fewer hours.';
  const refused = { code: 'CONFLICT', message, fields: { confirmFullDays: message } };

  test('ask the requester for a confirmation', async () => {
    const { worker, policyId } = await aTeamWithPolicy();

    expect(await gateway.call(api, worker, 'requestPto', { policyId, ...fullDay })).toMatchObject(refused);
    const confirmed = { policyId, ...fullDay, confirmFullDays: true };
    expect((await gateway.call(api, worker, 'requestPto', confirmed)).data.hours).toBe(24);
  });

  test('ask the approver for a confirmation', async () => {
    const { worker, manager } = await aTeamWithPolicy();
    const { id } = await aPtoRequest(gateway.orm, { user: worker, ...fullDay });

    expect(await gateway.call(api, manager, 'approvePtoRequest', {}, id)).toMatchObject(refused);
    const approved = await gateway.call(api, manager, 'approvePtoRequest', { confirmFullDays: true }, id);
    expect(approved.data.status).toBe('APPROVED');
  });

  test('need no confirmation when they are spread over several days', async () => {
    const { worker, policyId } = await aTeamWithPolicy();
    const days = { startDate: '2026-07-13', endDate: '2026-07-15', hours: 24 };

    expect((await gateway.call(api, worker, 'requestPto', { policyId, ...days })).data.status).toBe('PENDING');
  });
});

test('only one of two managers who record the same day at the same time succeeds', async () => {
  const { worker, manager, admin, policyId } = await aTeamWithPolicy();
  const input = { userId: worker.id, policyId, ...monday };

  const results = await Promise.all([manager, admin].map((by) => gateway.call('REST', by, 'requestPto', input)));

  expect(results.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'OK']);
});
