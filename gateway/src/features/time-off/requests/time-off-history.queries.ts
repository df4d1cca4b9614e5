import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { PayHistory } from '../../../platform/ports/platform.js';

export const hasTimeOffBefore: PayHistory['hasPayBefore'] = async (em, organizationId, { date }) => {
  const rows = await tenantSql(em, organizationId).query(
    `select from pto_requests where organization_id = :organization and status = 'APPROVED' and start_date < ?::date
     limit 1`,
    [date],
  );
  return rows.length > 0;
};
