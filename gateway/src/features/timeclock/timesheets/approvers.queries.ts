import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';

/**
 * Whether the viewer is the only active owner of the organization. An owner who joins at the same moment is either seen
 * here, or joins after the approval.
 */
export async function isOnlyOwner(em: EntityManager, viewer: Viewer): Promise<boolean> {
  if (viewer.role !== 'OWNER') return false;
  const others = await tenantSql(em).query(
    `select from users where organization_id = :organization and role = 'OWNER' and status = 'ACTIVE' and id <> ? limit 1`,
    [viewer.userId],
  );
  return others.length === 0;
}
