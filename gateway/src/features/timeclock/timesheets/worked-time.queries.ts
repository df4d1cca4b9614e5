import { isLong, ordinaryLength } from './timesheet-filter.queries.js';

/** The first and the last instant, in the row `given` of the statement. */
const first = 'given.midnight';
const last = 'given.now';

/** The time between two instants of a table, cut to the bounds. Work in progress counts up to the last one. */
const selectTime = (table: string, [start, end]: readonly [string, string], condition: string) => `
  select least(coalesce(${end}, ${last}), ${last}) - greatest(${start}, ${first}) as time from ${table}
  where organization_id = given.organization and ${condition} and (${end} is null or ${end} > ${first})`;

/**
 * Work in progress at the first instant began shortly before, or is one of the few that are long, so indexes alone
 * answer.
 */
const selectTimes = (table: string, [start, end]: readonly [string, string], condition = 'true') => `
  ${selectTime(table, [start, end], `${condition} and ${start} >= ${first} - ${ordinaryLength} and ${start} < ${last}`)}
  union all
  ${selectTime(table, [start, end], `${condition} and ${start} < ${first} - ${ordinaryLength} and ${isLong(table, start, end)}`)}`;

const sumOf = (times: string) => `coalesce((select sum(time) from (${times}) as times), '0')`;

/**
 * SQL for the hours that everyone clocked from `given.midnight` to `given.now`, less unpaid breaks; rounded to four decimals, a
 * third of a second. A break lies within its timesheet, so the breaks are summed without it.
 */
export const selectHours = `
  round(extract(epoch from ${sumOf(selectTimes('timesheets', ['clock_in_at', 'clock_out_at']))}
    - ${sumOf(selectTimes('breaks', ['start_at', 'end_at'], "type = 'UNPAID'"))})::numeric / 3600, 4)::float8`;
