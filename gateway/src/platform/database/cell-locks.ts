import type { EntityManager } from '@mikro-orm/postgresql';
import type { TenantConnection } from './tenant-connection.js';
import { systemSql } from './tenant-sql.js';

export const isDivided = (em: EntityManager) => (em.getConnection() as TenantConnection).isDivided;

/**
 * Holds a value until the commit, so that of simultaneous commands in several cells one decides after the other. With one cell, a
 * unique constraint is enough, and this does nothing. Look afterwards whether the value is free.
 */
export async function lockInAllCells(em: EntityManager, value: string): Promise<void> {
  if (!isDivided(em)) return;
  await systemSql(em, 'no constraint sees the rows of several cells').query(
    'select pg_advisory_xact_lock(hashtextextended(?, 0))',
    [value],
  );
}
