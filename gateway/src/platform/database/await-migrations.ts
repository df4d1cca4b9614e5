import { setTimeout as pause } from 'node:timers/promises';
import { readMigrations, readSchemas, requireBaseline } from './migrations-table.js';
import type { DatabaseSchema } from './orm.js';
import { queueVersion, readQueueVersion } from './prepare-queue.js';
import { withClient } from './with-client.js';

const secondsBetweenChecks = 2;
const checksBetweenReports = 15;

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
  for (let check = 0; ; check += 1) {
    const missing = await listMissingMigrations(url, features);
    if (missing.length === 0) return;
    if (check % checksBetweenReports === 0) await report(`${describeMissing(missing)} Waiting until that is done.`);
    await pause(secondsBetweenChecks * 1000, undefined, { signal });
  }
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
