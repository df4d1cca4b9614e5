import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { aPhoto } from '../../timeclock/test/builders.js';
import { statementsOf } from '../../timeclock/test/statements.js';
import { apis, type BothDoors, bothDoors } from './both-doors.js';
import { aSchedule } from './builders.js';
import { aScheduleInput } from './schedule-inputs.js';

let doors: BothDoors;

beforeAll(async () => {
  doors = await bothDoors();
});
afterAll(() => doors.close());

const week = { from: '2026-07-12T06:00:00Z', to: '2026-07-19T06:00:00Z' };
const hours = (startAt: string, endAt: string) => ({ startAt: new Date(startAt), endAt: new Date(endAt) });

describe.each(apis)('the board through %s', (door) => {
  test('has a row for each active member by name, and the minutes planned for them within', async () => {
    const { organizationId, manager, worker } = await aTeam(doors.orm);
    await aUser(doors.orm, { organizationId, status: 'DISABLED' });
    await aUser(doors.orm, { organizationId, status: 'INVITED' });
    const zoe = await aUser(doors.orm, { organizationId, firstName: 'Zoë', role: 'ACCOUNTANT' });
    const own = { organizationId, assignedUserIds: [worker.id, zoe.id] };
    await aSchedule(doors.orm, { ...own, title: 'day' });
    await aSchedule(doors.orm, {
      ...own,
      title: 'draft',
      status: 'DRAFT',
      ...hours('2026-07-16T15:00:00Z', '2026-07-16T15:30:00Z'),
    });
    await aSchedule(doors.orm, { ...own, title: 'off', status: 'CANCELED' });
    // Half of it at the same time as the day shift.
    await aSchedule(doors.orm, {
      ...own,
      title: 'twice',
      ...hours('2026-07-15T22:30:00Z', '2026-07-15T23:30:00Z'),
    });
    await aSchedule(doors.orm, {
      ...own,
      title: 'in from before',
      status: 'DRAFT',
      ...hours('2026-07-12T04:00:00Z', '2026-07-12T07:00:00Z'),
    });
    await aSchedule(doors.orm, {
      ...own,
      title: 'out to after',
      ...hours('2026-07-19T05:00:00Z', '2026-07-19T12:00:00Z'),
    });
    await aSchedule(doors.orm, {
      ...own,
      title: 'elsewhere',
      ...hours('2026-07-19T06:00:00Z', '2026-07-19T12:00:00Z'),
    });

    const { data } = await doors.ask(door, manager, 'scheduleBoard', week);

    expect(data.people).toHaveLength(6);
    expect(data.people.at(-1)).toMatchObject({ user: { firstName: 'Zoë', role: 'ACCOUNTANT' }, plannedMinutes: 660 });
    const minutes = Object.fromEntries(
      data.people.map((row: { user: { id: string }; plannedMinutes: number }) => [row.user.id, row.plannedMinutes]),
    );
    expect(minutes[worker.id]).toBe(480 + 30 + 30 + 60 + 60);
    expect(minutes[manager.id]).toBe(0);
    expect(data.schedules.map(({ title }: { title: string }) => title)).toEqual([
      'in from before',
      'day',
      'off',
      'twice',
      'draft',
      'out to after',
    ]);
    expect(data.draftCount).toBe(1);
    expect(data.timeOff).toEqual([]);
  });

  test.each([
    [{ from: week.from }, { to: 'To is required' }],
    [{ from: 'x', to: week.to }, { from: 'From must be an instant such as 2026-03-08T09:00:00Z' }],
    [{ from: week.to, to: week.from }, { to: 'To must be after from' }],
    [{ from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }, { to: 'A board shows at most 100 days' }],
  ])('refuses %j', async (input, fields) => {
    const manager = await aUser(doors.orm, { role: 'MANAGER' });

    expect(await doors.ask(door, manager, 'scheduleBoard', input)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('takes as many statements for many people and shifts as for few, warnings and all', async () => {
    const { organizationId, manager } = await aTeam(doors.orm);
    const fill = async (people: number) => {
      const job = await aJob(doors.orm, { organizationId, name: `Job for ${people}` });
      for (let count = 0; count < people; count += 1) {
        const { id } = await aUser(doors.orm, { organizationId });
        const photo = await aPhoto(doors.orm, { uploadedBy: manager });
        const input = aScheduleInput([{ id }, manager], { jobId: job.id, imageUrls: [`/api/photos/${photo.id}`] });
        await doors.ask('REST', manager, 'createSchedule', input);
      }
    };
    const ask = () => doors.ask(door, manager, 'scheduleBoard', week);
    await fill(2);
    const few = await statementsOf(doors.orm, ask);
    await fill(20);
    const many = await statementsOf(doors.orm, ask);

    expect((await ask()).data.schedules).toHaveLength(22);
    expect(many.length).toBe(few.length);
    // The session, people, schedules, assignees, jobs, photos, the zone, time off; and for warnings the zone, shifts, time off.
    expect(many.length).toBeLessThanOrEqual(door === 'REST' ? 9 : 12);
  });
});

describe('warnings', () => {
  test.each(apis)(
    'come along when a shift is made or changed, and beforehand, and refuse nothing, through %s',
    async (door) => {
      const { organizationId, manager, worker, colleague } = await aTeam(doors.orm);
      const other = await aSchedule(doors.orm, {
        organizationId,
        title: 'Yard',
        status: 'DRAFT',
        assignedUserIds: [worker.id],
      });
      const input = aScheduleInput([worker, colleague], { endAt: '2026-07-17T15:00:00Z' });
      const doubleBooked = {
        kind: 'DOUBLE_BOOKED',
        user: { id: worker.id, firstName: 'Ada', lastName: 'Marsh' },
        message: 'Ada Marsh is also planned for “Yard”, Wed, Jul 15, 9:00 AM to 5:00 PM',
        otherScheduleId: other.id,
      };
      const over40 = (user: { id: string }, time: string) => ({
        kind: 'OVER_40_HOURS',
        user: { id: user.id, firstName: 'Ada', lastName: 'Marsh' },
        message: `Ada Marsh would have ${time} in the week of Jul 12, 2026, more than 40 hours`,
        otherScheduleId: null,
      });
      const all = [doubleBooked, over40(worker, '48h'), over40(colleague, '48h')];

      expect((await doors.ask(door, manager, 'scheduleWarnings', input)).data).toEqual(expect.arrayContaining(all));
      const { data } = await doors.ask(door, manager, 'createSchedule', input);
      expect(data.warnings).toEqual(expect.arrayContaining(all));
      expect(data.warnings).toHaveLength(3);
      const shorter = await doors.ask(door, manager, 'updateSchedule', { endAt: '2026-07-15T23:00:00Z' }, data.id);
      expect(shorter.data.warnings).toEqual([doubleBooked]);
      const canceled = await doors.ask(door, manager, 'updateSchedule', { status: 'CANCELED' }, data.id);
      expect(canceled.data.warnings).toEqual([]);
    },
  );
});
