import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aPtoPolicy } from '../../src/features/time-off/test/builders.js';
import { apis, startGateway, type TestGateway } from '../harness/index.js';
import { aPayroll, operations, shiftsOn } from './pay-edge-calls.js';

let gateway: TestGateway<keyof typeof operations>;
beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-10-20T16:00:00Z' });
});
afterAll(() => gateway.close());

const newYork = { timezone: 'America/New_York' } as const;
const losAngeles = { timezone: 'America/Los_Angeles' } as const;
const semimonthly = { payCalendar: { kind: 'SEMIMONTHLY', anchorDate: '2026-09-01' } } as const;
const weekly = { payCalendar: { kind: 'WEEKLY', anchorDate: '2026-09-06' } } as const;
const firstHalf = { startDate: '2026-09-01', endDate: '2026-09-15' };
const secondHalf = { startDate: '2026-09-16', endDate: '2026-09-30' };
/** The workweek from Sunday to Saturday that both halves of the month share. */
const workweek = { startDate: '2026-09-13', endDate: '2026-09-19' };

describe.each(apis)('pay through %s', (api) => {
  test('counts the seventh day that a correction completes in a closed neighbor (Labor Code 510)', async () => {
    const settings = { ...losAngeles, ...semimonthly, overtimeRule: 'CALIFORNIA' } as const;
    const { succeed, work, pay } = await aPayroll(gateway, api, settings);
    await work(...shiftsOn([13, 14, 16, 17, 18, 19], 6));
    await succeed('closePayPeriod', { startDate: firstHalf.startDate });
    await succeed('closePayPeriod', { startDate: secondHalf.startDate });
    expect([await pay(firstHalf), await pay(secondHalf)]).toEqual([
      [720, 0, 0],
      [1440, 0, 0],
    ]);

    await succeed('reopenPayPeriod', { startDate: firstHalf.startDate });
    await work(...shiftsOn([15], 6));
    await succeed('closePayPeriod', { startDate: firstHalf.startDate });

    expect([await pay(firstHalf), await pay(secondHalf)]).toEqual([
      [1080, 0, 0],
      [1080, 360, 0],
    ]);
  });

  test('waits for pending time off, and keeps time off out of closed days', async () => {
    const { owner, succeed, call, requestAsWorker, readEntry } = await aPayroll(gateway, api, {
      ...newYork,
      ...semimonthly,
    });
    const policy = await aPtoPolicy(gateway.orm, owner);
    const request = { policyId: policy.id, startDate: '2026-09-03', endDate: '2026-09-04', hours: 16 };
    const requested = await requestAsWorker(request);
    const close = { startDate: firstHalf.startDate };
    expect(await call('closePayPeriod', close)).toMatchObject({ code: 'CONFLICT' });
    await succeed('approvePtoRequest', {}, requested.data.id);
    await succeed('closePayPeriod', close);
    expect((await readEntry(firstHalf)).ptoMinutes).toBe(960);
    expect(
      await requestAsWorker({ ...request, startDate: '2026-09-07', endDate: '2026-09-07', hours: 8 }),
    ).toMatchObject({ code: 'CONFLICT' });
  });

  test.each([
    ['west', newYork, losAngeles],
    ['east', losAngeles, newYork],
  ])('contains shifts around midnight once when the time zone moves %s after closing', async (_, before, after) => {
    const { succeed, call, work, pay } = await aPayroll(gateway, api, { ...before, ...semimonthly });
    // Midnight is at 4:00 in New York and at 7:00 in Los Angeles.
    const isWest = before === newYork;
    await work(
      isWest ? ['2026-09-16T04:00:00Z', '2026-09-16T07:00:00Z'] : ['2026-09-16T03:00:00Z', '2026-09-16T06:59:00Z'],
    );
    await succeed('closePayPeriod', { startDate: firstHalf.startDate });
    const tooEarly = await call('updateOrganization', { ...after, effectiveFrom: '2026-09-15' });
    expect(tooEarly).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Sep 15, 2026') });
    await succeed('updateOrganization', { ...after, effectiveFrom: '2026-09-16' });
    await succeed('closePayPeriod', { startDate: secondHalf.startDate });
    const [first, second] = [await pay(firstHalf), await pay(secondHalf)];
    expect([first[0], second[0]]).toEqual(isWest ? [0, 180] : [239, 0]);
  });

  test('pays the greater of two workweeks when their start changes after half of one was closed (29 CFR 778.302)', async () => {
    const { succeed, work, pay } = await aPayroll(gateway, api, { ...newYork, ...semimonthly });
    await work(...shiftsOn([13, 14, 15, 16, 17, 18], 10));
    await succeed('closePayPeriod', { startDate: firstHalf.startDate });
    const change = { workweekStartsOn: 'WEDNESDAY', effectiveFrom: '2026-09-16' };
    expect(await succeed('previewSettings', change)).toMatchObject({ people: 0, overtimeMinutes: 0 });
    await succeed('updateOrganization', change);
    await succeed('closePayPeriod', { startDate: secondHalf.startDate });
    expect([await pay(firstHalf), await pay(secondHalf)]).toEqual([
      [1800, 0, 0],
      [600, 1200, 0],
    ]);
  });

  test('keeps the overtime of a past open week when the overtime rule changes, and shows what a change costs', async () => {
    const { succeed, work, pay } = await aPayroll(gateway, api, { ...newYork, ...weekly });
    await work(...shiftsOn([14, 15, 16, 17, 18], 10));
    const change = { overtimeRule: 'NONE', effectiveFrom: '2026-09-01' };
    expect(await succeed('previewSettings', change)).toMatchObject({ people: 1, overtimeMinutes: -600 });
    await succeed('updateOrganization', { overtimeRule: 'NONE' });
    expect(await pay(workweek)).toEqual([2400, 600, 0]);
  });

  test('reports closed weeks as they were paid, in any range', async () => {
    const { succeed, work, pay } = await aPayroll(gateway, api, { ...newYork, ...weekly });
    await work(...shiftsOn([7, 8, 9, 10, 11, 14, 15, 16, 17, 18], 10));
    await succeed('closePayPeriod', { startDate: '2026-09-06' });
    await succeed('closePayPeriod', { startDate: '2026-09-13' });
    await succeed('updateOrganization', { overtimeRule: 'NONE' });
    for (const dates of [
      { startDate: '2026-09-01', endDate: '2026-09-30' },
      { startDate: '2026-07-01', endDate: '2026-09-30' },
      { startDate: '2026-01-01', endDate: '2026-12-31' },
    ]) {
      expect(await pay(dates)).toEqual([4800, 1200, 0]);
      const { totals } = await succeed('report', { type: 'PAYROLL_SUMMARY', ...dates });
      expect(totals).toMatchObject({ regularMinutes: 4800, overtimeMinutes: 1200 });
    }
  });

  test('carries seconds from timesheet to timesheet (29 CFR 785.48(b))', async () => {
    const { work, pay } = await aPayroll(gateway, api, newYork);
    const spans = Array.from({ length: 20 }, (_, index) => {
      const start = Date.UTC(2026, 8, 14 + Math.floor(index / 4), 12 + 3 * (index % 4));
      return [new Date(start).toISOString(), new Date(start + 7_199_000).toISOString()] as const;
    });
    await work(...spans);
    expect(await pay(workweek)).toEqual([2400, 0, 0]);
  });

  test('credits short rests that were punched as clock-out and clock-in, and explains it (29 CFR 785.18)', async () => {
    const { work, pay, readEntry } = await aPayroll(gateway, api, newYork);
    const at = (time: string) => `2026-09-14T${time}:00Z`;
    await work(
      [at('12:00'), at('14:00')],
      [at('14:10'), at('16:00')],
      [at('16:10'), at('18:00')],
      [at('18:10'), at('19:50')],
    );
    expect(await pay(workweek)).toEqual([470, 0, 0]);
    const { lines } = await readEntry(workweek);
    expect(lines.map(({ minutes }) => minutes)).toEqual([130, 120, 120, 100]);
    expect(lines[0]?.explanation).toContain('A gap of 10m before the next clock-in counts as worked');
  });
});
