import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apis, type Operations, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aPtoPolicy, aPtoRequest } from '../../time-off/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';

const person = '{ id firstName lastName }';
const operations = {
  closingCheck: {
    method: 'GET',
    path: '/api/pay-periods/check',
    document: `query ($startDate: Date!) { viewer { closingCheck(startDate: $startDate) {
      startDate endDate status canClose canReopen canRequestReopening timesheetCount unapprovedCount
      blockers { code message } notices { code message } exceptionCount
      exceptions { code count blocksClosing items { user ${person} date timesheetId message } }
      undecidedTimeOffCount undecidedTimeOff { id user ${person} policyName startDate endDate hours }
      approvalsByCloser { user ${person} timesheetCount message }
      withoutEmployeeNumberCount withoutEmployeeNumber ${person}
      totals { people regularMinutes overtimeMinutes doubleTimeMinutes mealPremiumMinutes restPremiumMinutes qualifiedOvertimeMinutes ptoMinutes
        hours { regular overtime doubleTime mealPremium restPremium pto total } }
      payrollFiles { profile name problemCount problems { code message user ${person} } } latestVersion lateCorrections
    } } }`,
  },
  closePayPeriod: {
    method: 'POST',
    path: '/api/pay-periods/close',
    document: 'mutation ($input: PayPeriodCloseInput!) { payPeriodClose(input: $input) { payPeriod { status } } }',
  },
} as const satisfies Operations<string>;

let gateway: TestGateway<keyof typeof operations>;
let team: Awaited<ReturnType<typeof aTeam>>;

/** A period of the default plan that has ended. */
const july = { startDate: '2026-07-05', endDate: '2026-07-18' };
const { startDate } = july;
const onMonday = { clockInAt: new Date('2026-07-06T15:00:00Z'), clockOutAt: new Date('2026-07-06T23:00:00Z') };
const approvedAt = new Date('2026-07-19T12:00:00Z');

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-20T15:00:00Z', operations });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  team = await aTeam(gateway.orm);
});

const nameOf = ({ id, firstName, lastName }: User) => ({ id, firstName, lastName });

