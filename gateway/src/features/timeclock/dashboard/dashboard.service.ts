import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { idsInReach } from '../../../platform/database/scope.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import {
  beginning,
  calendarWeekAt,
  type Day,
  dayOf,
  type Period,
  selectTimezoneText,
  timezoneOfText,
} from '../../organization/index.js';
import { countPublished } from '../../scheduling/index.js';
import { countPending } from '../timesheets/pay-period-counts.queries.js';
import { isLong, ordinaryLength } from '../timesheets/timesheet-filter.queries.js';
import type { DashboardFigures } from './dashboard.types.js';

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
const selectHours = `
  round(extract(epoch from ${sumOf(selectTimes('timesheets', ['clock_in_at', 'clock_out_at']))}
    - ${sumOf(selectTimes('breaks', ['start_at', 'end_at'], "type = 'UNPAID'"))})::numeric / 3600, 4)::float8`;

/**
 * Computed by the database in one statement: no timesheet is loaded, however many there are. The day depends on the
 * organization's time zones, which the statement returns. It runs again if they are not the last ones.
 */
export const dashboardStats = query('dashboardStats', z.object({}), async ({ em, viewer, platform }) => {
  const now = platform.clock.now();
  const statement = viewer.isRestricted ? selectFiguresInReach : selectFigures;
  const assumed = lastTimezones.get(viewer.organizationId) ?? noTimezone;
  const { timezone, ...figures } = await readFigures(em, statement, { now, assumed });
  if (timezone === assumed) return figures;
  if (lastTimezones.size >= maxTimezones) lastTimezones.clear();
  lastTimezones.set(viewer.organizationId, timezone);
  const { timezone: _same, ...current } = await readFigures(em, statement, { now, assumed: timezone });
  return current;
});

/** What `selectTimezoneText` returns for an organization without a zone of its own. */
const noTimezone = `[{"from": "${beginning}", "value": null}]`;

/** The texts of `selectTimezoneText`, by organization. */
const lastTimezones = new Map<string, string>();
const maxTimezones = 10_000;

interface FiguresRow extends DashboardFigures {
  readonly timezone: string;
}

/**
 * The values are a row, so that PostgreSQL does not know them when it plans: a plan for them is the same, but looks cheaper
 * than the generic plan, and would be made again for each execution, which takes longer than the execution.
 */
const selectFiguresWith = (pendingApprovals: string, activeSchedules: string) => `
  with given as materialized (
    select :organization::uuid as organization, ?::timestamptz as midnight, ?::timestamptz as now,
      ?::timestamptz as sunday, ?::timestamptz as next_sunday
  )
  select
    (select count(*)::int from timesheets
     where organization_id = given.organization and clock_out_at is null) as "activeWorkers",
    ${pendingApprovals} as "pendingApprovals",
    ${selectHours} as "hoursToday",
    ${activeSchedules} as "activeSchedules",
    ${selectTimezoneText} as timezone
  from given join organizations on organizations.id = given.organization`;

const selectFigures = selectFiguresWith(
  countPending,
  'count_published(given.organization, given.sunday, given.next_sunday)',
);

/** The stored counts and `count_published` are of everyone. Without the condition, each of thousands of rows is compared with each id. */
const selectFiguresInReach = selectFiguresWith(
  `(select count(*)::int from timesheets
   where organization_id = given.organization and clock_out_at is not null and approved_at is null
     and user_id in (${idsInReach}))`,
  countPublished('given.organization', 'given.sunday', 'given.next_sunday'),
);

async function readFigures(
  em: EntityManager,
  statement: string,
  { now, assumed }: { readonly now: Date; readonly assumed: string },
): Promise<FiguresRow> {
  const { today, week } = calendarOf(now, assumed);
  const values = [today.from, now, week.from, week.to];
  const [row] = await tenantSql(em).query<FiguresRow>(statement, values);
  return row as FiguresRow;
}

interface Calendar {
  readonly today: Day;
  readonly week: Period;
}

/** The last calendar of each text of time zones, because computing it takes longer than the rest of the request. */
const calendars = new Map<string, Calendar>();

function calendarOf(now: Date, text: string): Calendar {
  const known = calendars.get(text);
  if (known && known.today.from <= now && now < known.today.to) return known;
  const timezone = timezoneOfText(text);
  const calendar = { today: dayOf(now, timezone), week: calendarWeekAt(now, timezone) };
  if (calendars.size >= maxTimezones) calendars.clear();
  calendars.set(text, calendar);
  return calendar;
}
