import type { Client } from 'pg';
import type { MovedTable } from './moved-tables.queries.js';
import type { CellRows, Differences } from './row-differences.service.js';

/**
 * The number of the oldest transaction that still runs. Every statement from now on sees what older ones wrote, so a row that
 * changes after a comparison has a number (`xmin`) from this one on. Only on the same server: the numbers are its own.
 */
export async function oldestTransaction(client: Client): Promise<string> {
  const { rows } = await client.query<{ oldest: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::xid::text as oldest',
  );
  return rows[0]?.oldest ?? '';
}

/**
 * Finds the rows that changed since a comparison, without reading the others: their keys. What was removed since, only a comparison
 * finds; `countRows` says whether there is something.
 */
export async function findChanges(
  table: MovedTable,
  organizationId: string,
  { client }: CellRows,
  since: string,
): Promise<Differences> {
  const key = table.key.map((column) => `(${column.source})::text`);
  // `age` compares numbers of transactions across their wraparound.
  const { rows } = await client.query<{ key: string[] }>(
    `select array[${key.join(', ')}]::text[] as key from ${table.name}
     where ${table.organization} = $1 and ${table.isComplete}
       and (age(${table.name}.xmin) <= age($2::xid) or (${table.isOutdated}))`,
    [organizationId, since],
  );
  return { changed: rows.map((row) => row.key), removed: [] };
}

/** How many rows of an organization a table has in a cell. */
export async function countRows(
  table: MovedTable,
  organizationId: string,
  { client, isSource }: CellRows,
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::float8 as count from ${table.name}
     where ${table.organization} = $1 and ${isSource ? table.isComplete : 'true'}`,
    [organizationId],
  );
  return rows[0]?.count ?? 0;
}
