import type { MigrationObject } from '@mikro-orm/core';
import type { NonEmptyArray } from 'type-graphql';
import type { ConstraintErrors } from './database/constraint-errors.js';
import type { BeginTenant, ErasePerson } from './database/tenant.js';
import type { Sweep } from './housekeeping/sweep.js';
import type { Route } from './http/routes/route.js';
import type { JobHandler } from './jobs/job-handler.js';

// biome-ignore lint/complexity/noBannedTypes: entity and resolver classes have nothing in common but being classes
type Class = Function;

/** What a feature brings to the composition root. Everything else of it stays inside. */
export interface Feature {
  readonly name: string;
  readonly entities: readonly Class[];
  readonly resolvers: readonly Class[] | NonEmptyArray<Class>;
  readonly routes: readonly Route[];
  /** Its changes to the database, numbered in one row with those of the other features: `0002-users-and-sessions`. */
  readonly migrations?: readonly MigrationObject[];
  /** The failures that its database constraints stand for. */
  readonly constraintErrors?: ConstraintErrors;
  /** What every new organization begins with. */
  readonly beginTenant?: BeginTenant;
  /** What it takes away, and what it keeps, of somebody who is deleted for good. */
  readonly erasePerson?: ErasePerson;
  /** What it takes away from time to time. */
  readonly sweeps?: readonly Sweep[];
  /** What it does in the background, by the names under which it is enqueued. */
  readonly jobs?: readonly JobHandler[];
}
