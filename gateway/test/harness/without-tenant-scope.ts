import type { MikroORM } from '@mikro-orm/postgresql';
import { poolOf } from '../../src/platform/database/orm.js';
import { applicationOf } from './database.js';

/** What the ORM's filter and `tenantSql` add to statements. */
const condition =
  /(?:(?:"\w+"|\w+)\.)?"?\borganization_id"? = (?:(\$\d+)(?:::uuid)?|\(select (\$\d+)::uuid\)|given\.organization)/g;

type Query = (...given: unknown[]) => unknown;

interface QueryConfig {
  readonly text: string;
}

const isConfig = (sent: unknown): sent is QueryConfig => typeof sent === 'object' && sent !== null && 'text' in sent;

/** Removes the comparison with the organization from every statement of the gateway; returns how often it was removed. */
export async function withoutTenantScope(orm: MikroORM, work: () => Promise<void>): Promise<number> {
  const pool = await poolOf(applicationOf(orm));
  let removed = 0;
  const withoutCondition = (text: string) =>
    text.replaceAll(condition, (_, bare, hidden) => {
      removed += 1;
      // PostgreSQL refuses a statement that does not use each of its parameters.
      return bare || hidden ? `(${bare ?? hidden}::uuid is not null)` : '(given.organization is not null)';
    });
  const connect = pool.connect.bind(pool) as () => Promise<{ query: Query; release(): void }>;
  pool.connect = (async () => {
    const client = await connect();
    const query = client.query.bind(client) as Query;
    const release = client.release.bind(client);
    client.query = (sent: unknown, ...given) => {
      if (!isConfig(sent)) throw new Error('a statement reached PostgreSQL outside of the connections of the gateway');
      // A prepared statement of this name still compares.
      return query({ ...sent, text: withoutCondition(sent.text), name: undefined }, ...given);
    };
    client.release = () => {
      client.query = query;
      client.release = release;
      release();
    };
    return client;
  }) as never;
  try {
    await work();
  } finally {
    pool.connect = connect as never;
  }
  return removed;
}
