import type { EntityManager } from '@mikro-orm/postgresql';
import { attachCheck, type CallerCheck } from './caller-check.js';
import { tenantSetting } from './scope.js';
import type { TenantConnection } from './tenant-connection.js';

/** The organization that an entity manager is bound to; null if it is bound to no organization. */
export function tenantOf(em: EntityManager): string | null {
  const params = em.getFilterParams('tenant') as { organizationId?: string } | undefined;
  return params?.organizationId ?? null;
}

/**
 * Binds an entity manager outside a transaction to an organization: its queries filter by it, and PostgreSQL shows each
 * statement, and each transaction that begins from now on, the rows of that organization only. With a check, its statements
 * return no row before the caller is confirmed.
 */
export function scopeToTenant(em: EntityManager, organizationId: string | null, check?: CallerCheck): void {
  if (!organizationId) return;
  em.setFilterParams('tenant', { organizationId });
  em.setSessionContext({ variables: { [tenantSetting]: organizationId } });
  const context = em.getSessionContext();
  if (check && context) attachCheck(context, check);
}

/**
 * Binds an entity manager to an organization, within its transaction if there is one. For requests without a session,
 * which learn their organization from a token, a code or an email address. Null changes nothing.
 */
export async function bindTenant(em: EntityManager, organizationId: string | null): Promise<void> {
  if (!em.isInTransaction()) return scopeToTenant(em, organizationId);
  if (organizationId === null || tenantOf(em) === organizationId) return;
  em.setFilterParams('tenant', { organizationId });
  await showRowsOf(em, organizationId);
}

/** Shows the rows of an organization for the rest of the transaction; null shows the rows of no organization. */
export async function showRowsOf(em: EntityManager, organizationId: string | null): Promise<void> {
  await (em.getConnection() as TenantConnection).bindTransaction(em.getTransactionContext(), organizationId ?? '');
}
