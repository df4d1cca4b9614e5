import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, failureOf, type TestGateway } from '../../../../test/harness/index.js';
import type { Role } from '../../../platform/auth/viewer.js';
import { changeSettings } from '../../organization/test/builders.js';
import { anApprovedTimesheet, startPayroll } from '../../payroll/test/calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const week = 'startDate=2026-11-01&endDate=2026-11-07';
const ownPay = async (who: Parameters<TestGateway['rest']>[0], dates = week) =>
  (await gateway.rest(who, 'GET', `/api/me/pay?${dates}`)).body;

/** An organization with weekly pay periods, in which both people worked 45 and 8 hours. */
async function aWorkedWeek(role: Role = 'WORKER') {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId } = owner;
  const person = await createActor(gateway, role, { organizationId });
  await changeSettings(gateway.orm, organizationId, { payCalendar: { kind: 'WEEKLY', anchorDate: '2026-11-01' } });
  for (const day of [2, 3, 4, 5, 6]) {
    const punches = [`2026-11-0${day}T15:00:00Z`, `2026-11-0${day + 1}T00:00:00Z`] as const;
    await anApprovedTimesheet(gateway.orm, person.user, punches);
  }
  await anApprovedTimesheet(gateway.orm, owner.user, ['2026-11-02T15:00:00Z', '2026-11-02T23:00:00Z']);
  return { owner, person };
}

describe('the caller’s own pay', () => {
  test.each(['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'] as const)(
    'is the entry of payroll, for the role %s',
    async (role) => {
      const { owner, person } = await aWorkedWeek(role);
      const inPayroll = await gateway.rest(owner, 'GET', `/api/payroll/people/${person.user.id}?${week}`);

      const { corrections, periodStatus, totalMinutes, days, ...others } = await ownPay(person);
      const { contentHash, canSignOff, signOffObstacle, needsSignOff, signOffForm, signOff, ...entry } = others;

      expect(entry).toEqual(inPayroll.body);
      expect(entry).toMatchObject({ regularMinutes: 2400, overtimeMinutes: 300, user: { id: person.user.id } });
      expect(corrections).toEqual([]);
      expect({ periodStatus, totalMinutes }).toEqual({ periodStatus: 'OPEN', totalMinutes: 2700 });
      expect(days.at(-1)).toMatchObject({ date: '2026-11-06', minutes: 540 });
      expect({ contentHash, canSignOff, needsSignOff, signOffForm, signOff }).toEqual({
        ...{ contentHash: expect.any(String), canSignOff: false, signOffForm: null, signOff: null },
        needsSignOff: false,
      });
      expect(signOffObstacle).toBe('Signing hours is not turned on in this organization.');
    },
  );

  test('is the same in GraphQL', async () => {
    const { person } = await aWorkedWeek();
    const fields =
      '(startDate: "2026-11-01", endDate: "2026-11-07") { overtimeMinutes periodStatus lines { date kind minutes explanation } }';
    const { data } = (await gateway.graphql(person, `{ viewer { myPay${fields} } }`)).body;

    expect(data.viewer.myPay).toMatchObject({ overtimeMinutes: 300, periodStatus: 'OPEN' });
    expect(data.viewer.myPay.lines).toContainEqual({
      ...{ date: '2026-11-06', kind: 'OVERTIME', minutes: 300 },
      explanation: 'Over 40 hours worked in the workweek of Sunday, November 1 (29 CFR 778.103)',
    });
  });

  test('is what was settled if the pay period is closed, whatever changes later', async () => {
    const { owner, person } = await aWorkedWeek();
    const before = await ownPay(person);
    await gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate: '2026-11-01' });
    await changeSettings(gateway.orm, owner.organizationId, { overtimeRule: 'NONE', roundingRule: '15min' });

    expect(await ownPay(person)).toEqual({ ...before, periodStatus: 'CLOSED' });
    const part = await ownPay(person, 'startDate=2026-11-05&endDate=2026-11-06');
    expect(part).toMatchObject({ regularMinutes: 780, overtimeMinutes: 300, periodStatus: 'CLOSED' });
    const longer = await ownPay(person, 'startDate=2026-11-01&endDate=2026-11-08');
    expect(longer).toMatchObject({ regularMinutes: 2400, overtimeMinutes: 300, periodStatus: 'OPEN' });
  });

  test('covers at most 62 days, in order', async () => {
    const { person } = await aWorkedWeek();
    expect(await ownPay(person, 'startDate=2026-11-01&endDate=2027-01-01')).toMatchObject({ overtimeMinutes: 300 });
    for (const [dates, message] of [
      ['startDate=2026-11-01&endDate=2027-01-02', 'A date range can have at most 62 days'],
      ['startDate=2026-11-02&endDate=2026-11-01', 'End date must not be before the start date'],
    ] as const) {
      const reply = await gateway.rest(person, 'GET', `/api/me/pay?${dates}`);
      expect(failureOf(reply)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { endDate: message } });
    }
  });

  test('takes no other person’s id', async () => {
    const { owner, person } = await aWorkedWeek();
    const pay = await ownPay(person, `${week}&userId=${owner.user.id}`);
    expect(pay).toMatchObject({ user: { id: person.user.id }, overtimeMinutes: 300 });
  });

  test('is a file with the same lines', async () => {
    const { owner, person } = await aWorkedWeek();
    const file = await gateway.rest(person, 'GET', `/api/me/hours.csv?${week}`);
    const [header = '', ...rows] = file.text.trimEnd().split('\r\n');
    const { lines } = await ownPay(person);

    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="my-hours-2026-11-01-to-2026-11-07.csv"',
    });
    expect(header.split(',').slice(0, 4)).toEqual(['date', 'kind', 'minutes', 'hours']);
    expect(rows.map((row) => row.split(',').slice(0, 3).join())).toEqual(
      lines.map(({ date, kind, minutes }: Record<string, unknown>) => [date, kind, minutes].join()),
    );
    expect(file.text).not.toContain(owner.user.email);
  });
});

