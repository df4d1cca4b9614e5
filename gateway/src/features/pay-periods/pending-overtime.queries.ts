import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, type DateRange } from '@timetrack/contracts/calendar';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { readPayTimelines } from '../employment/index.js';
import { findPendingWeeks, type PendingWeek, type PeriodsNearby } from './pending-overtime.rules.js';

const selectPeriods = `
  select
    (
      select coalesce(jsonb_agg(jsonb_build_object('startDate', closed.start_date, 'endDate', closed.end_date,
        'followsHours', exists (
          select from timesheets
          where organization_id = :organization
            and clock_in_at >= closed.starts_at - interval '7 days' and clock_in_at < closed.starts_at
        )) order by closed.start_date), '[]')
      from closed_pay_periods closed
      where closed.organization_id = :organization and closed.start_date <= ?::date and closed.end_date >= ?::date
    ) as closed,
    (
      select coalesce(jsonb_agg(distinct jsonb_build_object('startDate', version.start_date, 'endDate', version.end_date)), '[]')
      from payroll_versions version
      where version.organization_id = :organization and version.start_date <= ?::date and version.end_date >= ?::date
        and not exists (
          select from closed_pay_periods closed
          where closed.organization_id = version.organization_id and closed.start_date = version.start_date)
    ) as reopened`;

/** `findPendingWeeks` for each of the ranges, with two statements. */
export async function readPendingWeeks(
  em: EntityManager,
  organizationId: string,
  ranges: readonly DateRange[],
): Promise<PendingWeek[][]> {
  const first = ranges
    .map(({ startDate }) => startDate)
    .toSorted()
    .at(0);
  const last = ranges
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  if (!first || !last) return [];
  const [from, to] = [addDays(first, -6), addDays(last, 6)];
  const [periods] = await tenantSql(em, organizationId).query<PeriodsNearby>(selectPeriods, [to, from, to, from]);
  const timelines = await readPayTimelines(em, organizationId, null);
  return ranges.map((dates) => findPendingWeeks(dates, periods as PeriodsNearby, timelines));
}
