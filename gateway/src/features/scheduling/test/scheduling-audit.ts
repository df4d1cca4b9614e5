import type { MikroORM } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../audit/index.js';

/** The audit entries of an organization, in order. */
export async function auditOf(orm: MikroORM, organizationId: string): Promise<AuditEntry[]> {
  const em = orm.em.fork();
  em.setFilterParams('tenant', { organizationId });
  return em.find(AuditEntry, {}, { orderBy: { position: 'asc' } });
}

export async function actionsOf(orm: MikroORM, organizationId: string): Promise<string[]> {
  return (await auditOf(orm, organizationId)).map(({ action }) => action);
}
