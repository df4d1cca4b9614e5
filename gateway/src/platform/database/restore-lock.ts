import type { Client } from 'pg';
import { StartError } from '../errors/gateway.js';
import { waitUntil } from './waiting.js';
import { withClient } from './with-client.js';

/** An arbitrary number. A restore holds this lock, and gateways that start wait for it. */
const restoreLock = 7_316_240_502;

const restoreProgram = 'timetrack-restore';

/** The restore creates this table before it changes anything else, and drops it as its last step. */
const marker = 'public.unfinished_restore';

export const createMarker = `create table if not exists ${marker} ()`;

const unfinished = 'A restore of this database did not finish. Run it again: npm run restore -- --replace FILE.';

/** What connects to the database, except for a restore and a backup. */
const otherPrograms = ['timetrack', 'timetrack-jobs', 'timetrack-directory', 'timetrack-migrator', 'timetrack-cells'];

/**
 * Waits while a restore fills the database. `report` is called when the wait begins, and then every 30 seconds. Rejects if a restore
 * was interrupted: the database may be empty, or have rows that the newer migrations have not changed yet.
 */
export async function awaitRestore(url: string, report: () => void, signal?: AbortSignal): Promise<void> {
  await waitUntil(() => withClient(url, restoreProgram, lockShared), report, { everyMs: 500, signal });
}

/** Keeps restores from beginning until the transaction ends. Rejects if one is running, or was interrupted. */
export async function preventRestore(client: Client): Promise<void> {
  if (await lockShared(client)) return;
  throw new StartError('A restore fills the database. Wait until it has ended.');
}

/** Whether no restore is running. In a transaction, none begins before its end. */
async function lockShared(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isFree: boolean; isUnfinished: boolean }>(
    `select pg_try_advisory_xact_lock_shared($1) as "isFree", to_regclass('${marker}') is not null as "isUnfinished"`,
    [restoreLock],
  );
  if (rows[0]?.isFree && rows[0].isUnfinished) throw new StartError(unfinished);
  return rows[0]?.isFree === true;
}

/** Marks the database as unfit for gateways until `finishRestore`, even if the restore is killed. */
export async function markUnfinished(client: Client): Promise<void> {
  await client.query(createMarker);
}

export async function finishRestore(client: Client): Promise<void> {
  await client.query(`drop table ${marker}`);
}

/** Runs work while no gateway uses the database and none can start. Rejects if one is running. */
export async function withoutGateways<T>(url: string, work: () => Promise<T>): Promise<T> {
  return withClient(url, restoreProgram, async (client) => {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as taken', [restoreLock]);
    if (!rows[0]?.taken)
      throw new StartError(
        'Another restore or a backup is running, or a gateway is just starting. Nothing was changed.',
      );
    await rejectOtherPrograms(client);
    return work();
  });
}

async function rejectOtherPrograms(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = any ($1)`,
    [otherPrograms],
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) {
    throw new StartError(
      `Gateways or commands are connected to the database (${count} connections). Stop them first. Nothing was changed.`,
    );
  }
}
