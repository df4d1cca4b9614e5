import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import { calendarWeekAt, Organization, startOfDay } from '../../organization/index.js';
import { countPublishedSchedules } from '../../scheduling/index.js';
import { sumHoursWorkedWithin } from '../timesheets/worked-time.queries.js';
import type { DashboardFigures } from './dashboard.types.js';

/** Computed by the database: no timesheet is loaded, however many there are. */
export const dashboardStats = query('dashboardStats', z.object({}), async ({ em, viewer, platform }) => {
  const { organizationId } = viewer;
  const now = platform.clock.now();
  const { timezoneInForce } = await em.findOneOrFail(Organization, organizationId);
  const midnight = startOfDay(now, timezoneInForce);
  const figures: DashboardFigures = {
    ...(await countTimesheets(em)),
    hoursToday: await sumHoursWorkedWithin(em, { organizationId, from: midnight, to: now, now }),
    activeSchedules: await countPublishedSchedules(em, calendarWeekAt(now, timezoneInForce)),
  };
  return figures;
});

async function countTimesheets(em: EntityManager) {
  const [row] = await tenantSql(em).query<{ active: number; pending: number }>(
    `select
       (select count(*)::int from timesheets
        where organization_id = :organization and clock_out_at is null) as active,
       (select count(*)::int from timesheets
        where organization_id = :organization and clock_out_at is not null and approved_at is null) as pending`,
  );
  return { activeWorkers: row?.active ?? 0, pendingApprovals: row?.pending ?? 0 };
}
