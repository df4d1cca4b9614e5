import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { Organization } from '../../organization/index.js';
import { aPtoRequest } from '../../time-off/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { payPeriodSettings, updatePayPeriodSettings } from '../pay-period-settings.service.js';
import { payPeriodCalls } from './calls.js';

let work: TestUseCases;
let periods: ReturnType<typeof payPeriodCalls>;
let team: Awaited<ReturnType<typeof aTeam>>;

/** A period of the default plan: two weeks from Sunday to Saturday, in Denver. */
const july = { startDate: '2026-07-05', endDate: '2026-07-18' };
const day = (date: string, from = '15:00', to = '23:00') => ({
  clockInAt: new Date(`${date}T${from}:00Z`),
  clockOutAt: new Date(`${date}T${to}:00Z`),
});
const approvedAt = new Date('2026-07-19T12:00:00Z');

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
  periods = payPeriodCalls(work);
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set('2026-07-20T15:00:00Z');
  team = await aTeam(work.orm);
});

const auditOf = (action: string) =>
  work.orm.em
    .fork()
    .execute('select actor_id, changes from audit_entries where organization_id = ? and action = ?', [
      team.organizationId,
      action,
    ]);

describe('payPeriods', () => {
  test('lists the periods around today with their timesheets', async () => {
    await aTimesheet(work.orm, { user: team.worker, ...day('2026-07-06'), approvedAt });
    await aTimesheet(work.orm, { user: team.worker, ...day('2026-07-07') });
    await aTimesheet(work.orm, { user: team.worker, clockInAt: new Date('2026-07-18T20:00:00Z') });

    const found = await periods.payPeriods(team.manager);

    expect(found).toHaveLength(8);
    expect(found[5]).toEqual({
      ...july,
      status: 'OPEN',
      closedAt: null,
      closedBy: null,
      ...{ signedCount: 0, staleCount: 0, missingCount: 0, pendingOvertime: [] },
      timesheetCount: 3,
      unapprovedCount: 2,
      canClose: false,
      canReopen: false,
      version: null,
      versions: [],
    });
    // The timesheet in progress overlaps the current period as well.
    expect(found[6]).toMatchObject({ startDate: '2026-07-19', timesheetCount: 1, unapprovedCount: 1 });
    const closable = await periods.payPeriods(team.accountant, '2026-07-31');
    expect(closable.map(({ canClose }) => canClose)).toEqual([true, true, true, true, true, false, false, false]);
    expect(closable.map((period) => ({ ...period, canClose: false }))).toEqual(found);
  });

  test('offers to close only a period whose time off is decided', async () => {
    await aPtoRequest(work.orm, { user: team.worker, startDate: '2026-07-03', endDate: '2026-07-06', hours: 16 });

    const found = await periods.payPeriods(team.accountant);

    expect(found.slice(3, 7)).toMatchObject([
      { startDate: '2026-06-07', canClose: true },
      { startDate: '2026-06-21', canClose: false },
      { startDate: '2026-07-05', canClose: false },
      { startDate: '2026-07-19', canClose: false },
    ]);
  });

  test('follows the plan of the organization', async () => {
    expect(await work.run(payPeriodSettings, team.manager)).toMatchObject({ kind: 'BIWEEKLY' });

    await work.run(updatePayPeriodSettings, team.admin, { kind: 'SEMIMONTHLY', anchorDate: '2026-01-01' });
    await work.run(updatePayPeriodSettings, team.admin, { kind: 'MONTHLY', anchorDate: '2026-01-01' });

    expect(await work.run(payPeriodSettings, team.manager)).toMatchObject({
      kind: 'MONTHLY',
      anchorDate: '2026-01-01',
    });
    expect((await periods.payPeriods(team.admin))[6]).toMatchObject({ startDate: '2026-07-01', endDate: '2026-07-31' });
    const [, changed] = await auditOf('pay-period-settings.updated');
    expect(changed).toMatchObject({ changes: { kind: { before: 'SEMIMONTHLY', after: 'MONTHLY' } } });
  });
});

