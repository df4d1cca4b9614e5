import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, datesOf } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { periodOfDays, readTimezone, type Timezone } from '../../organization/index.js';
import { readFilteredTeam, teamFilter } from '../../teams/index.js';
import { readConflicts } from '../conflicts/conflict.service.js';
import { type Selection, selectVisibleTo } from '../schedules/schedule.policy.js';
import { selectAll, selectByIds, selectDuring, selectWorkedByAny } from '../schedules/schedule-rows.queries.js';
import { readVisibleSchedules } from '../schedules/visible-people.service.js';
import { listTimeOffOnBoard } from './board.service.js';
import { listedPerDay, type ScheduleDaysView } from './board.types.js';

const maxDays = 100;

/** Calendar dates, both included. */
const scheduleDaysInput = checkTogether(
  z.object({
    startDate: calendarDate('Start date').describe('The first day.'),
    endDate: calendarDate('End date').describe('The last day, included.'),
    teamId: teamFilter,
  }),
  ['startDate', 'endDate'],
  ({ startDate, endDate }) => {
    if (startDate > endDate) return { endDate: 'End date must not be before the start date' };
    return endDate < addDays(startDate, maxDays) ? undefined : { endDate: `At most ${maxDays} days can be listed` };
  },
);

/**
 * Counts the schedules of each day that the caller may see, and lists the first of them: what the month shows. A month of
 * 500 people has tens of thousands of schedules, so PostgreSQL counts and chooses.
 */
export const scheduleDays = query(
  'scheduleDays',
  scheduleDaysInput,
  async (context, { teamId, ...range }): Promise<ScheduleDaysView> => {
    const { em, viewer, selection } = context;
    const ofTeam = (await readFilteredTeam(context, teamId))?.userIds;
    const timezone = await readTimezone(em);
    const dates = datesOf(range);
    const [listed, timeOff] = await Promise.all([
      readFirstOfDays(em, boundsOf(dates, timezone), selectAll(selectVisibleTo(viewer), selectWorkedByAny(ofTeam))),
      listTimeOffOnBoard(context, range, { ofTeam }),
    ]);
    const found = await readVisibleSchedules(context, selectByIds(new Set(listed.map(({ scheduleId }) => scheduleId))));
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
function boundsOf(dates: readonly string[], timezone: Timezone): Date[] {
  const periods = dates.map((date) => periodOfDays({ startDate: date, endDate: date }, timezone));
  return [...periods.map(({ from }) => from), ...periods.slice(-1).map(({ to }) => to)];
}

interface ListedSchedule {
  readonly scheduleId: string;
  readonly day: number;
  readonly count: number;
}

/**
 * Finds the days that each schedule overlaps by binary search in the bounds of the days. A schedule that ends at midnight
 * does not overlap the day that starts then; instants are stored in milliseconds.
 */
const listFirst = (condition: string) => `
  with placed as (
    select id, start_at, end_at,
      greatest(width_bucket(start_at, ?::timestamptz[]), 1) as first_day,
      least(width_bucket(end_at - interval '1 millisecond', ?::timestamptz[]), ?::integer) as last_day
    from schedules where organization_id = :organization and ${condition}
  ), on_days as (
    select day, id, count(*) over (partition by day) as count,
      row_number() over (partition by day order by start_at, end_at, id) as place
    from placed, generate_series(first_day, last_day) as day
  )
  select id as "scheduleId", day - 1 as day, count::integer as count from on_days
  where place <= ${listedPerDay} order by day, place`;

/**
 * Lists the first schedules of each day, in the order of the days.
 *
 * @param bounds the start of each day, followed by the end of the last one
 */
function readFirstOfDays(em: EntityManager, bounds: readonly Date[], visible: Selection): Promise<ListedSchedule[]> {
  const period = { from: bounds[0] as Date, to: bounds.at(-1) as Date };
  const { condition, values } = selectAll(selectDuring(period), visible);
  const instants = arrayLiteral(bounds.map((bound) => bound.toISOString()));
  return tenantSql(em).query<ListedSchedule>(listFirst(condition), [instants, instants, bounds.length - 1, ...values]);
}
