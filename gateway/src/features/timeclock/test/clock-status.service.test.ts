import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { clockIn } from '../punches/clock-in.service.js';
import { clockOut } from '../punches/punch.service.js';
import { deleteTimesheet } from '../review/add-timesheet.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { aTimesheet } from './builders.js';

let work: TestUseCases;

const at = (time: string) => `2026-07-15T${time}:00.000Z`;
const aBreak = (startAt: string, endAt: string | null) => ({ type: 'PAID' as const, startAt, endAt });

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());

test('publishes the state that results from a manager’s correction, and when it began', async () => {
  work.clock.set(at('15:00'));
  const { organizationId, worker, manager } = await aTeam(work.orm);
  const { id } = await work.run(clockIn, worker);
  const messages = work.platform.pubSub.subscribe(`clock-status:${organizationId}`);
  const correct = (times: Omit<z.input<typeof setTimesheetTimes.input>, 'id'>) =>
    work.run(setTimesheetTimes, manager, { id, clockOutAt: null, ...times });

  await correct({ clockInAt: at('14:00') });
  await correct({ clockInAt: at('14:00'), breaks: [aBreak(at('14:30'), null)] });
  await correct({ clockInAt: at('13:00') });
  await correct({ clockInAt: at('13:00'), breaks: [aBreak(at('14:30'), at('14:45'))] });
  await correct({ clockInAt: at('13:00'), clockOutAt: at('14:50') });
  await correct({ clockInAt: at('13:00'), clockOutAt: at('14:55') });
  await correct({ clockInAt: at('13:00') });
  await work.run(deleteTimesheet, manager, { id });

  for (const [state, since] of [
    ['WORKING', at('14:00')],
    ['ON_BREAK', at('14:30')],
    ['WORKING', at('14:45')],
    ['OUT', at('14:50')],
    ['WORKING', at('14:45')],
    ['OUT', at('15:00')],
  ]) {
    expect((await messages.next()).value).toEqual({ userId: worker.id, state, since });
  }
  await messages.return?.();
});

test('publishes nothing about a timesheet that was closed and stays closed', async () => {
  work.clock.set(at('15:00'));
  const { organizationId, worker, manager } = await aTeam(work.orm);
  const times = { clockInAt: at('09:00'), clockOutAt: at('10:00') };
  const { id } = await aTimesheet(work.orm, {
    user: worker,
    clockInAt: new Date(times.clockInAt),
    clockOutAt: new Date(times.clockOutAt),
  });
  await work.run(clockIn, worker);
  const messages = work.platform.pubSub.subscribe(`clock-status:${organizationId}`);

  await work.run(setTimesheetTimes, manager, { id, ...times, clockOutAt: at('11:00') });
  work.clock.set(at('15:01'));
  await work.run(clockOut, worker);

  expect((await messages.next()).value).toMatchObject({ state: 'OUT', since: at('15:01') });
  await messages.return?.();
});