describe('closePayPeriod', () => {
  test('settles the period under the current rules and records who closed it', async () => {
    await aTimesheet(work.orm, { user: team.worker, ...day('2026-07-06'), approvedAt });

    const closed = await periods.close(team.admin, july.startDate);

    expect(closed).toMatchObject({
      ...july,
      status: 'CLOSED',
      closedAt: work.clock.now(),
      closedBy: { id: team.admin.id },
      timesheetCount: 1,
      unapprovedCount: 0,
      canReopen: true,
      version: 1,
      versions: [{ version: 1, reason: 'CLOSED', closedAt: work.clock.now(), closedBy: { id: team.admin.id } }],
    });
    const rules = {
      timezone: 'America/Denver',
      roundingRule: 'none',
      overtimeRule: 'FLSA',
      workweekStartsOn: 'SUNDAY',
    };
    expect(await auditOf('pay-period.closed')).toMatchObject([
      { actor_id: team.admin.id, changes: { ...july, rules } },
    ]);
  });

  test.each<[string, string, string]>([
    ['a period that has not ended', '2026-07-19', 'The pay period Jul 19 – Aug 1, 2026 has not ended yet'],
    ['a closed period', '2026-06-21', 'The pay period Jun 21 – Jul 4, 2026 is already closed'],
    [
      'a period with an unapproved timesheet',
      july.startDate,
      '1 timesheet of the pay period Jul 5 – Jul 18, 2026 is not approved yet',
    ],
  ])('rejects %s', async (_name, startDate, message) => {
    await periods.close(team.admin, '2026-06-21');
    await aTimesheet(work.orm, { user: team.worker, ...day('2026-07-06') });

    await expect(periods.close(team.admin, startDate)).rejects.toMatchObject({ kind: 'conflict', message });
  });

  test('rejects a period with undecided time off until every request is decided', async () => {
    const request = await aPtoRequest(work.orm, { user: team.worker });
    await aPtoRequest(work.orm, { user: team.worker, startDate: '2026-07-18', endDate: '2026-07-20' });

    await expect(periods.close(team.admin, july.startDate)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'pay-period.time-off-not-decided',
      message:
        '1 request for time off in the pay period Jul 5 – Jul 18, 2026 is not decided yet. Approve or deny it first.',
    });

    await work.runOperation('denyPtoRequest', team.admin, { id: request.id });
    expect(await periods.close(team.admin, july.startDate)).toMatchObject({ status: 'CLOSED' });
  });

  test('counts a timesheet that overlaps the period by a minute before the organization’s midnight', async () => {
    // 23:59 on July 18th in Denver.
    await aTimesheet(work.orm, { user: team.worker, clockInAt: new Date('2026-07-19T05:59:00Z') });
    await aTimesheet(work.orm, { user: team.colleague, clockInAt: new Date('2026-07-19T06:00:00Z') });

    await expect(periods.close(team.admin, july.startDate)).rejects.toMatchObject({
      message: '1 timesheet of the pay period Jul 5 – Jul 18, 2026 is not approved yet',
    });
  });

  test('closes the period once when five administrators close it concurrently', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => periods.close(team.admin, july.startDate)),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'pay-period.closed-already' });
    }
  });

  test('never misses a timesheet that is added concurrently', async () => {
    for (const date of ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09']) {
      const added = periods.addTimesheet(team.manager, { userId: team.worker.id, ...day(date) });
      const [add, close] = await Promise.allSettled([added, periods.close(team.admin, july.startDate)]);

      // The first of the two succeeds, and the other one is rejected.
      expect([add.status, close.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      if (close.status === 'fulfilled') await periods.reopen(team.admin, july.startDate);
      else
        await work.orm.em.execute('update timesheets set approved_at = now() where organization_id = ?', [
          team.organizationId,
        ]);
    }
  });
});

describe('reopenPayPeriod', () => {
  test('is recorded in the audit log and rejects open periods', async () => {
    await periods.close(team.admin, july.startDate);

    expect(await periods.reopen(team.admin, july.startDate)).toMatchObject({ ...july, status: 'OPEN', canClose: true });

    expect(await auditOf('pay-period.reopened')).toMatchObject([{ actor_id: team.admin.id }]);
    await expect(periods.reopen(team.admin, july.startDate)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'The pay period Jul 5 – Jul 18, 2026 is not closed',
    });
    await expect(periods.reopen(team.admin, '2026-07-06')).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('reopenPayPeriod after a change of the plan', () => {
  test('keeps the dates for which its pay was exported', async () => {
    await periods.close(team.admin, july.startDate);
    await work.run(updatePayPeriodSettings, team.admin, { kind: 'MONTHLY', anchorDate: '2026-01-01' });

    const reopened = await periods.reopen(team.admin, july.startDate);

    expect(reopened).toMatchObject({ ...july, status: 'OPEN', version: null, versions: [{ version: 1 }] });
    expect(await auditOf('pay-period.reopened')).toMatchObject([{ changes: july }]);
  });

  test('keeps them when the plan changes while the period is open', async () => {
    await periods.close(team.admin, july.startDate);
    await periods.reopen(team.admin, july.startDate);
    await work.run(updatePayPeriodSettings, team.admin, { kind: 'MONTHLY', anchorDate: '2026-01-01' });

    const found = await periods.payPeriods(team.admin, '2026-07-10');

    expect(found.slice(6)).toMatchObject([
      { ...july, status: 'OPEN' },
      { startDate: '2026-07-19', endDate: '2026-07-31' },
    ]);
    expect(await periods.close(team.admin, july.startDate)).toMatchObject({ ...july, version: 2 });
  });
});

describe('a closed period', () => {
  test('keeps its dates and instants when the time zone and the plan change', async () => {
    await periods.close(team.admin, july.startDate);
    const em = work.orm.em.fork();
    await em.nativeUpdate(Organization, { id: team.organizationId }, { timezone: 'America/New_York' });
    await work.run(updatePayPeriodSettings, team.admin, { kind: 'WEEKLY', anchorDate: '2026-07-01' });

    const found = await periods.payPeriods(team.manager, '2026-07-10');

    expect(found.slice(5)).toMatchObject([
      { startDate: '2026-06-21', endDate: '2026-07-04', status: 'OPEN' },
      { ...july, status: 'CLOSED' },
      { startDate: '2026-07-19', endDate: '2026-07-21', status: 'OPEN' },
    ]);
    // 23:30 on July 18th in Denver is July 19th in New York, and was paid.
    const late = { clockInAt: '2026-07-19T05:30:00Z', clockOutAt: '2026-07-19T05:45:00Z' };
    const added = periods.addTimesheet(team.manager, { userId: team.worker.id, ...late });
    await expect(added).rejects.toMatchObject({ code: 'pay-period.closed' });
  });
});
