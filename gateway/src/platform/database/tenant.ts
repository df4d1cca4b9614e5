import type { FilterDef } from '@mikro-orm/core';
import { Filter, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from './ids.js';

interface TenantFilterArgs {
  readonly organizationId: string;
}

/**
 * The tenant filter, for every entity with an `organizationId`: each query sees only the rows of one organization, and
 * throws if no organization is set.
 */
export function TenantScoped(): ClassDecorator {
  const cond = ({ organizationId }: TenantFilterArgs) => ({ organizationId });
  return Filter({ name: 'tenant', cond, default: true } as FilterDef<never>) as ClassDecorator;
}

/** What the rows of most entities begin with. */
export abstract class TenantRow {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'uuid' })
  organizationId!: string;
}
