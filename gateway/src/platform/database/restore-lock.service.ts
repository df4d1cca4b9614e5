import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../errors/gateway.errors.js';

/** An arbitrary number. A restore holds this lock, and gateways that start meanwhile wait for it. */
const restoreLock = 7_316_240_502;

const pollMilliseconds = 500;
const pollsBetweenReports = 60;

/** Waits while a restore fills the database. `report` is called when the wait begins, and then every 30 seconds. */
export async function awaitRestore(url: string, report: () => void, signal?: AbortSignal): Promise<void> {
  for (let polls = 0; !(await isFree(url)); polls += 1) {
    if (polls % pollsBetweenReports === 0) report();
    await pause(pollMilliseconds, undefined, { signal });
  }
}

async function isFree(url: string): Promise<boolean> {
  const client = connectionTo(url);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_xact_lock_shared($1) as free', [restoreLock]);
    return rows[0]?.free === true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Runs work while no gateway uses the database and none can start. Rejects if one is running. */
export async function withoutGateways<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = connectionTo(url);
  await client.connect();
  try {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as taken', [restoreLock]);
    if (!rows[0]?.taken)
      throw new StartError('Another restore is running, or a gateway is just starting. Nothing was changed.');
    await rejectGateways(client);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function rejectGateways(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name in ('timetrack', 'timetrack-jobs')`,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) {
    throw new StartError(
      `Gateways are connected to the database (${count} connections). Stop them first. Nothing was changed.`,
    );
  }
}

function connectionTo(url: string): Client {
  const client = new Client({ connectionString: url, application_name: 'timetrack-restore' });
  // The next query reports a lost connection. Without a listener, the error event would end the process.
  client.on('error', () => undefined);
  return client;
}
