import type { FilterDef } from '@mikro-orm/core';
import { Filter } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';

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

/** A person who is permanently deleted. Everything about them but their name and their hours is removed. */
interface ErasedPerson {
  readonly organizationId: string;
  readonly userId: string;
  readonly at: Date;
}

/**
 * Removes what a feature stores about a person, in the transaction that deletes them; their own row goes last. Returns
 * what was removed and what remains, by field, for the audit log.
 */
export type ErasePerson = (em: EntityManager, person: ErasedPerson) => Promise<Readonly<Record<string, unknown>>>;

/** Creates the initial rows of a new organization, in the transaction that creates the organization. */
export type BeginTenant = (em: EntityManager, organizationId: string) => Promise<void>;
