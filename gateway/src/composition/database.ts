import type { Logger } from 'pino';
import { prepareCells } from '../platform/cells/prepare-cells.js';
import type { Config } from '../platform/config/config.js';
import { awaitMigrations } from '../platform/database/await-migrations.js';
import { awaitRestore } from '../platform/database/restore-lock.js';
import { findApplicationRole } from '../platform/database/row-level-security/application-role.js';
import { type DatabaseAddresses, prepareDatabase } from '../platform/database/row-level-security/prepare-database.js';
import { originalMessageOf, StartError } from '../platform/errors/index.js';
import type { Feature } from '../platform/feature.js';
import type { Lifecycle } from '../platform/lifecycle/lifecycle.js';
import { startWaitingServer, type WaitingServer } from '../platform/lifecycle/port.js';

interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
  readonly features: readonly Feature[];
  readonly print: (line: string) => void;
}

/**
 * Makes sure that the database has the migrations of this version: runs them, or waits for `npm run migrate` with
 * `MIGRATE_ON_START=0`. Returns the role that each transaction switches to, if the login owns the tables.
 */
export async function readyDatabase(parts: Parts, addresses: DatabaseAddresses): Promise<string | undefined> {
  const { config, logger, features, print } = parts;
  await awaitRestore(addresses.url, () => logger.warn('a restore fills the database: waiting for it')).catch(
    (cause) => {
      if (cause instanceof StartError) throw cause;
      throw new StartError(`The database at DATABASE_URL cannot be reached: ${originalMessageOf(cause)}.`, { cause });
    },
  );
  if (!config.migrateOnStart) return awaitDatabase(parts, addresses.url);
  const { appliedMigrations, applicationRole } = await prepareDatabase(addresses, features, logger);
  const inCells = await prepareCells(addresses, features, logger);
  const changes = appliedMigrations.length + inCells.length;
  if (changes > 0) print(`Migrated the database: ${changes} changes`);
  return applicationRole;
}

/** Needs no login of the owner. The port responds with 503 while the gateway waits. */
async function awaitDatabase({ config, lifecycle, features, logger }: Parts, url: string): Promise<string | undefined> {
  const { signal } = await lifecycle.begin({
    name: 'waiting for the migrations',
    start: async () => new AbortController(),
    stop: async (waiting) => waiting.abort(),
  });
  let server: WaitingServer | undefined;
  const report = async (sentence: string) => {
    server ??= await lifecycle.begin({
      name: 'responses while waiting',
      start: () => startWaitingServer(config),
      stop: (started) => started.close(),
    });
    logger.warn({ port: server.port }, sentence);
  };
  await awaitMigrations({ url, features, signal, report });
  // A restore migrates the database before it loads the rows.
  await awaitRestore(url, () => logger.warn('a restore fills the database: waiting for it'), signal);
  await server?.close();
  return findApplicationRole(url);
}
