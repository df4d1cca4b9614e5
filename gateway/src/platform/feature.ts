import type { MigrationObject } from '@mikro-orm/core';
import type { Operation } from './api/operation.js';
import type { ConstraintErrors } from './database/unit-of-work.js';
import type { FollowedFeed } from './feed.js';
import type { JobHandler } from './jobs/job.js';
import type { Sweep } from './jobs/sweeps.js';
import type { BeginTenant, ErasePerson, PayHistory, RemoveFromShifts, RenewSecrets } from './ports/platform.js';
import type { DomainEvent, NodeReader, TransactionHook } from './use-case/index.js';

// biome-ignore lint/complexity/noBannedTypes: entity and resolver classes have nothing in common but being classes
type Class = Function;

export interface FilesOfTable {
  readonly table: string;
  /** Where all its files are: `photos`. */
  readonly folder: string;
  /** Selects the rows that have files, in the schema of the transaction. A restore runs it before newer migrations. */
  readonly select: string;
  readonly keysOf: (row: never) => readonly string[];
}

/** What a feature registers with the gateway. Everything else stays inside the feature. */
export interface Feature {
  readonly name: string;
  /** What its operations are about, for the OpenAPI document. */
  readonly description?: string;
  readonly entities: readonly Class[];
  /** Its operations, in REST and GraphQL. */
  readonly api?: readonly Operation[];
  /** Fields of its types, and its subscriptions. */
  readonly resolvers?: readonly Class[];
  /** How to read the objects of its types that implement `Node`. */
  readonly nodes?: readonly NodeReader[];
  /** Its migrations, numbered in one sequence with those of the other features: `0002-identity`. */
  readonly migrations?: readonly MigrationObject[];
  /** The failure of each of its database constraints. */
  readonly constraintErrors?: ConstraintErrors;
  /** Creates the initial rows of a new organization. */
  readonly beginTenant?: BeginTenant;
  /** Removes what it stores about a person who is permanently deleted. */
  readonly erasePerson?: ErasePerson;
  /** Invalidates the secrets of a person whose password changes. */
  readonly renewSecrets?: RenewSecrets;
  /** Takes a person off the shifts on approved days off. */
  readonly removeFromShifts?: RemoveFromShifts;
  /** What it knows about the days for which people are paid. */
  readonly payHistory?: Partial<PayHistory>;
  /** Its periodic cleanup. */
  readonly sweeps?: readonly Sweep[];
  /** Its feeds that subscriptions follow. */
  readonly feeds?: readonly FollowedFeed[];
  /** The events that its commands announce after they have committed, by operation. */
  readonly announcements?: Readonly<Record<string, (organizationId: string) => DomainEvent>>;
  /** Reacts to what commands record in the audit log, in their transactions. */
  readonly transactionHook?: TransactionHook;
  /** The files that its rows refer to, for backups. */
  readonly files?: readonly FilesOfTable[];
  /** The handlers of its background jobs. */
  readonly jobs?: readonly JobHandler[];
}
