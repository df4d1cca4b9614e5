import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import pRetry, { type RetryContext } from 'p-retry';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../errors/gateway.js';
import { defaultSchema, readMigrations, readSchemas, requireBaseline } from './migrations-table.js';
import type { DatabaseSchema } from './orm.js';
import { queueVersion, readQueueVersion } from './prepare-queue.js';
import { foreignRowStatements } from './row-level-security/foreign-rows.js';
import { rowLevelSecurityStatements } from './row-level-security/policies.js';
import { ensureRoles } from './row-level-security/roles.js';
import { takeLock } from './transaction-lock.js';
import { waitUntil } from './waiting.js';
import { withClient } from './with-client.js';

export interface MigrationOptions {
  /** Null if the application uses the owner's login. */
  readonly applicationLogin?: string | null;
  /** The connections record the migrations in the same one: see `createOrm`. */
  readonly schema?: string;
  readonly logger?: Logger;
  /**
   * How long a migration waits for the lock of a table, in milliseconds. Requests that need the table queue up behind it, so
   * it gives up early and tries again.
   */
  readonly lockTimeout?: number;
}

export interface Migrated {
  readonly applied: readonly string[];
  readonly applicationRole: string;
}

/** About ten minutes in all. The waits are in milliseconds. */
const retries = { retries: 40, factor: 1.5, minTimeout: 500, maxTimeout: 15_000 };

/** PostgreSQL's codes of `lock_not_available` and `deadlock_detected`. */
const lockCodes: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/**
 * Runs all pending migrations of a schema in one transaction, as the owner, and then protects the tables: what a migration
 * creates is never visible without row-level security. Waits while another gateway or command migrates. Leaves a database alone that a
 * newer version has migrated.
 */
export async function migrate(orm: MikroORM, options: MigrationOptions = {}): Promise<Migrated> {
  return pRetry(() => migrateOnce(orm, options), {
    ...retries,
    shouldRetry: ({ error }) => isLockFailure(error),
    onFailedAttempt: ({ error, retriesLeft }) => reportRetry(options.logger, error, retriesLeft),
  }).catch((error) => {
    if (!isLockFailure(error)) throw error;
    throw new StartError(
      'The migrations could not lock a table for ten minutes, because other transactions use it. Nothing was changed. End them (pg_stat_activity lists them), and start again.',
      { cause: error },
    );
  });
}

function migrateOnce(orm: MikroORM, options: MigrationOptions): Promise<Migrated> {
  const { logger, schema = defaultSchema, applicationLogin = null, lockTimeout = 3000 } = options;
  return orm.em.fork().transactional(async (transaction) => {
    await takeLock(transaction, 'migrations', () =>
      logger?.info({ schema }, 'another gateway or command migrates the database: waiting for it'),
    );
    // Creating an index over millions of rows can take long.
    await transaction.execute('set local statement_timeout = 0');
    await transaction.execute(`set local lock_timeout = ${lockTimeout}`);
    const isDistributed = await isOnCitus(transaction, schema);
    // Citus passes on what changes a distributed schema, and nothing else. Without Citus, the setting means nothing.
    if (!isDistributed) await transaction.execute('set local citus.enable_ddl_propagation to off');
    if (schema !== defaultSchema)
      await transaction.execute(`set local search_path to ${escapeIdentifier(schema)}, ${defaultSchema}`);
    const { pending, unknown, isEmpty } = await compare(transaction, orm, schema);
    const applicationRole = await ensureRoles(transaction, applicationLogin);
    if (pending.length === 0 && unknown.length > 0) {
      logger?.info({ schema, unknown }, 'a newer version has migrated the database: nothing to do');
      return { applied: [], applicationRole };
    }
    if (!isEmpty && pending.length > 0) logger?.info({ schema, pending }, 'migrating the database');
    await orm.migrator.up({ transaction: transaction.getTransactionContext() });
    await transaction.execute(rowLevelSecurityStatements(applicationRole));
    if (isDistributed) {
      await transaction.execute('set local citus.enable_unsafe_triggers to on');
      await transaction.execute(foreignRowStatements(schema));
    }
    return { applied: pending, applicationRole };
  });
}

