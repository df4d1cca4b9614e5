import { Client } from 'pg';

/**
 * Runs work on a connection of its own, outside of a pool.
 *
 * @param name how PostgreSQL lists the connection (`application_name`)
 */
export async function withClient<T>(url: string, name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: name });
  // The query reports a lost connection. Without a listener, the error event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
