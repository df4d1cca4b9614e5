import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { RuleTimeline } from '../../../pay-engine/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { periodInstantsOf } from '../../pay-periods/index.js';
import type { CloserApproval } from './closing-check.types.js';

interface Closing {
  readonly dates: DateRange;
  readonly timeline: RuleTimeline;
  readonly closerId: string;
  /** The name of the person who closed the period. Null if the viewer would close it now. */
  readonly closedBy: string | null;
}

interface ApproverRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly timesheetCount: number;
}

/** A saved timesheet lasts at most 7 days. */
const selectApprovers = `
  with approved as materialized (
    select approved_by_id as account, approved_at from timesheets
    where organization_id = :organization and approved_at is not null
      and clock_in_at < ?::timestamptz and clock_in_at >= ?::timestamptz - interval '7 days'
      and (clock_out_at > ?::timestamptz or clock_in_at >= ?::timestamptz)
  ), makers as materialized (
    select account, min(at) as at
    from makers_of_accounts(:organization, array(select distinct account from approved))
    where person = ?::uuid group by account
  )
  select approver.id, approver.first_name as "firstName", approver.last_name as "lastName", count(*)::int as "timesheetCount"
  from approved
  join users approver on approver.organization_id = :organization and approver.id = approved.account
  left join makers on makers.account = approved.account
  where approved.account = ?::uuid or approved.approved_at >= makers.at
  group by approver.id, approver.first_name, approver.last_name
  order by "timesheetCount" desc, approver.id`;

/** The accounts through which the person who closes the period may have approved its hours. */
export async function findCloserApprovals(
  em: EntityManager,
  organizationId: string,
  { dates, timeline, closerId, closedBy }: Closing,
): Promise<CloserApproval[]> {
  const { startsAt, endsAt } = periodInstantsOf(timeline, dates);
  const values = [endsAt, startsAt, startsAt, startsAt, closerId, closerId];
  const rows = await tenantSql(em, organizationId).query<ApproverRow>(selectApprovers, values);
  return rows.map(({ timesheetCount, ...user }) => {
    const count = timesheetCount === 1 ? '1 timesheet' : `${timesheetCount} timesheets`;
    const account = `${user.firstName} ${user.lastName}`;
    const message =
      user.id === closerId
        ? `${closedBy ?? 'You'} approved ${count} of this period${closedBy ? ' and closed it' : ''}.`
        : `${account} approved ${count} of this period with an account that ${closedBy ?? 'you'} made or reset.`;
    return { user, timesheetCount, message };
  });
}
