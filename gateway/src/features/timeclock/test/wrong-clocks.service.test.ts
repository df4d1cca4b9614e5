import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { anOrganization } from '../../organization/test/builders.js';
import { closeForgotten } from '../forgotten/forgotten.service.js';
import { clockIn } from '../punches/clock-in.service.js';
import { clockOut, endBreak, startBreak } from '../punches/punch.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { switchJob } from '../switch-job/switch-job.service.js';
import { aTimesheet } from './builders.js';

let work: TestUseCases;
let worker: User;

const at = (time: string) =>
  new Date(`2026-07-${time.includes('T') ? time : `15T${time}`}${time.length > 8 ? '' : ':00'}Z`);

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  const { id } = await anOrganization(work.orm, { requireLocationOnClock: false });
  worker = await aUser(work.orm, { organizationId: id });
});

const punchAt = (time: string, punch: typeof clockIn | typeof clockOut | typeof startBreak | typeof endBreak) => {
  work.clock.set(at(time));
  return work.run(punch as typeof clockIn, worker);
};
const recorded = (from: string, to: string) =>
  aTimesheet(work.orm, { user: worker, clockInAt: at(from), clockOutAt: at(to) });
const auditedTimes = async () => {
  const entries = await work.orm.em.execute<{ changes: Record<string, string> }[]>(
    'select changes from audit_entries where organization_id = ? order by id',
    [worker.organizationId],
  );
  return entries.map(({ changes }) => changes.observedAt ?? null);
};

describe('a clock-in that was observed before the end of another timesheet', () => {
  test('is recorded as observed where it overlaps nothing, and its clock-out too', async () => {
    await recorded('20T12:00', '20T13:00');

    expect(await punchAt('10:00', clockIn)).toMatchObject({ clockInAt: at('10:00'), flags: [] });
    const { clockInAt, clockOutAt, flags, durationMinutes } = await punchAt('17:00', clockOut);

    expect({ clockInAt, clockOutAt, flags }).toEqual({ clockInAt: at('10:00'), clockOutAt: at('17:00'), flags: [] });
    expect(durationMinutes).toBe(420);
    expect(await punchAt('18:00', clockIn)).toMatchObject({ clockInAt: at('18:00') });
    await expect(punchAt('18:01', clockIn)).rejects.toMatchObject({ message: 'You are already clocked in' });
  });

  test('counts from the first instant that overlaps nothing, flagged, and the audit log has the observed instant', async () => {
    await recorded('12:00', '12:30');
    await recorded('12:30', '13:00');
    await recorded('20T12:00', '20T13:00');

    const open = await punchAt('12:10', clockIn);

    expect(open).toMatchObject({ clockInAt: at('13:00'), flags: ['CLOCK_ADJUSTED'] });
    expect(open.exceptions).toEqual([{ code: 'CLOCK_ADJUSTED', message: 'Punched while a clock was wrong' }]);
    expect(await auditedTimes()).toEqual([at('12:10').toISOString()]);
    expect(await punchAt('15:00', clockOut)).toMatchObject({ clockOutAt: at('15:00'), durationMinutes: 120 });
  });

  test('ends where the next timesheet begins, flagged', async () => {
    await recorded('12:00', '12:30');
    await punchAt('10:00', clockIn);

    const closed = await punchAt('12:10', clockOut);

    expect(closed).toMatchObject({ clockOutAt: at('12:00'), flags: ['CLOCK_ADJUSTED'] });
    expect(await auditedTimes()).toEqual([null, at('12:10').toISOString()]);
  });

  test('keeps its bound when the person switches jobs', async () => {
    await recorded('20T12:00', '20T13:00');
    const { id } = await aJob(work.orm, { organizationId: worker.organizationId });
    await punchAt('10:00', clockIn);
    work.clock.set(at('11:00'));

    expect(await work.run(switchJob, worker, { jobId: id })).toMatchObject({ clockInAt: at('11:00'), flags: [] });
    expect(await punchAt('17:00', clockOut)).toMatchObject({ clockOutAt: at('17:00'), flags: [] });
  });

  test.each(['12:00', '12:10', '12:30', '14:00'])(
    'continues after the next timesheet by a switch at %s',
    async (time) => {
      await recorded('12:00', '12:30');
      const { id } = await aJob(work.orm, { organizationId: worker.organizationId });
      await punchAt('10:00', clockIn);
      work.clock.set(at(time));

      const clockInAt = time < '12:30' ? at('12:30') : at(time);
      expect(await work.run(switchJob, worker, { jobId: id })).toMatchObject({ clockInAt });
      expect(await punchAt('17:00', clockOut)).toMatchObject({ clockInAt, clockOutAt: at('17:00') });
    },
  );

  test('is saved as it is, while it is in progress', async () => {
    await recorded('20T12:00', '20T13:00');
    const { id, clockInAt } = await punchAt('10:00', clockIn);
    const job = await aJob(work.orm, { organizationId: worker.organizationId });
    const manager = await aUser(work.orm, { organizationId: worker.organizationId, role: 'MANAGER' });

    const saved = await work.run(setTimesheetTimes, manager, { id, clockInAt, clockOutAt: null, jobId: job.id });

    expect(saved).toMatchObject({ clockInAt, clockOutAt: null, job: { id: job.id } });
  });

  test('ends by the word of the person at the minute at which the next timesheet begins, and never within it', async () => {
    await recorded('12:00:21.000', '12:30:40.000');
    await punchAt('10:00', clockIn);
    work.clock.set(at('16T15:00'));
    const close = (time: string) => work.run(closeForgotten, worker, { clockOutAt: at(time).toISOString() });

    await expect(close('12:01')).rejects.toMatchObject({
      code: 'timesheet.overlaps',
      message: expect.stringContaining('Wed, Jul 15, 6:00:21 AM to 6:30:40 AM'),
    });
    expect(await close('12:00')).toMatchObject({ clockOutAt: at('12:00:21.000') });
  });
});

