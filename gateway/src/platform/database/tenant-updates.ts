import type { ChangeSet, EventSubscriber, FlushEventArgs } from '@mikro-orm/core';

/**
 * The primary keys are (organization_id, id), but the ORM only knows `id`: its `update ... where id = ?` would scan the
 * whole table. This subscriber adds the organization to each update of a tenant's row.
 */
export class TenantUpdates implements EventSubscriber {
  onFlush({ uow }: FlushEventArgs): void {
    for (const changeSet of uow.getChangeSets()) {
      if ('organizationId' in changeSet.meta.properties) addOrganization(changeSet);
    }
  }
}

function addOrganization(changeSet: ChangeSet<object>): void {
  const { organizationId } = changeSet.entity as { organizationId?: string };
  const getPrimaryKey = changeSet.getPrimaryKey.bind(changeSet);
  changeSet.getPrimaryKey = (asCondition) => {
    const key = getPrimaryKey(asCondition);
    return asCondition && key && organizationId ? { ...(key as object), organizationId } : key;
  };
}
