import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { calendarWeekAt, Organization, startOfDay } from '../../organization/index.js';
import { countPublishedSchedules } from '../../scheduling/index.js';

/** The dashboard's four numbers. */
export interface DashboardFigures {
  readonly activeWorkers: number;
  readonly hoursToday: number;
  readonly pendingApprovals: number;
  readonly activeSchedules: number;
}

/** Worked out by the database: however many timesheets there are, no row of them comes here. */
export const dashboardStats = query('dashboardStats', z.object({}), async ({ em, viewer, platform }) => {
  const now = platform.clock.now();
  const { timezoneInForce } = await em.findOneOrFail(Organization, viewer.organizationId);
  const today = { organizationId: viewer.organizationId, from: startOfDay(now, timezoneInForce), now };
  const figures: DashboardFigures = {
    ...(await countTimesheets(em, viewer.organizationId)),
    hoursToday: await hoursSince(em, today),
    activeSchedules: await countPublishedSchedules(em, calendarWeekAt(now, timezoneInForce)),
  };
  return figures;
});

async function countTimesheets(em: EntityManager, organizationId: string) {
  const [row] = await em.execute<{ active: number; pending: number }[]>(
    `select
       (select count(*)::int from timesheets where organization_id = ? and clock_out_at is null) as active,
       (select count(*)::int from timesheets
        where organization_id = ? and clock_out_at is not null and approved_at is null) as pending`,
    [organizationId, organizationId],
  );
  return { activeWorkers: row?.active ?? 0, pendingApprovals: row?.pending ?? 0 };
}

interface Today {
  readonly organizationId: string;
  /** The organization's midnight. */
  readonly from: Date;
  readonly now: Date;
}

/**
 * Hours worked by everybody since the organization's midnight, less unpaid breaks. A timesheet or break that still runs
 * counts until now, one that began before midnight from midnight on. Rounded to four decimals, a third of a second.
 */
async function hoursSince(em: EntityManager, { organizationId, from, now }: Today): Promise<number> {
  const [row] = await em.execute<{ hours: number }[]>(
    `with today as (select ?::timestamptz as midnight, ?::timestamptz as now),
     worked as (
       select id, greatest(clock_in_at, midnight) as start_at, least(coalesce(clock_out_at, now), now) as end_at
       from timesheets, today
       where organization_id = ? and clock_in_at < now and (clock_out_at is null or clock_out_at > midnight)
     ),
     paused as (
       select greatest(breaks.start_at, worked.start_at) as start_at,
              least(coalesce(breaks.end_at, worked.end_at), worked.end_at) as end_at
       from worked join breaks on breaks.organization_id = ? and breaks.timesheet_id = worked.id
       where breaks.type = 'UNPAID'
     )
     select round((extract(epoch from
       coalesce((select sum(end_at - start_at) from worked), '0')
       - coalesce((select sum(end_at - start_at) from paused where end_at > start_at), '0')
     ) / 3600)::numeric, 4)::float8 as hours`,
    [from, now, organizationId, organizationId],
  );
  return row?.hours ?? 0;
}
