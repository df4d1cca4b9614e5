import type { FilterDef } from '@mikro-orm/core';
import { Filter } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';

interface TenantFilterArgs {
  readonly organizationId: string;
}

/**
 * The tenant wall. Put on every entity with an `organizationId`: each query then sees the rows of one organization
 * alone, and throws where nobody said which.
 */
export function TenantScoped(): ClassDecorator {
  const cond = ({ organizationId }: TenantFilterArgs) => ({ organizationId });
  return Filter({ name: 'tenant', cond, default: true } as FilterDef<never>) as ClassDecorator;
}

/** Somebody who is deleted for good. What tells of them but their name and their hours has to go. */
export interface ErasedPerson {
  readonly organizationId: string;
  readonly userId: string;
  readonly at: Date;
}

/**
 * Takes away what a feature keeps of a person, in the transaction that deletes them; their own row goes last. Gives what
 * became of it, field by field, for the audit log: what is gone, and what of the person stays.
 */
export type ErasePerson = (em: EntityManager, person: ErasedPerson) => Promise<Readonly<Record<string, unknown>>>;

/** Makes what a new organization begins with, in the transaction that makes the organization. */
export type BeginTenant = (em: EntityManager, organizationId: string) => Promise<void>;
