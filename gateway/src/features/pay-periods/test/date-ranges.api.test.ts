import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import type { Organization } from '../../organization/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { startPayroll } from '../../payroll/test/calls.js';
import type { DateRangeKey } from '../date-ranges.rules.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

type Headers = Record<string, string>;

/** `{ THIS_WEEK: '2026-11-15 to 2026-11-21', ... }` at an instant. */
async function dateRangesAt(instant: string, headers: Headers): Promise<Partial<Record<DateRangeKey, string>>> {
  gateway.clock.set(instant);
  const { status, body } = await gateway.rest({ headers }, 'GET', '/api/date-ranges');
  expect(status).toBe(200);
  return Object.fromEntries(
    body.map(({ key, startDate, endDate }: Record<string, string>) => [key, `${startDate} to ${endDate}`]),
  );
}

async function anOwner(settings: Partial<Organization> = {}): Promise<Headers> {
  const { organizationId, headers } = await createActor(gateway, 'OWNER');
  await changeSettings(gateway.orm, organizationId, settings);
  return headers;
}

async function planPayPeriods(headers: Headers, kind: string, anchorDate: string): Promise<void> {
  const { statusCode } = await gateway.inject({
    method: 'PUT',
    url: '/api/pay-period-settings',
    headers,
    payload: { kind, anchorDate },
  });
  expect(statusCode).toBe(200);
}

describe('GET /api/date-ranges and the query dateRanges', () => {
  test('return the same ranges', async () => {
    const headers = await anOwner();
    gateway.clock.set('2026-11-16T19:00:00Z');

    const { body: ranges } = await gateway.rest({ headers }, 'GET', '/api/date-ranges');
    const { body } = await gateway.graphql({ headers }, '{ viewer { dateRanges { key label startDate endDate } } }');

    expect(body.data.viewer.dateRanges).toEqual(ranges);
    expect(ranges).toEqual([
      { key: 'THIS_WEEK', label: 'This week', startDate: '2026-11-15', endDate: '2026-11-21' },
      { key: 'LAST_WEEK', label: 'Last week', startDate: '2026-11-08', endDate: '2026-11-14' },
      { key: 'THIS_MONTH', label: 'This month', startDate: '2026-11-01', endDate: '2026-11-30' },
      { key: 'LAST_MONTH', label: 'Last month', startDate: '2026-10-01', endDate: '2026-10-31' },
      { key: 'THIS_PAY_PERIOD', label: 'This pay period', startDate: '2026-11-08', endDate: '2026-11-21' },
      { key: 'LAST_PAY_PERIOD', label: 'Last pay period', startDate: '2026-10-25', endDate: '2026-11-07' },
    ]);
  });

  test('leave out a last pay period that ended before the organization was created', async () => {
    const headers = await anOwner({ createdAt: new Date('2026-11-10T12:00:00Z') });
    const ranges = await dateRangesAt('2026-11-16T19:00:00Z', headers);
    expect(ranges.THIS_PAY_PERIOD).toBe('2026-11-08 to 2026-11-21');
    expect(ranges).not.toHaveProperty('LAST_PAY_PERIOD');
  });
});

describe('the date ranges', () => {
  test.each([
    ['America/Denver', '2026-11-09 to 2026-11-15'],
    ['Pacific/Kiritimati', '2026-11-16 to 2026-11-22'],
  ])('take today from the time zone of the organization: %s', async (timezone, thisWeek) => {
    // Sunday evening in Denver is Monday evening on Kiritimati.
    const headers = await anOwner({ timezone, workweekStartsOn: 'MONDAY' });
    expect(await dateRangesAt('2026-11-16T05:30:00Z', headers)).toMatchObject({ THIS_WEEK: thisWeek });
  });

  test.each([
    ['in the last minute before', '2026-11-01T05:59:00Z', '2026-10-25 to 2026-10-31', '2026-10-01 to 2026-10-31'],
    ['in the first 1:30 of the day', '2026-11-01T07:30:00Z', '2026-11-01 to 2026-11-07', '2026-11-01 to 2026-11-30'],
    ['in the second 1:30 of the day', '2026-11-01T08:30:00Z', '2026-11-01 to 2026-11-07', '2026-11-01 to 2026-11-30'],
    ['in its last minute', '2026-11-02T06:59:00Z', '2026-11-01 to 2026-11-07', '2026-11-01 to 2026-11-30'],
  ])('are correct on a day of 25 hours, %s', async (_when, instant, thisWeek, thisMonth) => {
    const ranges = await dateRangesAt(instant, await anOwner());
    expect(ranges).toMatchObject({ THIS_WEEK: thisWeek, THIS_MONTH: thisMonth });
  });

  test.each([
    ['23:59 on Saturday', '2026-09-06T03:59:00Z', '2026-08-30 to 2026-09-05'],
    ['1:00 on Sunday, a minute later', '2026-09-06T04:00:00Z', '2026-09-06 to 2026-09-12'],
  ])('are correct where the clocks skip midnight: at %s', async (_when, instant, thisWeek) => {
    const headers = await anOwner({ timezone: 'America/Santiago' });
    expect(await dateRangesAt(instant, headers)).toMatchObject({ THIS_WEEK: thisWeek });
  });

  test.each([
    ['WEEKLY', '2026-07-01', '2026-11-11 to 2026-11-17', '2026-11-04 to 2026-11-10'],
    ['BIWEEKLY', '2026-01-04', '2026-11-08 to 2026-11-21', '2026-10-25 to 2026-11-07'],
    ['SEMIMONTHLY', '2026-01-01', '2026-11-16 to 2026-11-30', '2026-11-01 to 2026-11-15'],
    ['MONTHLY', '2026-01-31', '2026-10-31 to 2026-11-29', '2026-09-30 to 2026-10-30'],
  ])('follow a %s plan anchored on %s', async (kind, anchorDate, thisPayPeriod, lastPayPeriod) => {
    const headers = await anOwner();
    await planPayPeriods(headers, kind, anchorDate);

    const ranges = await dateRangesAt('2026-11-16T19:00:00Z', headers);

    expect(ranges).toMatchObject({ THIS_PAY_PERIOD: thisPayPeriod, LAST_PAY_PERIOD: lastPayPeriod });
  });

  test('keep the dates of a closed pay period when the plan changes', async () => {
    const headers = await anOwner();
    gateway.clock.set('2026-11-16T19:00:00Z');
    const { status } = await gateway.rest({ headers }, 'POST', '/api/pay-periods/close', { startDate: '2026-10-25' });
    expect(status).toBe(200);
    await planPayPeriods(headers, 'MONTHLY', '2026-01-01');

    const ranges = await dateRangesAt('2026-11-16T19:00:00Z', headers);

    expect(ranges).toMatchObject({
      THIS_PAY_PERIOD: '2026-11-08 to 2026-11-30',
      LAST_PAY_PERIOD: '2026-10-25 to 2026-11-07',
    });
  });
});