describe('a punch that was observed before the latest one of its timesheet', () => {
  test.each([
    ['start of a break', startBreak, []],
    ['end of a break', endBreak, [startBreak]],
    ['clock-out', clockOut, []],
  ] as const)('counts at that one, flagged: %s', async (_name, punch, before) => {
    await punchAt('12:00', clockIn);
    for (const each of before) await work.run(each, worker);

    expect(await punchAt('10:00', punch)).toMatchObject({ flags: ['CLOCK_ADJUSTED'] });
    expect((await auditedTimes()).at(-1)).toBe(at('10:00').toISOString());
  });

  test('flags both timesheets of a job switch', async () => {
    const { id } = await aJob(work.orm, { organizationId: worker.organizationId });
    const first = await punchAt('12:00', clockIn);
    work.clock.set(at('10:00'));

    const second = await work.run(switchJob, worker, { jobId: id });

    expect(second).toMatchObject({ flags: ['CLOCK_ADJUSTED'] });
    const [row] = await work.orm.em.execute('select flags from timesheets where id = ?', [first.id]);
    expect(row).toEqual({ flags: ['CLOCK_ADJUSTED'] });
  });

  test('is not flagged for less than a second, as between two good clocks', async () => {
    await punchAt('12:00:00.400Z'.replace('Z', ''), clockIn);

    expect(await punchAt('12:00', clockOut)).toMatchObject({ flags: [], durationMinutes: 0 });
    expect(await auditedTimes()).toEqual([null, null]);
  });
});

test('no timesheet of the clock is empty, as no form can make one', async () => {
  await punchAt('12:00', clockIn);

  const { clockInAt, clockOutAt } = await punchAt('12:00', clockOut);

  expect(Number(clockOutAt)).toBeGreaterThan(Number(clockInAt));
});
