import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { type Sweep, sweepOrganizations } from '../../../platform/jobs/sweeps.js';

/**
 * Compares the stored counts of timesheets with the timesheets, and corrects them (ADR 0065). They differ only if rows were
 * loaded while the triggers were disabled.
 */
export const timesheetCountsSweep: Sweep = {
  name: 'timesheet-counts',
  everyMinutes: 60,
  async run(context) {
    const { orm, logger } = context;
    return sweepOrganizations(
      context,
      { select: 'select id from list_organizations_with_counts(?, ?)' },
      async (id) => {
        const [row] = await tenantSql(orm.em.fork(), id).query<{ days: number }>(
          'select correct_timesheet_counts(:organization) as days',
        );
        if (row?.days) logger.warn({ organizationId: id, days: row.days }, 'corrected the counts of timesheets');
        return 0;
      },
    );
  },
};