/** Whether the database is a primary: a standby answers, but stores nothing. */
export async function acceptsChanges(orm: MikroORM): Promise<boolean> {
  const [row] = await orm.em.fork().execute('select pg_is_in_recovery() as "isStandby"');
  return row?.isStandby === false;
}

async function isOnCitus(em: EntityManager, schema: string): Promise<boolean> {
  const [citus] = await em.execute<{ found: boolean }[]>(
    `select to_regclass('pg_catalog.pg_dist_schema') is not null as found`,
  );
  const distributed = citus?.found
    ? await em.execute(
        `select from pg_dist_schema where schemaid = to_regnamespace(${escapeLiteral(escapeIdentifier(schema))})`,
      )
    : [];
  return distributed.length > 0;
}

/** Whether the database has every migration of this gateway. It may have more. */
export async function isMigrated(orm: MikroORM): Promise<boolean> {
  const pending = await orm.migrator.getPending();
  return pending.length === 0;
}

/** Compares the migrations of this version with those that ran. Only a newer version has the unknown ones. */
async function compare(em: EntityManager, orm: MikroORM, schema: string) {
  const known = (orm.config.get('migrations').migrationsList ?? []).map((migration) => migration.name ?? '');
  const executed = await readMigrations((sql) => em.execute<never>(sql), schema);
  requireBaseline(executed, known);
  return {
    pending: known.filter((name) => !executed.includes(name)),
    unknown: executed.filter((name) => !known.includes(name)),
    isEmpty: executed.length === 0,
  };
}

function isLockFailure(error: unknown): boolean {
  return lockCodes.has((error as { code?: unknown }).code);
}

function reportRetry(logger: Logger | undefined, err: RetryContext['error'], retriesLeft: number): void {
  if (isLockFailure(err)) logger?.warn({ err, retriesLeft }, 'a migration could not lock a table: trying again');
}

interface Wait {
  readonly url: string;
  readonly features: readonly DatabaseSchema[];
  /** Logs the missing migrations immediately and every 30 seconds. */
  readonly report: (sentence: string) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Waits until another process has migrated the database for this version. Returns at once if the database has all of its
 * migrations, or more of them. Rejects if the database cannot be reached, or when the signal aborts.
 */
export async function awaitMigrations({ url, features, report, signal }: Wait): Promise<void> {
  let missing: string[] = [];
  const isDone = async () => {
    missing = await listMissingMigrations(url, features);
    return missing.length === 0;
  };
  await waitUntil(isDone, () => report(`${describeMissing(missing)} Waiting until that is done.`), {
    everyMs: 2000,
    signal,
  });
}

/** What the database lacks in any cell: the names of the migrations, and `job queue` if its tables are missing or out of date. */
export async function listMissingMigrations(url: string, features: readonly DatabaseSchema[]): Promise<string[]> {
  const known = features.flatMap(({ migrations = [] }) => migrations.map(({ name }) => name)).toSorted();
  return withClient(url, 'timetrack-migrator', async (client) => {
    const missing = new Set<string>();
    const execute = async (sql: string) => (await client.query(sql)).rows;
    for (const schema of await readSchemas(execute)) {
      const executed = await readMigrations(execute, schema);
      requireBaseline(executed, known);
      for (const name of known) if (!executed.includes(name)) missing.add(name);
    }
    if (((await readQueueVersion(client)) ?? 0) < queueVersion) missing.add('job queue');
    return [...missing];
  });
}

export function describeMissing(missing: readonly string[]): string {
  const what = missing.length === 1 ? `1 migration (${missing[0]})` : `${missing.length} migrations (${missing[0]} …)`;
  return `The database lacks ${what} of this version. Run "npm run migrate" of the same version, with the DATABASE_URL of the gateways and DATABASE_OWNER_URL.`;
}
