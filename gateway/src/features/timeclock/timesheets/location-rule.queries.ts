import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';

/** SQL for whether the organization requires a location now. PostgreSQL evaluates it once for each statement. */
export const selectLocationRule = '(select require_location_on_clock from organizations where id = :organization)';

/** Whether the organization requires a location now. If not, a missing location needs no review (ADR 0097). */
export async function readLocationRule(em: EntityManager): Promise<boolean> {
  const [row] = await tenantSql(em).query<{ isRequired: boolean }>(`select ${selectLocationRule} as "isRequired"`);
  return row?.isRequired ?? true;
}