describe('the pay periods of a worker', () => {
  test('have days and status, and count only the worker’s own timesheets', async () => {
    const { owner, person } = await aWorkedWeek();
    await gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate: '2026-11-01' });
    await anApprovedTimesheet(gateway.orm, owner.user, ['2026-11-10T15:00:00Z', '2026-11-10T23:00:00Z']);
    const periods = (await gateway.rest(person, 'GET', '/api/pay-periods')).body;
    const nothing = {
      ...{ signedCount: 0, staleCount: 0, missingCount: 0, pendingOvertime: [] },
      closedAt: null,
      closedBy: null,
      version: null,
      versions: [],
      canClose: false,
      canReopen: false,
    };

    expect(periods).toContainEqual({
      ...nothing,
      ...{ startDate: '2026-11-01', endDate: '2026-11-07', status: 'CLOSED', timesheetCount: 5, unapprovedCount: 0 },
    });
    expect(periods).toContainEqual({
      ...nothing,
      ...{ startDate: '2026-11-08', endDate: '2026-11-14', status: 'OPEN', timesheetCount: 0, unapprovedCount: 0 },
    });
    await gateway.rest(person, 'POST', '/api/timesheets/clock-in', {});
    expect((await gateway.rest(person, 'GET', '/api/pay-periods')).body).toContainEqual({
      ...nothing,
      ...{ startDate: '2026-11-15', endDate: '2026-11-21', status: 'OPEN', timesheetCount: 1, unapprovedCount: 1 },
    });
  });
});

test('a correction belongs to the days that it asks for, and to those of the timesheet as it was', async () => {
  const { owner, person } = await aWorkedWeek();
  const [timesheet] = (await gateway.rest(person, 'GET', '/api/timesheets?from=2026-11-02&to=2026-11-02')).body;
  const wish = { kind: 'CHANGE', timesheetId: timesheet.id, reason: 'It was a week later.' };
  const times = { clockInAt: '2026-11-10T15:00:00Z', clockOutAt: '2026-11-10T19:00:00Z', breaks: [] };
  const { body: correction } = await gateway.rest(person, 'POST', '/api/corrections', { ...wish, ...times });
  const idsIn = async (dates: string) =>
    (await gateway.rest(person, 'GET', `/api/me/pay?${dates}`)).body.corrections.map(({ id }: { id: string }) => id);
  const weeks = ['startDate=2026-11-01&endDate=2026-11-07', 'startDate=2026-11-08&endDate=2026-11-14'];

  for (const week of weeks) expect(await idsIn(week)).toEqual([correction.id]);
  expect((await gateway.rest(owner, 'POST', `/api/corrections/${correction.id}/approve`)).status).toBe(200);
  for (const week of weeks) expect(await idsIn(week)).toEqual([correction.id]);
  expect(await idsIn('startDate=2026-11-03&endDate=2026-11-07')).toEqual([]);
});

describe('the timesheets of a worker', () => {
  test('are their own, with history, and can be filtered by days, status and exception', async () => {
    const { owner, person } = await aWorkedWeek();
    const list = async (who: typeof person, filter = '') =>
      (await gateway.rest(who, 'GET', `/api/timesheets?${filter}`)).body as {
        id: string;
        user: { id: string };
        history?: { actorName: string; title: string }[];
      }[];
    await gateway.rest(person, 'POST', '/api/timesheets/clock-in', {});

    expect(new Set((await list(person)).map(({ user }) => user.id))).toEqual(new Set([person.user.id]));
    expect(await list(person, `userId=${owner.user.id}`)).toEqual([]);
    expect(await list(person, 'from=2026-11-02&to=2026-11-03')).toHaveLength(2);
    expect(await list(person, 'status=APPROVED')).toHaveLength(5);
    const [open] = await list(person, 'exception=OPEN_TIMESHEET');
    expect(open?.history).toMatchObject([{ title: 'Clocked in' }]);
    const all = await list(owner);
    expect(all.filter(({ history }) => history).map(({ user }) => user.id)).toEqual([owner.user.id]);
  });
});
