import pg from 'pg';
import { Batch, type Call, type Rows, type Statement } from './statements.ts';

/** Binds the organization whose rows the rest of the transaction sees, as row-level security demands. */
const bindTenant: Statement = {
  name: 'bind_tenant',
  text: `select set_config('app.organization_id', $1, true), set_config('app.reach', '*', true)`,
};
const begin: Statement = { name: 'begin', text: 'begin' };
const commit: Statement = { name: 'commit', text: 'commit' };

/** Planning a statement again for each value takes longer than most of these statements. */
const options = '-c timezone=UTC -c plan_cache_mode=force_generic_plan';

/** PostgreSQL's text of an instant, in UTC, as ISO 8601: `2026-07-15 12:00:00.5+00` becomes `2026-07-15T12:00:00.500Z`. */
function toIso(text: string): string {
  const milliseconds = text.length > 22 ? text.slice(20, -3).slice(0, 3).padEnd(3, '0') : '000';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}

const timestamptz = 1184;
const types = {
  getTypeParser: (oid: number, format: 'text' | 'binary') =>
    oid === timestamptz ? toIso : pg.types.getTypeParser(oid, format),
};

/** Connections to the product's database, as the application, bound by row-level security. */
export class Database {
  private readonly pool: pg.Pool;

  constructor(connectionString: string, max = 20) {
    this.pool = new pg.Pool({ connectionString, max, idleTimeoutMillis: 0, options });
    this.pool.on('error', () => process.exit(1));
  }

  /** Runs one statement that belongs to no organization. */
  async one<Found>(...call: Call): Promise<Found | undefined> {
    const [found] = await this.within((connection) => connection.send([call]));
    return found?.rows[0] as Found | undefined;
  }

  /** Reads rows of one organization by one message. */
  async read<Found>(organizationId: string, ...call: Call): Promise<Found[]> {
    const [, found] = await this.within((connection) => connection.send([[bindTenant, [organizationId]], call]));
    return (found?.rows ?? []) as Found[];
  }

  /** The same for several statements. */
  async readAll(organizationId: string, calls: readonly Call[]): Promise<Rows[]> {
    const found = await this.within((connection) => connection.send([[bindTenant, [organizationId]], ...calls]));
    return found.slice(1);
  }

  /** Runs `work` in one transaction. It opens with its first message and ends with its last one. */
  async transact<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
    const client = await this.pool.connect();
    try {
      const answer = await work(new Transaction(new Connection(client)));
      client.release();
      return answer;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Borrows a connection for a message of another kind. */
  async within<Answer>(work: (connection: Connection) => Promise<Answer>): Promise<Answer> {
    const client = await this.pool.connect();
    try {
      const answer = await work(new Connection(client));
      client.release();
      return answer;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

export class Connection {
  readonly client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  send(calls: readonly Call[]): Promise<Rows[]> {
    return new Promise((resolve, reject) => {
      const batch = new Batch(calls, types, (error, results) => (error ? reject(error) : resolve(results)));
      this.client.query(batch as unknown as pg.Submittable);
    });
  }
}

/** A transaction of two messages, with the application's own work in between. */
export class Transaction {
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  async open(organizationId: string, calls: readonly Call[]): Promise<Rows[]> {
    const found = await this.connection.send([[begin, []], [bindTenant, [organizationId]], ...calls]);
    return found.slice(2);
  }

  async finish(calls: readonly Call[]): Promise<Rows[]> {
    return this.connection.send([...calls, [commit, []]]);
  }
}
