import { Pool } from 'pg';

/** A database that takes longer counts as unreachable. */
const patienceMs = 1500;
const second = 1000;

/**
 * One connection to a database for monitoring only: it shows whether the database responds, even while every connection
 * of the product is in use. It is opened when it is needed, and closed after a minute without a probe.
 */
export class DatabaseProbe {
  private readonly pool: Pool;

  constructor(url: string) {
    this.pool = new Pool({
      connectionString: url,
      application_name: 'timetrack-monitoring',
      max: 1,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      statement_timeout: patienceMs,
      idleTimeoutMillis: 60 * second,
      allowExitOnIdle: true,
    });
    // The next query reports a lost connection. Without a listener, the error event would end the process.
    this.pool.on('error', () => undefined);
  }

  /** The rows, or an error after at most three seconds. */
  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, [...values])).rows;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
