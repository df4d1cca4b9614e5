import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, plannedOnce, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { PayPeriodPorts, TimesheetCounts } from '../../pay-periods/index.js';
import { isLong, ordinaryLength } from './timesheet-filter.queries.js';

/**
 * The counts that PostgreSQL stores (ADR 0065). The caller adds the rows up. `organization` is SQL for its id, `condition`
 * selects rows by `day`, a day of UTC or `-infinity` for all days, and `changed` selects the changes that PostgreSQL has not
 * added to them yet.
 */
const selectStoredCounts = (organization: string, condition: string, changed = condition) => `
  select timesheets, unapproved, pending from timesheet_counts
  where organization_id = ${organization} and ${condition}
  union all
  select timesheets, unapproved, pending from timesheet_count_changes
  where organization_id = ${organization} and ${changed}`;

/** SQL for the number of closed timesheets that are not approved, of the organization in the row `given` of the statement. */
export const countPending = `
  (select coalesce(sum(pending), 0)::int from (${selectStoredCounts('given.organization', "day = '-infinity'", 'true')}) as stored)`;

type Periods = Parameters<PayPeriodPorts['countTimesheets']>[2];

/** A time range, and the days of UTC within it whose stored counts replace counting their timesheets. */
interface CountedRange {
  readonly from: Date;
  readonly to: Date;
  readonly firstDay: Date;
  readonly endDay: Date;
}

/** Counts, for each time range, the timesheets that overlap it and those of them that are not approved. */
export const countTimesheetsOfPayPeriods: PayPeriodPorts['countTimesheets'] = (em, organizationId, periods) =>
  count(em, organizationId, toRanges(periods, startOfRange));

/** The same from the stored counts of whole days: only timesheets at the edges of the time ranges are counted. */
export const readTimesheetCountsOfPayPeriods: PayPeriodPorts['countTimesheets'] = (em, organizationId, periods) =>
  count(em, organizationId, toRanges(periods, wholeDays));

/** What began within the range, and what was in progress when it began. */
const countTimesheets = plannedOnce(`
  select counted.total, counted.unapproved
  from unnest((select ?::timestamptz[]), (select ?::timestamptz[]), (select ?::timestamptz[]), (select ?::timestamptz[]))
    with ordinality as period (starts_at, ends_at, first_day, end_day, number),
  lateral (
    select sum(timesheets) as total, sum(unapproved) as unapproved
    from (
      ${selectStoredCounts(':organization', `day >= (first_day at time zone 'UTC')::date and day < (end_day at time zone 'UTC')::date`)}
      union all
      ${selectCounts('clock_in_at >= starts_at and clock_in_at < first_day')}
      union all
      ${selectCounts('clock_in_at >= end_day and clock_in_at < ends_at')}
      union all
      ${selectCounts(`clock_in_at < starts_at and clock_in_at >= starts_at - ${ordinaryLength}
        and (clock_out_at is null or clock_out_at > starts_at)`)}
      union all
      ${selectCounts(`clock_in_at < starts_at - ${ordinaryLength} and ${isLong('timesheets')}
        and (clock_out_at is null or clock_out_at > starts_at)`)}
    ) as part
  ) as counted
  order by period.number`);

function selectCounts(condition: string): string {
  return `
    select count(*), count(*) filter (where approved_at is null), null::bigint from timesheets
    where organization_id = :organization and ${condition}`;
}

async function count(
  em: Parameters<typeof tenantSql>[0],
  organizationId: string,
  ranges: readonly CountedRange[],
): Promise<TimesheetCounts[]> {
  if (ranges.length === 0) return [];
  const rows = await tenantSql(em, organizationId).query<{ total: string; unapproved: string }>(
    countTimesheets,
    (['from', 'to', 'firstDay', 'endDay'] as const).map((name) =>
      arrayLiteral(ranges.map((range) => range[name].toISOString())),
    ),
  );
  return rows.map(
    ({ total, unapproved }): TimesheetCounts => ({
      timesheetCount: Number(total),
      unapprovedCount: Number(unapproved),
    }),
  );
}

function toRanges(periods: Periods, daysOf: (from: Date, to: Date) => readonly [Date, Date]): CountedRange[] {
  return periods.map(({ startsAt, endsAt }) => {
    const [firstDay, endDay] = daysOf(startsAt, endsAt);
    return { from: startsAt, to: endsAt, firstDay, endDay };
  });
}

const startOfRange = (from: Date) => [from, from] as const;

const dayMs = 24 * 3_600_000;

function wholeDays(from: Date, to: Date): readonly [Date, Date] {
  const first = Math.min(Math.ceil(from.getTime() / dayMs) * dayMs, to.getTime());
  const end = Math.max(Math.floor(to.getTime() / dayMs) * dayMs, first);
  return [new Date(first), new Date(end)];
}

const selectFirstClockIn =
  'select clock_in_at from timesheets where organization_id = :organization order by clock_in_at limit 1';

export async function findFirstClockIn(em: EntityManager): Promise<Date | null> {
  const [row] = await tenantSql(em).query<{ clock_in_at: string }>(selectFirstClockIn);
  return row ? new Date(row.clock_in_at) : null;
}

const ofPerson = 'from timesheets where organization_id = :organization and user_id = person.id';

/**
 * What began within each time range, and what was in progress when it began: at most the last timesheet before it, because
 * the timesheets of a person never overlap. An empty one is never in progress, and might follow that one.
 */
const countTimesheetsOfOne = plannedOnce(`
  select counted.total, counted.unapproved
  from (select ?::uuid) as person (id),
  unnest((select ?::timestamptz[]), (select ?::timestamptz[])) with ordinality as period (starts_at, ends_at, number),
  lateral (
    select count(*) as total, count(*) filter (where approved_at is null) as unapproved
    from (
      (select approved_at ${ofPerson} and clock_in_at >= starts_at and clock_in_at < ends_at)
      union all
      (select approved_at
       from (
         select approved_at, clock_out_at ${ofPerson} and clock_in_at < starts_at
           and (clock_out_at is null or clock_out_at > clock_in_at)
         order by clock_in_at desc limit 1
       ) as last
       where clock_out_at is null or clock_out_at > starts_at)
    ) as part
  ) as counted
  order by period.number`);

export const countTimesheetsOfPerson: PayPeriodPorts['countTimesheetsOfPerson'] = async (
  em,
  { organizationId, userId },
  periods,
) => {
  if (periods.length === 0) return [];
  const rows = await tenantSql(em, organizationId).query<{ total: string; unapproved: string }>(countTimesheetsOfOne, [
    userId,
    arrayLiteral(periods.map(({ startsAt }) => startsAt.toISOString())),
    arrayLiteral(periods.map(({ endsAt }) => endsAt.toISOString())),
  ]);
  return rows.map(({ total, unapproved }) => ({ timesheetCount: Number(total), unapprovedCount: Number(unapproved) }));
};
