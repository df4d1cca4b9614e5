import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { PayPeriodPorts, TimesheetCounts } from '../../pay-periods/index.js';
import { isLong, ordinaryLength } from './timesheet-filter.queries.js';

/** Counts, for each time range, the timesheets that overlap it and those of them that are not approved. */
export const countTimesheetsOfPayPeriods: PayPeriodPorts['countTimesheets'] = async (em, organizationId, periods) => {
  if (periods.length === 0) return [];
  const rows = await tenantSql(em, organizationId).query<{ total: string; unapproved: string }>(
    `select counted.total, counted.unapproved
     from unnest(?::timestamptz[], ?::timestamptz[]) with ordinality as period (starts_at, ends_at, number),
     lateral (
       select count(*) as total, count(*) filter (where approved_at is null) as unapproved
       from (
         select approved_at from timesheets
         where organization_id = :organization and clock_in_at >= starts_at and clock_in_at < ends_at
         union all
         select approved_at from timesheets
         where organization_id = :organization and clock_in_at < starts_at and clock_in_at >= starts_at - ${ordinaryLength}
           and (clock_out_at is null or clock_out_at > starts_at)
         union all
         select approved_at from timesheets
         where organization_id = :organization and clock_in_at < starts_at - ${ordinaryLength} and ${isLong('timesheets')}
           and (clock_out_at is null or clock_out_at > starts_at)
       ) as found
     ) as counted
     order by period.number`,
    [arrayOf(periods.map(({ startsAt }) => startsAt)), arrayOf(periods.map(({ endsAt }) => endsAt))],
  );
  return rows.map(
    ({ total, unapproved }): TimesheetCounts => ({
      timesheetCount: Number(total),
      unapprovedCount: Number(unapproved),
    }),
  );
};

function arrayOf(instants: readonly Date[]): string {
  return arrayLiteral(instants.map((instant) => instant.toISOString()));
}
