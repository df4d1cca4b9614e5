import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { PayHistory } from '../../../platform/ports/platform.js';

export const hasTimeBefore: PayHistory['hasPayBefore'] = async (em, organizationId, { startsAt }) => {
  const rows = await tenantSql(em, organizationId).query(
    'select from timesheets where organization_id = :organization and clock_in_at < ? limit 1',
    [startsAt],
  );
  return rows.length > 0;
};
