import { Client } from 'pg';
import { PgBoss } from 'pg-boss';

const schema = 'pgboss';

/**
 * Creates or migrates the tables of the queue as their owner, and lets the application's role read and write them. The
 * application may create queues, which are rows, but no tables.
 */
export async function prepareQueue(ownerUrl: string, applicationRole: string): Promise<void> {
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
  await grant(ownerUrl, applicationRole);
}

async function grant(ownerUrl: string, applicationRole: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'timetrack-migrator' });
  client.on('error', () => undefined);
  await client.connect();
  const role = client.escapeIdentifier(applicationRole);
  try {
    // One gateway after the other, because each grant updates the same rows of the catalog.
    await client.query(`
      begin;
      select pg_advisory_xact_lock(hashtext('timetrack-queue'));
      grant usage on schema ${schema} to ${role};
      grant select, insert, update, delete on all tables in schema ${schema} to ${role};
      grant usage on all sequences in schema ${schema} to ${role};
      commit`);
  } finally {
    await client.end();
  }
}
