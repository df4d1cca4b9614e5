import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Deletes the finished jobs about a person, or all jobs of the organization with null, in the transaction of the entity manager,
 * which is bound to the organization.
 */
export async function eraseJobs(em: EntityManager, personId: string | null): Promise<void> {
  await em.execute('select pgboss.erase_jobs(?::uuid)', [personId]);
}
