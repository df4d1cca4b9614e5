import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, type TestGateway } from '../../../../test/harness/index.js';
import { startPayroll } from '../../payroll/test/calls.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

/** Monday, November 16, 2026, 12:00 in Denver. The organization moves two hours east today. */
beforeEach(async () => {
  gateway.clock.set('2026-11-16T19:00:00Z');
  owner = await createActor(gateway, 'OWNER');
  await moveTo('America/New_York', '2026-11-16');
});

const send = async (...[method, path, body]: [Parameters<TestGateway['rest']>[1], string, object?]) => {
  const response = await gateway.rest(owner, method, path, body);
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
  return response.body;
};
const moveTo = (timezone: string, effectiveFrom: string) =>
  send('PATCH', '/api/organization', { timezone, effectiveFrom });
const plan = (startAt: string, endAt: string, title = 'Framing') =>
  send('POST', '/api/schedules', { title, startAt, endAt, assignedUserIds: [owner.userId], status: 'PUBLISHED' });

describe('after a change of the time zone', () => {
  test('lists the zones in the session and in the organization, scheduled ones included', async () => {
    await moveTo('America/Los_Angeles', '2026-11-20');
    const timezones = [
      { timezone: 'America/Denver', from: null, startsAt: null },
      { timezone: 'America/New_York', from: '2026-11-16', startsAt: '2026-11-16T07:00:00.000Z' },
      // Midnight in the new zone, because midnight in the former one is 9 PM of the day before.
      { timezone: 'America/Los_Angeles', from: '2026-11-20', startsAt: '2026-11-20T08:00:00.000Z' },
    ];
    expect((await send('GET', '/api/auth/me')).user.organization).toMatchObject({
      ...{ timezoneInForce: 'America/New_York', timezones },
    });
    expect(await send('GET', '/api/organization')).toMatchObject({ timezones });
    const { body } = await gateway.graphql(
      owner,
      '{ viewer { organization { timezones { timezone from startsAt } } } }',
    );
    expect(body.data.viewer.organization.timezones).toEqual(timezones);
  });

  test('counts the shifts of a day in the zone of that day', async () => {
    // 23:00 on Saturday in Denver, which is Sunday in New York.
    const late = await plan('2026-11-15T06:00:00Z', '2026-11-15T06:45:00Z');
    const { days } = await send('GET', '/api/schedules/days?startDate=2026-11-14&endDate=2026-11-15');
    expect(days.map(({ date, count }: { date: string; count: number }) => [date, count])).toEqual([
      ['2026-11-14', 1],
      ['2026-11-15', 0],
    ]);
    expect(days[0].schedules[0].id).toBe(late.id);
  });

  test('copies a week so that 9:00 stays 9:00', async () => {
    await plan('2026-11-11T16:00:00Z', '2026-11-12T00:00:00Z');
    const copies = await send('POST', '/api/schedules/copy-week', { fromDate: '2026-11-08', toDate: '2026-11-15' });
    expect(copies).toMatchObject([{ startAt: '2026-11-18T14:00:00.000Z', endAt: '2026-11-18T22:00:00.000Z' }]);
  });

  test('places a template in the zone of its day', async () => {
    const times = { startTime: '09:00', endTime: '17:00', plannedBreakMinutes: 0 };
    const { id } = await send('POST', '/api/shift-templates', { name: 'Day', ...times });
    const place = (date: string) => send('POST', `/api/shift-templates/${id}/apply`, { date, userIds: [owner.userId] });
    expect(await place('2026-11-10')).toMatchObject({ startAt: '2026-11-10T16:00:00.000Z' });
    expect(await place('2026-11-18')).toMatchObject({ startAt: '2026-11-18T14:00:00.000Z' });
  });

  test.each([
    ['2026-11-10T17:00:00Z', '9:00 AM to 5:00 PM', '9:00 AM to 5:00 PM EST'],
    ['2026-11-16T17:00:00Z', '9:00 AM to 5:00 PM MST', '9:00 AM to 5:00 PM'],
  ])('on %s, a warning names the zone of times in the other one', async (now, before, after) => {
    const warningAbout = async (startAt: string, endAt: string) => {
      await plan(startAt, endAt, 'Roof');
      return (await plan(startAt, endAt)).warnings[0].message as string;
    };
    gateway.clock.set(now);
    expect(await warningAbout('2026-11-11T16:00:00Z', '2026-11-12T00:00:00Z')).toMatch(
      new RegExp(`Nov 11, ${before}$`),
    );
    expect(await warningAbout('2026-11-18T14:00:00Z', '2026-11-18T22:00:00Z')).toMatch(new RegExp(`Nov 18, ${after}$`));
  });

  test('counts the week of the dashboard in the zones of its days', async () => {
    // 23:00 on Saturday in Denver is in last week, though it is Sunday in New York.
    await plan('2026-11-15T06:00:00Z', '2026-11-15T06:45:00Z');
    expect(await send('GET', '/api/dashboard/stats')).toMatchObject({ activeSchedules: 0 });
    await plan('2026-11-15T07:00:00Z', '2026-11-15T07:45:00Z');
    expect(await send('GET', '/api/dashboard/stats')).toMatchObject({ activeSchedules: 1 });
  });

  test('filters the audit log by days in their zones', async () => {
    gateway.clock.set('2026-11-14T06:30:00Z');
    await plan('2026-12-01T16:00:00Z', '2026-12-02T00:00:00Z');
    const onDay = (date: string) => send('GET', `/api/audit-logs?from=${date}&to=${date}`);
    expect(await onDay('2026-11-13')).toMatchObject([{ action: 'schedule.created' }]);
    expect(await onDay('2026-11-14')).toEqual([]);
  });
});
