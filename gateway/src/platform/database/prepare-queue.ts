import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { withoutPropagation } from './node-urls.js';
import { queueFunctionStatements } from './queue-functions.js';
import { withClient } from './with-client.js';

const schema = 'pgboss';

/** The version of the queue's tables that this gateway was built with. */
export const queueVersion: number = pgBoss.pgboss.schema;

export interface QueueRoles {
  /** The role of requests. It enqueues jobs by a function. */
  readonly application: string;
  /** The login that works on jobs. Null if it is the owner's. */
  readonly worker: string | null;
}

/**
 * Creates or migrates the tables of the queue as their owner, and grants each role what it needs. A worker may create queues,
 * which are rows, but no tables. Leaves the tables of a newer version alone.
 */
export async function prepareQueue(ownerUrl: string, { application, worker }: QueueRoles): Promise<void> {
  await withClient(ownerUrl, 'timetrack-migrator', async (client) => {
    // One gateway after the other, because each grant updates the same rows of the catalog.
    await client.query(`
      begin;
      set local lock_timeout = 0;
      set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0;
      select pg_advisory_xact_lock(hashtext('timetrack-queue'))`);
    await client.query('set local citus.enable_ddl_propagation to off');
    const { rows } = await client.query<{ isCitus: boolean }>(
      `select to_regclass('pg_catalog.pg_dist_schema') is not null as "isCitus"`,
    );
    if (((await readQueueVersion(client)) ?? 0) < queueVersion) {
      // Each server of Citus has a queue of its own.
      await migrateQueue(rows[0]?.isCitus ? withoutPropagation(ownerUrl) : ownerUrl);
    }
    const role = client.escapeIdentifier(application);
    await client.query(`
      grant usage on schema ${schema} to ${role};
      grant select on ${schema}.version to ${role};
      ${queueFunctionStatements(role)}`);
    if (worker) await client.query(grantsOfWorker(client.escapeIdentifier(worker)));
    await client.query('commit');
  });
}

const grantsOfWorker = (role: string) => `
  grant usage on schema ${schema} to ${role};
  grant select, insert, update, delete on all tables in schema ${schema} to ${role};
  grant usage on all sequences in schema ${schema} to ${role}`;

/** The version of the tables in the database; null without tables, or for a login that may not read them. */
export async function readQueueVersion(client: Pick<Client, 'query'>): Promise<number | null> {
  const { rowCount } = await client.query(
    `select from pg_class join pg_namespace space on space.oid = relnamespace
     where nspname = '${schema}' and relname = 'version' and has_schema_privilege(space.oid, 'usage')`,
  );
  if (rowCount === 0) return null;
  const { rows } = await client.query<{ version: number }>(`select version from ${schema}.version`);
  return rows[0]?.version ?? null;
}

async function migrateQueue(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    application_name: 'timetrack-migrator',
    max: 1,
    supervise: false,
    schedule: false,
  });
  // The start itself rejects. Without a listener, the error event would end the process.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
