import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import { features } from './features.composition.js';
import type { Config } from './platform/config/config.types.js';
import {
  ownerUrlOfRunningPostgres,
  startEmbeddedPostgres,
} from './platform/database/embedded/embedded-postgres.adapter.js';
import { DataFolderInUse } from './platform/database/embedded/guard.adapter.js';
import { isMigrated } from './platform/database/migrator.service.js';
import { createOrm } from './platform/database/orm.adapter.js';
import { StartError } from './platform/errors/index.js';

/** Runs a command of the operator as the owner of the configured database, or of the embedded one. The gateway may be running. */
export async function withOperatorDatabase<T>(config: Config, work: (orm: MikroORM) => Promise<T>): Promise<T> {
  const database = await openOwnerDatabase(config);
  try {
    const orm = await createOrm({ url: database.url, poolSize: 2, logger: pino({ level: 'silent' }) }, features);
    try {
      if (!(await isMigrated(orm))) throw new StartError('The database is not up to date: start TimeTrack once.');
      return await work(orm);
    } finally {
      await orm.close(true);
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
    const text = error instanceof StartError ? error.message : `The command failed: ${(error as Error).message}.`;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

/** The configured database as its owner, or the embedded one: of the running gateway, or started for the command only. */
export async function openOwnerDatabase({
  databaseUrl,
  databaseOwnerUrl,
  dataDir,
}: Config): Promise<{ url: string; close(): Promise<void> }> {
  if (databaseUrl) return { url: databaseOwnerUrl ?? databaseUrl, close: async () => undefined };
  try {
    const postgres = await startEmbeddedPostgres(dataDir, pino({ level: 'silent' }));
    return { url: postgres.ownerUrl, close: () => postgres.stop() };
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return { url: await ownerUrlOfRunningPostgres(dataDir), close: async () => undefined };
  }
}
