import { datesOf } from '@timetrack/contracts/calendar';
import { query } from '../../../access/index.js';
import { periodOfDays, readTimezone } from '../../organization/index.js';
import { listTimeOffOnBoard } from '../board/board-time-off.queries.js';
import { readConflicts } from '../conflicts/conflict.service.js';
import { selectVisibleTo } from '../schedules/schedule.policy.js';
import { readSchedules, selectByIds } from '../schedules/schedule-rows.queries.js';
import { scheduleDaysInput } from './schedule-days.inputs.js';
import { readFirstOfDays } from './schedule-days.queries.js';
import type { ScheduleDaysView } from './schedule-days.types.js';

/**
 * Counts the schedules of each day that the caller may see, and lists the first of them: what the month shows. A month of
 * 500 people has tens of thousands of schedules, so PostgreSQL counts and chooses.
 */
export const scheduleDays = query(
  'scheduleDays',
  scheduleDaysInput,
  async (context, range): Promise<ScheduleDaysView> => {
    const { em, viewer, selection } = context;
    const timezone = await readTimezone(em);
    const dates = datesOf(range);
    const [listed, timeOff] = await Promise.all([
      readFirstOfDays(em, boundsOf(dates, timezone), selectVisibleTo(viewer)),
      listTimeOffOnBoard(context, range),
    ]);
    const found = await readSchedules(em, selectByIds(new Set(listed.map(({ scheduleId }) => scheduleId))));
    const schedules = new Map(found.map((schedule) => [schedule.id, schedule]));
    const byDay = Map.groupBy(listed, ({ day }) => day);
    const days = dates.map((date, index) => {
      const ofDay = byDay.get(index) ?? [];
      return {
        date,
        count: ofDay[0]?.count ?? 0,
        schedules: ofDay.flatMap(({ scheduleId }) => schedules.get(scheduleId) ?? []),
      };
    });
    const conflicts = selection.wants('conflicts') ? await readConflicts(context, found) : [];
    return { days, conflicts, timeOff };
  },
);

/** The start of each day, followed by the end of the last one. */
function boundsOf(dates: readonly string[], timezone: string): Date[] {
  const periods = dates.map((date) => periodOfDays({ startDate: date, endDate: date }, timezone));
  return [...periods.map(({ from }) => from), ...periods.slice(-1).map(({ to }) => to)];
}
