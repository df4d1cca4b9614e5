import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { type Selection } from '../schedules/schedule.policy.js';
import { selectAll, selectDuring } from '../schedules/schedule-rows.queries.js';
import { listedPerDay } from './schedule-days.types.js';

export interface ListedSchedule {
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
export function readFirstOfDays(
  em: EntityManager,
  bounds: readonly Date[],
  visible: Selection,
): Promise<ListedSchedule[]> {
  const period = { from: bounds[0] as Date, to: bounds.at(-1) as Date };
  const { condition, values } = selectAll(selectDuring(period), visible);
  const instants = arrayLiteral(bounds.map((bound) => bound.toISOString()));
  return tenantSql(em).query<ListedSchedule>(listFirst(condition), [instants, instants, bounds.length - 1, ...values]);
}
