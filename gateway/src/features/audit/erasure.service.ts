import { tenantSql } from '../../platform/database/tenant-sql.js';
import type { ErasePerson } from '../../platform/ports/platform.js';
import { erased } from './audit.rules.js';

export const eraseOrigins: ErasePerson = async (em, { userId }) => {
  const count = await tenantSql(em).run(
    'delete from audit_origins where organization_id = :organization and actor_id = ?',
    [userId],
  );
  return count > 0 ? { addressesInAuditLog: erased } : {};
};
