import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { wallStatements } from './wall/raise-wall.service.js';
import { ensureRoles } from './wall/roles.adapter.js';

/** An arbitrary number. Gateways that start at the same time migrate one after the other. */
const migrationLock = 7_316_240_501;

/** The migrations that ran, and the role of the application. */
interface Migrated {
  readonly applied: readonly string[];
  readonly applicationRole: string;
}

/**
 * Runs all pending migrations in one transaction, as the owner, and then protects the tables: what a migration creates
 * is never visible without the wall. `applicationLogin` is null if the application uses the owner's login.
 */
export async function migrate(orm: MikroORM, applicationLogin: string | null = null): Promise<Migrated> {
  return withLock(orm.config.get('clientUrl') ?? '', async () => {
    await orm.migrator.getPending();
    const em = orm.em.fork();
    return em.transactional(async (transaction) => {
      // Creating an index over millions of rows can take long.
      await transaction.execute('set local statement_timeout = 0');
      const applied = await orm.migrator.up({ transaction: transaction.getTransactionContext() });
      const applicationRole = await ensureRoles(transaction, applicationLogin);
      await transaction.execute(wallStatements(applicationRole));
      return { applied: applied.map((migration) => migration.name), applicationRole };
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
