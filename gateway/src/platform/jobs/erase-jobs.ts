import type { EntityManager } from '@mikro-orm/postgresql';
import { systemSql } from '../database/tenant-sql.js';

/**
 * Deletes the finished jobs about a person, or all jobs of the organization with null, in the transaction of the entity manager,
 * which is bound to the organization.
 */
export async function eraseJobs(em: EntityManager, personId: string | null): Promise<void> {
  const sql = systemSql(em, 'the function erases jobs of the organization of the transaction', {
    isOfTransaction: true,
  });
  await sql.query('select pgboss.erase_jobs(?::uuid)', [personId]);
}
