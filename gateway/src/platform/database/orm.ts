import 'reflect-metadata';
import {
  type ChangeSet,
  DataloaderType,
  type EventSubscriber,
  type FlushEventArgs,
  type MigrationObject,
} from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { CellMap } from './cells.js';
import { GatewayClient } from './connection.js';
import { defaultSchema, migrationsTableOf } from './migrations-table.js';
import { type TenantConnection, TenantDriver } from './tenant-connection.js';

/** The address of the database, and how many connections this gateway may open. */
export interface DatabaseOptions {
  readonly url: string;
  /** Each transaction switches to this role, if the login of the URL is not the one of the application. */
  readonly applicationRole?: string | undefined;
  /** The schema whose migrations `migrate` runs; `public` by default. */
  readonly schema?: string;
  readonly poolSize: number;
  readonly logger: Logger;
  /** Which cell has the rows of an organization; without, the database of the URL has all. */
  readonly cellMap?: CellMap | undefined;
  /** By default, that of requests. */
  readonly patience?: Patience;
}

// biome-ignore lint/complexity/noBannedTypes: entity classes have nothing in common but being classes
type Class = Function;

export interface DatabaseSchema {
  readonly entities: readonly Class[];
  readonly migrations?: readonly MigrationObject[];
}

const second = 1000;

/**
 * No statement of a request should take this long. The timeouts end runaway queries, stuck locks and forgotten
 * transactions before they block others.
 */
const timeouts = {
  statement_timeout: 30 * second,
  lock_timeout: 10 * second,
  idle_in_transaction_session_timeout: 60 * second,
};

/** How long a connection waits for PostgreSQL, in milliseconds. */
export interface Patience {
  /** For a connection: until it is there, or free. */
  readonly connectionTimeoutMillis: number;
  /** For the answer to a statement. The connection then counts as lost. */
  readonly query_timeout?: number;
}

/** PostgreSQL has ended a statement by then, unless it is frozen or cut off. */
const ofRequests: Patience = {
  connectionTimeoutMillis: 10 * second,
  query_timeout: timeouts.statement_timeout + 5 * second,
};

/** Migrations take as long as they take. */
export const ofMigrations: Patience = { connectionTimeoutMillis: ofRequests.connectionTimeoutMillis };

/** Connects to PostgreSQL with the entities and migrations of these features. Only migrations change the schema. */
export function createOrm(
  { url, applicationRole, schema = defaultSchema, poolSize, logger, cellMap, patience = ofRequests }: DatabaseOptions,
  features: readonly DatabaseSchema[],
): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    driver: TenantDriver as typeof PostgreSqlDriver,
    // Entity managers pass the organization to each statement outside a transaction, and to each `begin`.
    sessionContext: 'transaction',
    pool: { min: 0, max: poolSize },
    driverOptions: {
      ...timeouts,
      ...patience,
      Client: GatewayClient,
      pipeline: true,
      applicationRole,
      // A function, because the ORM copies objects.
      cellMap: () => cellMap,
      keepAlive: true,
      application_name: 'timetrack',
      // The ORM reads only the address out of the URL.
      options: new URL(url).searchParams.get('options') ?? undefined,
      onPoolCreated,
    },
    entities: features.flatMap((feature) => feature.entities) as never[],
    metadataProvider: ReflectMetadataProvider,
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: {
      migrationsList: migrationsOf(features),
      tableName: migrationsTableOf(schema),
      snapshot: false,
      silent: true,
      // Creates the table in the transaction of the migrations.
      includeWildcardSchema: true,
    },
    forceUtcTimezone: true,
    // A batch update would find its rows by id only, without the organization.
    useBatchUpdates: false,
    subscribers: [new TenantUpdates()],
    dataloader: DataloaderType.ALL,
    // The foreign keys include the organization, so a relation cannot leave it. Joins to check that are unnecessary.
    autoJoinRefsForFilters: false,
    debug: ['info'],
    colors: false,
    logger: (message) => logger.debug({ component: 'orm' }, message),
  });
}

/** Compiling a plan takes longer than any statement of a request. PgBouncer would refuse `jit` as a startup parameter. */
function onPoolCreated(pool: Pool): void {
  pool.on('connect', (client) => {
    client.query('set jit = off').catch(() => undefined);
  });
}

export async function poolOf(orm: MikroORM): Promise<Pool> {
  return (await orm.em.getConnection().getNativeClient()) as Pool;
}

/** The open connections to the main server, or to the one of other cells at `host:port`; undefined before the first statement for it. */
export function openPoolOf(orm: MikroORM, address?: string): Pool | undefined {
  const { openRoutes } = orm.em.getConnection() as TenantConnection;
  return address ? openRoutes?.pools.get(address) : openRoutes?.main;
}

/** The migrations of all features in the order of their numbers: `0002-identity`. */
function migrationsOf(features: readonly DatabaseSchema[]) {
  return features
    .flatMap((feature) => feature.migrations ?? [])
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The primary keys are (organization_id, id), but the ORM only knows `id`: its `update ... where id = ?` would scan the
 * whole table. This subscriber adds the organization to each update of a tenant's row.
 */
class TenantUpdates implements EventSubscriber {
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
