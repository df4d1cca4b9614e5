import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { aSchedule, aScheduleInput } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

/** 6:00 to 14:30 in Denver. */
const earlyShift = (day: number, overrides: object = {}) => ({
  startAt: `2026-07-${day}T12:00:00.000Z`,
  endAt: `2026-07-${day}T20:30:00.000Z`,
  plannedBreakMinutes: 30,
  ...overrides,
});
const week = { from: '2026-07-12T06:00:00.000Z', to: '2026-07-19T06:00:00.000Z' };

describe.each(apis)('planned breaks over %s', (api) => {
  test('make five shifts from 6:00 to 14:30 forty hours, without a warning', async () => {
    const { manager, worker } = await aTeam(gateway.orm);
    const plan = (day: number, overrides?: object) =>
      gateway.call(api, manager, 'createSchedule', aScheduleInput([worker], earlyShift(day, overrides)));

    for (const day of [13, 14, 15, 16]) await plan(day);
    const { data: last } = await plan(17);

    expect(last).toMatchObject({ plannedBreakMinutes: 30, plannedMinutes: 480, warnings: [] });
    const { data: board } = await gateway.call(api, manager, 'scheduleBoard', week);
    const row = board.people.find(({ user }: { user: { id: string } }) => user.id === worker.id);
    expect(row).toMatchObject({ plannedMinutes: 2_400, over40Hours: false });
    expect(board.schedules[0]).toMatchObject({ plannedBreakMinutes: 30, plannedMinutes: 480 });
    const input = { plannedBreakMinutes: 29 };
    const { data: shorter } = await gateway.call(api, manager, 'updateSchedule', input, last.id);
    expect(shorter.warnings).toMatchObject([{ kind: 'OVER_40_HOURS', message: expect.stringContaining('40h 1m') }]);
  });

  test('are checked, changed, and recorded', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const range = 'The unpaid break must be between 0 and 240 minutes';
    const change = (input: object) => gateway.call(api, manager, 'updateSchedule', input as never, id);

    for (const plannedBreakMinutes of [-1, 241]) {
      const fields = { plannedBreakMinutes: range };
      expect(await change({ plannedBreakMinutes })).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    }
    expect(await change({ plannedBreakMinutes: 240, endAt: '2026-07-15T19:00:00.000Z' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { plannedBreakMinutes: 'The unpaid break must be shorter than the shift' },
    });
    expect((await change({ plannedBreakMinutes: 60 })).data).toMatchObject({ plannedMinutes: 420 });
    const [entry] = await auditOf(gateway.orm, organizationId);
    expect(entry?.changes).toMatchObject({ plannedBreakMinutes: { before: 0, after: 60 } });
    expect(Object.keys(entry?.changes ?? {})).toEqual(['assignedUserIds', 'plannedBreakMinutes']);
  });

  test('stay with changed times, and are dropped when the shift becomes too short for them', async () => {
    const { manager, worker } = await aTeam(gateway.orm);
    const { data } = await gateway.call(api, manager, 'createSchedule', aScheduleInput([worker], earlyShift(15)));
    const change = (input: object) => gateway.call(api, manager, 'updateSchedule', input as never, data.id);

    expect((await change({ endAt: '2026-07-15T18:30:00.000Z' })).data).toMatchObject({ plannedBreakMinutes: 30 });
    expect((await change({ endAt: '2026-07-15T12:30:00.000Z' })).data).toMatchObject({
      plannedBreakMinutes: 0,
      plannedMinutes: 30,
    });
  });

  test('are copied with their week', async () => {
    const { manager, worker } = await aTeam(gateway.orm);
    await gateway.call(api, manager, 'createSchedule', aScheduleInput([worker], earlyShift(15)));

    const weeks = { fromDate: '2026-07-15', toDate: '2026-07-22' };
    const { data } = await gateway.call(api, manager, 'copyScheduleWeek', weeks);

    expect(data).toMatchObject([{ plannedBreakMinutes: 30, plannedMinutes: 480 }]);
  });
});