describe.each(apis)('the closing check over %s', (api) => {
  const check = async (user = team.accountant, day = startDate) =>
    (await gateway.call(api, user, 'closingCheck', { startDate: day })).data;

  test('lists everything to review before a period is closed', async () => {
    const policy = await aPtoPolicy(gateway.orm, { organizationId: team.organizationId, name: 'Vacation' });
    const sheet = await aTimesheet(gateway.orm, { user: team.worker, ...onMonday });
    const request = await aPtoRequest(gateway.orm, {
      user: team.colleague,
      policy,
      startDate: '2026-07-14',
      endDate: '2026-07-15',
      hours: 16,
    });

    expect(await check()).toEqual({
      ...july,
      status: 'OPEN',
      canClose: false,
      canReopen: false,
      canRequestReopening: false,
      timesheetCount: 1,
      unapprovedCount: 1,
      blockers: [
        {
          code: 'TIMESHEETS_NOT_APPROVED',
          message: '1 timesheet of the pay period Jul 5 – Jul 18, 2026 is not approved yet',
        },
        {
          code: 'TIME_OFF_NOT_DECIDED',
          message:
            '1 request for time off in the pay period Jul 5 – Jul 18, 2026 is not decided yet. Approve or deny it first.',
        },
      ],
      exceptionCount: 1,
      exceptions: [
        {
          code: 'NOT_APPROVED',
          count: 1,
          blocksClosing: true,
          items: [
            {
              user: nameOf(team.worker),
              date: '2026-07-06',
              timesheetId: sheet.id,
              message: 'No manager has approved this timesheet yet.',
            },
          ],
        },
      ],
      undecidedTimeOffCount: 1,
      undecidedTimeOff: [
        {
          id: request.id,
          user: nameOf(team.colleague),
          policyName: 'Vacation',
          startDate: '2026-07-14',
          endDate: '2026-07-15',
          hours: 16,
        },
      ],
      notices: [],
      approvalsByCloser: [],
      withoutEmployeeNumberCount: 1,
      withoutEmployeeNumber: [nameOf(team.worker)],
      totals: {
        ...{ people: 1, regularMinutes: 480, overtimeMinutes: 0, doubleTimeMinutes: 0, ptoMinutes: 0 },
        hours: { regular: 8, overtime: 0, doubleTime: 0, mealPremium: 0, restPremium: 0, pto: 0, total: 8 },
        ...{ mealPremiumMinutes: 0, restPremiumMinutes: 0, qualifiedOvertimeMinutes: 0 },
      },
      payrollFiles: [],
      latestVersion: null,
      lateCorrections: null,
    });
  });

  test('names the person and the day of time off on worked hours, whichever came first', async () => {
    const policy = await aPtoPolicy(gateway.orm, { organizationId: team.organizationId });
    const monday = { startDate: '2026-07-06', endDate: '2026-07-06' };
    const approved = { policy, ...monday, status: 'APPROVED' } as const;
    const before = await aTimesheet(gateway.orm, { user: team.worker, ...onMonday, approvedAt });
    await aPtoRequest(gateway.orm, { ...approved, user: team.worker, hours: 8 });
    await aPtoRequest(gateway.orm, { ...approved, user: team.colleague, hours: 8 });
    await aPtoRequest(gateway.orm, { ...approved, user: team.manager, hours: 4 });
    const half = { clockInAt: onMonday.clockInAt, clockOutAt: new Date('2026-07-06T19:00:00Z'), approvedAt };
    await aTimesheet(gateway.orm, { user: team.manager, ...half });
    expect((await check()).exceptions).toHaveLength(1);

    const after = await aTimesheet(gateway.orm, { user: team.colleague, ...half });

    const { exceptions, canClose, totals } = await check();
    const found = { code: 'TIME_OFF_ON_WORKED_DAY', count: 2, blocksClosing: false };
    expect(exceptions).toMatchObject([found]);
    expect(exceptions[0].items).toEqual(
      expect.arrayContaining([
        {
          user: nameOf(team.worker),
          date: '2026-07-06',
          timesheetId: before.id,
          message:
            'Monday, July 6 has 8h worked and 8h of time off. Correct the hours, or revoke the approval of the time off.',
        },
        expect.objectContaining({ user: nameOf(team.colleague), timesheetId: after.id }),
      ]),
    );
    expect({ canClose, totals }).toMatchObject({ canClose: true, totals: { regularMinutes: 960, ptoMinutes: 1200 } });
  });

  test('says that a period without open questions can be closed, and afterwards what was settled', async () => {
    await aTimesheet(gateway.orm, { user: team.worker, ...onMonday, approvedAt });
    await gateway.orm.em.execute('update users set employee_number = ? where id = ?', ['1041', team.worker.id]);
    const ready = {
      blockers: [],
      exceptionCount: 0,
      exceptions: [],
      withoutEmployeeNumberCount: 0,
      totals: { people: 1, regularMinutes: 480 },
    };
    expect(await check()).toMatchObject({ ...ready, status: 'OPEN', canClose: true });

    await gateway.call(api, team.accountant, 'closePayPeriod', { startDate });

    const closed = {
      ...ready,
      status: 'CLOSED',
      canClose: false,
      timesheetCount: 1,
      unapprovedCount: 0,
      latestVersion: 1,
    };
    expect(await check()).toMatchObject({ ...closed, canReopen: false, canRequestReopening: true });
    expect(await check(team.admin)).toMatchObject({ ...closed, canReopen: true, canRequestReopening: false });
    await changeSettings(gateway.orm, team.organizationId, { reopeningNeedsConsent: false });
    expect(await check()).toMatchObject({ canReopen: true, canRequestReopening: false });
  });

  test('notices a law of the time zone that nobody is paid by, without blocking, until the period is closed', async () => {
    await changeSettings(gateway.orm, team.organizationId, { timezone: 'America/Anchorage', overtimeRule: 'FLSA' });
    await aTimesheet(gateway.orm, { user: team.worker, ...onMonday, approvedAt });
    const message = expect.stringContaining('America/Anchorage is in Alaska');
    expect(await check()).toMatchObject({ canClose: true, notices: [{ code: 'OVERTIME_RULE', message }] });
    await changeSettings(gateway.orm, team.organizationId, { timezone: 'America/Denver' });
    expect((await check()).notices).toEqual([]);
    await changeSettings(gateway.orm, team.organizationId, { timezone: 'America/Anchorage' });
    await gateway.call(api, team.accountant, 'closePayPeriod', { startDate });
    expect((await check()).notices).toEqual([]);
  });

  test('notices missed meals in California while break premiums are off', async () => {
    const settings = { timezone: 'America/Los_Angeles', overtimeRule: 'CALIFORNIA' } as const;
    await changeSettings(gateway.orm, team.organizationId, { ...settings, breakPremiums: false });
    await aTimesheet(gateway.orm, { user: team.worker, ...onMonday, approvedAt });
    const message =
      '1 missed meal break is not paid with an hour of premium (California Labor Code 226.7), because break premiums are off in Settings.';
    expect(await check()).toMatchObject({ canClose: true, notices: [{ code: 'BREAK_PREMIUMS_OFF', message }] });
    await changeSettings(gateway.orm, team.organizationId, { breakPremiums: true });
    expect(await check()).toMatchObject({ notices: [], totals: { mealPremiumMinutes: 60 } });
  });

  test('says that a period has not ended yet', async () => {
    expect(await check(team.admin, '2026-07-19')).toMatchObject({
      canClose: false,
      blockers: [{ code: 'NOT_OVER', message: 'The pay period Jul 19 – Aug 1, 2026 has not ended yet' }],
    });
  });

  test('does not see another organization', async () => {
    const stranger = await aTeam(gateway.orm);
    await aTimesheet(gateway.orm, { user: stranger.worker, ...onMonday });

    expect(await check()).toMatchObject({ timesheetCount: 0, exceptions: [], totals: { people: 0 } });
  });
});
