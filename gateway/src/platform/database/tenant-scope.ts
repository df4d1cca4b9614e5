import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReachOf, Viewer } from '../auth/viewer.js';
import { attachCheck, type CallerCheck } from './caller-check.js';
import { noTenant, reachSetting, type Tenant, tenantIn, tenantSetting } from './scope.js';
import type { TenantConnection } from './tenant-connection.js';

/** The organization that an entity manager is bound to; null if it is bound to no organization. */
export function tenantOf(em: EntityManager): string | null {
  const params = em.getFilterParams('tenant') as { organizationId?: string } | undefined;
  return params?.organizationId ?? null;
}

/** The tenant that an entity manager was bound to outside its transaction, with the manager whose reach limits it. */
export function boundTenantOf(em: EntityManager): Tenant | undefined {
  return tenantIn(em.getSessionContext());
}

interface Binding {
  /** Its statements return no row before this caller is confirmed. */
  readonly check?: CallerCheck | undefined;
  /** The restricted manager whose reach limits the rows. By default, those of everyone are visible. */
  readonly reachOf?: ReachOf | undefined;
}

/**
 * Binds an entity manager outside a transaction to an organization: its queries filter by it, and PostgreSQL shows each
 * statement, and each transaction that begins from now on, the rows of that organization only.
 */
export function scopeToTenant(
  em: EntityManager,
  organizationId: string | null,
  { check, reachOf }: Binding = {},
): void {
  if (!organizationId) return;
  em.setFilterParams('tenant', { organizationId });
  const variables = { [tenantSetting]: organizationId, ...(reachOf && { [reachSetting]: reachOf }) };
  // The ORM passes the variables on as they are.
  em.setSessionContext({ variables: variables as object as Record<string, string> });
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
  await showRowsOf(em, { organizationId });
}

const addId = `select set_config('${reachSetting}', current_setting('${reachSetting}') || ',' || $1::uuid, true)`;

/**
 * Adds a person whom a restricted manager creates to the people in reach until the end of the transaction, or until it is bound
 * again. Call it before the row is inserted: its membership comes after it.
 */
export async function addToReach(
  em: EntityManager,
  { isRestricted }: Pick<Viewer, 'isRestricted'>,
  id: string,
): Promise<void> {
  if (!isRestricted) return;
  await (em.getConnection() as TenantConnection).run({ text: addId, values: [id] }, em.getTransactionContext());
}

/**
 * Runs work that also changes rows of people whom a restricted manager does not reach, such as those who share a shift with a
 * person who is erased. The command has authorized what leads to it, and returns nothing that the work has read.
 */
export async function withEveryoneInReach<T>(em: EntityManager, tenant: Tenant, work: () => Promise<T>): Promise<T> {
  if (!tenant.reachOf) return work();
  await showRowsOf(em, { organizationId: tenant.organizationId });
  const result = await work();
  await showRowsOf(em, tenant);
  return result;
}

/** Shows the rows of a tenant for the rest of the transaction; null shows the rows of no organization. */
export async function showRowsOf(em: EntityManager, tenant: Tenant | null): Promise<void> {
  await (em.getConnection() as TenantConnection).bindTransaction(em.getTransactionContext(), tenant ?? noTenant);
}
