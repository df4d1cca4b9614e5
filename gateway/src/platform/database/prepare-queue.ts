import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { withoutPropagation } from './node-urls.js';
import { withClient } from './with-client.js';

const schema = 'pgboss';

/** The version of the queue's tables that this gateway was built with. */
export const queueVersion: number = pgBoss.pgboss.schema;

/**
 * Creates or migrates the tables of the queue as their owner, and lets the application's role read and write them. The
 * application may create queues, which are rows, but no tables. Leaves the tables of a newer version alone.
 */
export async function prepareQueue(ownerUrl: string, applicationRole: string): Promise<void> {
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
    const role = client.escapeIdentifier(applicationRole);
    await client.query(`
      grant usage on schema ${schema} to ${role};
      grant select, insert, update, delete on all tables in schema ${schema} to ${role};
      grant usage on all sequences in schema ${schema} to ${role};
      commit`);
  });
}

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
