import type { MikroORM } from '@mikro-orm/postgresql';
import { poolOf } from '../../src/platform/database/orm.adapter.js';
import { applicationOf } from './database.js';

/** What the ORM's filter and `tenantSql` add to statements. The second wall's own setting has the same form. */
const condition = /(set local )?(?:(?:"\w+"|\w+)\.)?"?organization_id"? = '[\da-f-]{36}'/g;

/** Removes the comparison with the organization from every statement of the gateway; returns how often it was removed. */
export async function withoutFirstWall(orm: MikroORM, work: () => Promise<void>): Promise<number> {
  const pool = await poolOf(applicationOf(orm));
  let removed = 0;
  const connect = pool.connect.bind(pool) as () => Promise<{
    query: (...given: unknown[]) => unknown;
    release(): void;
  }>;
  pool.connect = (async () => {
    const client = await connect();
    const query = client.query.bind(client);
    const release = client.release.bind(client);
    client.query = (text: unknown, ...given) => {
      if (typeof text !== 'string') return query(text, ...given);
      return query(
        text.replaceAll(condition, (match, setting) => {
          if (setting) return match;
          removed += 1;
          return 'true';
        }),
        ...given,
      );
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
