import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';

/** An arbitrary number. Gateways that start at the same time migrate one after the other. */
const migrationLock = 7_316_240_501;

/** Runs all pending migrations in one transaction and returns their names. */
export async function migrate(orm: MikroORM): Promise<string[]> {
  return withLock(orm.config.get('clientUrl') ?? '', async () => {
    await orm.migrator.getPending();
    const em = orm.em.fork();
    return em.transactional(async (transaction) => {
      // Creating an index over millions of rows can take long.
      await transaction.execute('set local statement_timeout = 0');
      const applied = await orm.migrator.up({ transaction: transaction.getTransactionContext() });
      return applied.map((migration) => migration.name);
    });
  });
}

/** Whether the database has every migration of this gateway. */
export async function isMigrated(orm: MikroORM): Promise<boolean> {
  const pending = await orm.migrator.getPending();
  return pending.length === 0;
}

/** Holds the lock in a transaction rather than a session, so that a connection pooler cannot lose it. */
async function withLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'timetrack-migrator' });
  // The next query reports a lost connection. Without a listener, the error event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const result = await work();
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
