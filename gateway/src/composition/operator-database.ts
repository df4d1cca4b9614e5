import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import { CellDirectory } from '../operations/cells/cell-directory.js';
import type { Config } from '../platform/config/config.js';
import { addressesOfRunningPostgres, startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.js';
import { DataFolderInUse } from '../platform/database/embedded/guard.js';
import { isMigrated } from '../platform/database/migrator.js';
import { createOrm, ofMigrations } from '../platform/database/orm.js';
import type { DatabaseAddresses } from '../platform/database/row-level-security/prepare-database.js';
import { originalMessageOf, StartError } from '../platform/errors/index.js';
import { features } from './features.js';

/** Runs a command of the operator as the owner of the configured database, or of the embedded one. The gateway may be running. */
export async function withOperatorDatabase<T>(config: Config, work: (orm: MikroORM) => Promise<T>): Promise<T> {
  const database = await openOwnerDatabase(config);
  try {
    const logger = pino({ level: 'silent' });
    const cells = await CellDirectory.open({ url: database.url, logger });
    const orm = await createOrm(
      { url: database.url, poolSize: 2, logger, patience: ofMigrations, cellMap: cells },
      features,
    );
    try {
      if (!(await isMigrated(orm))) throw new StartError('The database is not up to date: start TimeTrack once.');
      return await work(orm);
    } finally {
      await orm.close(true);
      await cells.close();
    }
  } finally {
    await database.close();
  }
}

/** Prints the sentences that the command returns. A failure is one sentence and the exit code 1. */
export async function runOperatorCommand(command: () => Promise<readonly string[]>): Promise<void> {
  try {
    for (const line of await command()) process.stdout.write(`${line}\n`);
  } catch (error) {
    const text =
      error instanceof StartError
        ? error.message
        : `The command failed: ${originalMessageOf(error).replace(/\.$/, '')}.`;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

/** The options and arguments of a command. Anything else is rejected with the usage: a misspelled option must not run the command. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  { options, takes = 0 }: { readonly options: Options; readonly takes?: number },
) {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: takes > 0, options });
    if (positionals.length <= takes) return { values, positionals };
  } catch (cause) {
    throw new StartError(usage, { cause });
  }
  throw new StartError(usage);
}

/** Runs a command with the addresses of the configured database, or of the embedded one. The gateway may be running. */
export async function withDatabaseAddresses<T>(
  config: Config,
  work: (addresses: DatabaseAddresses) => Promise<T>,
): Promise<T> {
  const { close, ...addresses } = await openDatabase(config);
  try {
    return await work(addresses);
  } finally {
    await close();
  }
}

export async function openOwnerDatabase(config: Config): Promise<{ url: string; close(): Promise<void> }> {
  const { ownerUrl, close } = await openDatabase(config);
  return { url: ownerUrl, close };
}

/** The configured database, or the embedded one: of the running gateway, or started for the command only. */
async function openDatabase({
  databaseUrl: url,
  databaseOwnerUrl,
  databaseQueueUrl,
  dataDir,
}: Config): Promise<DatabaseAddresses & { close(): Promise<void> }> {
  const close = async () => undefined;
  if (url) return { url, ownerUrl: databaseOwnerUrl ?? url, queueUrl: databaseQueueUrl ?? undefined, close };
  try {
    const { url, ownerUrl, stop } = await startEmbeddedPostgres(dataDir, pino({ level: 'silent' }));
    return { url, ownerUrl, close: stop };
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    const { url, ownerUrl } = await addressesOfRunningPostgres(dataDir);
    return { url, ownerUrl, close };
  }
}
