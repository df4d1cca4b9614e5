import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';

/** Any number that nothing else locks: gateways that start at once migrate one after the other. */
const migrationLock = 7_316_240_501;

/** Brings the database up to date, all or nothing, and tells the names of what it ran. */
export async function migrate(orm: MikroORM): Promise<string[]> {
  return whileLocked(orm.config.get('clientUrl') ?? '', async () => {
    await orm.migrator.getPending();
    const em = orm.em.fork();
    return em.transactional(async (transaction) => {
      // An index over millions of rows takes as long as it takes.
      await transaction.execute('set local statement_timeout = 0');
      const done = await orm.migrator.up({ transaction: transaction.getTransactionContext() });
      return done.map((migration) => migration.name);
    });
  });
}

/** Whether every migration that this gateway knows has run. */
export async function isMigrated(orm: MikroORM): Promise<boolean> {
  const pending = await orm.migrator.getPending();
  return pending.length === 0;
}

/** Holds the lock by a transaction, not by a session: a connection pooler in between can't lose it. */
async function whileLocked<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'timetrack-migrator' });
  // A lost connection shows in the next query; unheard, the event alone would end the process.
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
