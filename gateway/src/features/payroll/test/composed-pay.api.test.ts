import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { anApprovedTimesheet } from './calls.js';
import { aCompany, firstHalf, october, secondHalf } from './correction-calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ now: '2026-10-20T16:00:00Z' });
});
afterAll(() => gateway.close());

const september = { startDate: firstHalf.startDate, endDate: secondHalf.endDate };

describe('pay for a range that contains closed periods', () => {
  test('is what was paid, even after the rules have changed', async () => {
    const { owner, ok, work, close, sum } = await aCompany(gateway);
    await work([7, 8, 9, 10, 11, 12, 21, 22, 23, 24, 25, 26]);
    await close(firstHalf);
    await close(secondHalf);
    await ok('PATCH', '/api/organization', { overtimeRule: 'NONE', workweekStartsOn: 'MONDAY' });
    await anApprovedTimesheet(gateway.orm, owner.user, ['2026-10-19T13:00:00Z', '2026-10-19T14:00:00Z']);

    expect(await sum(september)).toEqual([4800, 960, 0]);
    const read = async (startDate: string, endDate: string) =>
      (await ok('GET', `/api/reports?type=PAYROLL_SUMMARY&startDate=${startDate}&endDate=${endDate}`)).totals;
    for (const [startDate, endDate] of [
      ['2026-09-01', '2026-10-31'],
      ['2026-07-01', '2026-12-31'],
      ['2026-01-01', '2026-12-31'],
    ] as const) {
      expect(await read(startDate, endDate)).toMatchObject({ regularMinutes: 4860, overtimeMinutes: 960 });
    }
    const { totals } = await ok('GET', '/api/reports?type=TIMES_BY_JOB&startDate=2026-07-01&endDate=2026-12-31');
    expect(totals.workedMinutes).toBe(4860 + 960);
  });

  test('adds up over the days of a period that lies partly in the range', async () => {
    const { owner, work, close, readEntries, ok } = await aCompany(gateway);
    await work([14, 15, 16, 17, 18, 19]);
    const breaks = ['2026-09-21T16:00:00Z', '2026-09-21T16:45:00Z'] as const;
    await anApprovedTimesheet(gateway.orm, owner.user, ['2026-09-21T13:00:00Z', '2026-09-21T21:00:00Z'], breaks);
    const dates = ['2026-09-14', '2026-09-18', '2026-09-19', '2026-09-21', '2026-09-22'];
    const readDays = async () => {
      const entries = [];
      for (const date of dates) entries.push((await readEntries({ startDate: date, endDate: date }))[0]);
      return entries;
    };
    const computed = await readDays();
    await close(firstHalf);
    await close(secondHalf);

    expect(await readDays()).toEqual(computed);
    expect(await readEntries({ startDate: '2026-09-10', endDate: '2026-09-20' })).toMatchObject([
      { regularMinutes: 2400, overtimeMinutes: 480, jobs: [{ job: null, minutes: 2880 }], unpaidBreakMinutes: 0 },
    ]);
    const person = await ok('GET', `/api/payroll/people/${owner.user.id}?startDate=2026-09-10&endDate=2026-10-09`);
    expect(person).toMatchObject({ regularMinutes: 2400 + 435, overtimeMinutes: 480, unpaidBreakMinutes: 45 });
  });

  test('is paged by last name, with as many statements for many people as for a few', async () => {
    const { owner, ok, work, close } = await aCompany(gateway);
    const { organizationId } = owner;
    await work([14, 16]);
    const hire = async (lastName: string) => createActor(gateway, 'WORKER', { organizationId }, { lastName });
    const leaver = await hire('Abel');
    await work([15, 17], leaver.user);
    await hire('Zorn');
    await close(firstHalf);
    await close(secondHalf);
    await gateway.orm.em.fork().execute("update users set status = 'DISABLED' where id = ?", [leaver.user.id]);
    const address = '/api/payroll?startDate=2026-09-10&endDate=2026-10-09';
    const count = async () => (await statementsOf(() => ok('GET', `${address}&limit=500`))).length;
    const statements = await count();
    for (let index = 0; index < 20; index += 1) await hire(`Worker ${index}`);

    expect(await count()).toBe(statements);
    const names: string[] = [];
    let next: string | null = `${address}&limit=9`;
    while (next) {
      const response = await gateway.rest(owner, 'GET', next);
      names.push(...response.body.map(({ user }: { user: { lastName: string } }) => user.lastName));
      next = /<([^>]+)>/.exec(String(response.headers.link ?? ''))?.[1] ?? null;
    }
    expect(names).toHaveLength(23);
    expect(names[0]).toBe('Abel');
    expect(names.at(-1)).toBe('Zorn');
    const { text } = await gateway.rest(owner, 'GET', `${address}&format=csv`);
    expect(text.trim().split('\r\n')).toHaveLength(24);
  });
});

