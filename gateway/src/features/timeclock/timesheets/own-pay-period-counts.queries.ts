import { arrayLiteral, plannedOnce, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { PayPeriodPorts } from '../../pay-periods/index.js';

const ofPerson = 'from timesheets where organization_id = :organization and user_id = person.id';

/**
 * What began within each time range, and what was in progress when it began: at most the last timesheet before it, because
 * the timesheets of a person never overlap. An empty one is never in progress, and might follow that one.
 */
const countTimesheets = plannedOnce(`
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
  const rows = await tenantSql(em, organizationId).query<{ total: string; unapproved: string }>(countTimesheets, [
    userId,
    arrayLiteral(periods.map(({ startsAt }) => startsAt.toISOString())),
    arrayLiteral(periods.map(({ endsAt }) => endsAt.toISOString())),
  ]);
  return rows.map(({ total, unapproved }) => ({ timesheetCount: Number(total), unapprovedCount: Number(unapproved) }));
};
