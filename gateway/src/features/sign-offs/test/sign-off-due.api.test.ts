import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import { anApprovedTimesheet } from '../../payroll/test/calls.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { askForSignOffs } from './builders.js';
import { aWorkedWeek, readOwnPay, sign, startDate, startSigning } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSigning();
});
afterAll(() => gateway.close());

const readDue = async (who: Parameters<typeof readOwnPay>[1]) =>
  (await gateway.rest(who, 'GET', '/api/me/sign-off-due')).body;
const due = { startDate, endDate: '2026-11-07', reason: 'MISSING', staleReason: null };

describe('the period to sign', () => {
  test('is named until the person has signed it, and again once its hours have changed', async () => {
    const { owner, person, monday } = await aWorkedWeek(gateway);
    expect(await readDue(person)).toEqual(due);
    expect(await readOwnPay(gateway, person)).toMatchObject({ needsSignOff: true, canSignOff: true });
    const graphql = await gateway.graphql(person, '{ viewer { signOffDue { startDate endDate reason staleReason } } }');
    expect(graphql.body.data.viewer.signOffDue).toEqual(due);
    expect(await readDue(owner)).toBeNull();

    await sign(gateway, person);
    expect(await readDue(person)).toBeNull();
    expect(await readOwnPay(gateway, person)).toMatchObject({ needsSignOff: false });

    const times = { clockInAt: '2026-11-02T15:00:00Z', clockOutAt: '2026-11-02T23:00:00Z' };
    expect((await gateway.rest(owner, 'PUT', `/api/timesheets/${monday}/times`, times)).status).toBe(200);
    await gateway.app.jobs.runPending();
    expect(await readDue(person)).toEqual({ ...due, reason: 'STALE', staleReason: 'Changed by Ada on Nov 16' });
  });

  test('waits for the days after which people are reminded', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    await askForSignOffs(gateway.orm, owner.organizationId, { remindDays: 7 });
    // Nine days after the end of the first week, and two after the end of the second one.
    await anApprovedTimesheet(gateway.orm, person.user, ['2026-11-10T15:00:00Z', '2026-11-11T00:00:00Z']);
    expect(await readDue(person)).toEqual(due);
    await askForSignOffs(gateway.orm, owner.organizationId, { remindDays: 2 });
    expect(await readDue(person)).toEqual({
      startDate: '2026-11-08',
      endDate: '2026-11-14',
      reason: 'MISSING',
      staleReason: null,
    });
  });

  test('is null in an organization that does not ask for signatures', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    await askForSignOffs(gateway.orm, owner.organizationId, { enabled: false });
    expect(await readDue(person)).toBeNull();
    expect(await readOwnPay(gateway, person)).toMatchObject({ needsSignOff: false });
    const listed = await gateway.rest(owner, 'GET', `/api/sign-offs?startDate=${startDate}`);
    expect(listed.body).toEqual([]);
  });

  test('contains people whose only timesheet began more than a week before it', async () => {
    const { owner } = await aWorkedWeek(gateway);
    const sleeper = await createActor(gateway, 'WORKER', { organizationId: owner.organizationId });
    await anApprovedTimesheet(gateway.orm, sleeper.user, ['2026-10-20T15:00:00Z', '2026-11-02T15:00:00Z']);
    const { body } = await gateway.rest(owner, 'GET', `/api/sign-offs?startDate=${startDate}`);
    expect(body.map(({ user }: { user: { id: string } }) => user.id)).toContain(sleeper.user.id);
  });

  test('does not contain people who are clocked in now before it begins', async () => {
    const { owner } = await aWorkedWeek(gateway);
    const clockedIn = await createActor(gateway, 'WORKER', { organizationId: owner.organizationId });
    await aTimesheet(gateway.orm, { user: clockedIn.user, clockInAt: new Date('2026-11-13T15:00:00Z') });
    const missing = async (who: typeof owner, date: string) =>
      (await gateway.rest(who, 'GET', `/api/pay-periods?around=${date}`)).body.map(
        (period: { startDate: string; missingCount: number }) => [period.startDate, period.missingCount],
      );
    const counts = [
      ['2026-11-08', 1],
      ['2026-11-15', 1],
      ['2026-11-22', 0],
      ['2026-11-29', 0],
    ];
    expect(await missing(owner, '2026-11-22')).toEqual(expect.arrayContaining(counts));
    expect(await missing(clockedIn, '2026-11-22')).toEqual(expect.arrayContaining(counts));
    const listed = await gateway.rest(owner, 'GET', '/api/sign-offs?startDate=2026-11-22');
    expect(listed.body).toEqual([]);
  });
});
