import type { ChangeSet, EventSubscriber, FlushEventArgs } from '@mikro-orm/core';

/**
 * Primary keys are (organization_id, id), and the ORM knows of `id` alone: its `update ... where id = ?` would read the
 * whole table. Each update of a tenant's row names the organization as well, and so finds the row by its index.
 */
export class TenantUpdates implements EventSubscriber {
  onFlush({ uow }: FlushEventArgs): void {
    for (const changeSet of uow.getChangeSets()) {
      if ('organizationId' in changeSet.meta.properties) nameOrganization(changeSet);
    }
  }
}

function nameOrganization(changeSet: ChangeSet<object>): void {
  const { organizationId } = changeSet.entity as { organizationId?: string };
  const getPrimaryKey = changeSet.getPrimaryKey.bind(changeSet);
  changeSet.getPrimaryKey = (asCondition) => {
    const key = getPrimaryKey(asCondition);
    return asCondition && key && organizationId ? { ...(key as object), organizationId } : key;
  };
}