describe('a time zone that changes after a period was closed', () => {
  test.each([
    ['west', 'America/New_York', 'America/Los_Angeles', '2026-10-01T04:30:00Z', '2026-10-01T07:30:00Z'],
    ['east', 'America/Los_Angeles', 'America/New_York', '2026-10-01T06:00:00Z', '2026-10-01T09:59:00Z'],
  ])('pays a shift after a move %s once', async (_direction, from, to, clockIn, clockOut) => {
    const { owner, ok, work, close, reopen, sum } = await aCompany(gateway, { timezone: from });
    await work([16]);
    await close(secondHalf);
    await ok('PATCH', '/api/organization', { timezone: to, effectiveFrom: '2026-10-01' });
    const minutes = (new Date(clockOut).getTime() - new Date(clockIn).getTime()) / 60_000;
    const isInBoth = new Date(clockIn) < new Date('2026-10-01T07:00:00Z') && from === 'America/Los_Angeles';
    if (isInBoth) await reopen(secondHalf);
    await anApprovedTimesheet(gateway.orm, owner.user, [clockIn, clockOut]);
    if (isInBoth) await close(secondHalf);
    await close(october);

    const [paidBefore = 0] = await sum(secondHalf);
    const [paidAfter = 0] = await sum(october);
    expect(paidBefore + paidAfter).toBe(480 + minutes);
    expect(await sum({ startDate: secondHalf.startDate, endDate: october.endDate })).toEqual([480 + minutes, 0, 0]);
  });
});

describe('two neighbors that are closed at the same time', () => {
  test('are settled one after the other', async () => {
    const { ok, work, close, sum } = await aCompany(gateway);
    await work([13, 14, 15, 16, 17, 18, 19]);
    await Promise.all([close(firstHalf), close(secondHalf)]);

    expect([await sum(firstHalf), await sum(secondHalf)]).toEqual([
      [1440, 0, 0],
      [960, 960, 0],
    ]);
    const versions = await ok('GET', '/api/payroll/versions');
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([1, 1]);
  });

  test('never miss a timesheet that is added at the same time', async () => {
    const { owner, close, reopen, readPeriod, sum } = await aCompany(gateway);
    for (const day of [13, 14, 15, 16]) {
      const time = (hour: number) => `2026-09-${day}T${hour}:00:00Z`;
      const [, added] = await Promise.allSettled([
        close(firstHalf),
        anApprovedTimesheet(gateway.orm, owner.user, [time(13), time(15)]),
      ]);
      const [before = 0] = await sum(firstHalf);
      if ((await readPeriod(firstHalf)).status === 'CLOSED') await reopen(firstHalf);
      // What was exported contains the timesheet if, and only if, it was accepted.
      const [afterwards = 0] = await sum(firstHalf);
      expect(before).toBe(afterwards);
      if (added.status === 'rejected') expect(String(added.reason)).toContain('closed');
    }
  });
});
