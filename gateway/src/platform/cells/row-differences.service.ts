import type { Client } from 'pg';
import type { MovedTable } from './moved-tables.queries.js';

/** The rows of one organization in one cell: a connection whose search path is the cell. */
export interface CellRows {
  readonly client: Client;
  /** Whether the rows are read as the other cell will have them. */
  readonly isSource: boolean;
}

/** Rows whose keys differ between the cells. Each key is the text of its columns, in the order of `MovedTable.key`. */
export interface Differences {
  /** In the source alone, or different there. */
  readonly changed: readonly (readonly string[])[];
  /** In the target alone. */
  readonly removed: readonly (readonly string[])[];
}

interface Hashed {
  readonly key: readonly string[];
  readonly order: string;
  readonly hash: string;
}

const batch = 5000;

/** Compares the rows of a table by their keys and hashes, without reading a whole table into memory. */
export async function findDifferences(
  table: MovedTable,
  organizationId: string,
  source: CellRows,
  target: CellRows,
): Promise<Differences> {
  const changed: (readonly string[])[] = [];
  const removed: (readonly string[])[] = [];
  const sourceRows = readHashes(table, organizationId, source);
  const targetRows = readHashes(table, organizationId, target);
  let [one, other] = [await sourceRows.next(), await targetRows.next()];
  while (!one.done || !other.done) {
    const order = orderOf(one, other);
    if (order < 0 && !one.done) changed.push(one.value.key);
    if (order > 0 && !other.done) removed.push(other.value.key);
    if (order === 0 && !one.done && !other.done && one.value.hash !== other.value.hash) changed.push(one.value.key);
    if (order <= 0) one = await sourceRows.next();
    if (order >= 0) other = await targetRows.next();
  }
  return { changed, removed };
}

/** Negative if the row of the source comes first, 0 if both have the same key. A side that is at its end comes last. */
function orderOf(one: IteratorResult<Hashed, undefined>, other: IteratorResult<Hashed, undefined>): number {
  if (one.done) return 1;
  return other.done ? -1 : compareBytes(one.value.order, other.value.order);
}

/** PostgreSQL orders by the bytes of UTF-8 in the collation "C". */
function compareBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

async function* readHashes(
  table: MovedTable,
  organizationId: string,
  { client, isSource }: CellRows,
): AsyncGenerator<Hashed, undefined> {
  const read = ({ name, source }: MovedTable['columns'][number]) => (isSource ? source : `${table.name}.${name}`);
  const key = table.key.map((column) => `(${read(column)})::text`);
  const statement = `
    select array[${key.join(', ')}]::text[] as key, concat_ws(chr(1), ${["''", ...key].join(', ')}) collate "C" as order,
      md5(row(${table.columns.map(read).join(', ')})::text) as hash
    from ${table.name} where ${table.organization} = ${client.escapeLiteral(organizationId)}
      and ${isSource ? table.isComplete : 'true'}
    order by 2`;
  await client.query('begin');
  try {
    await client.query(`declare moved_rows no scroll cursor for ${statement}`);
    for (;;) {
      const { rows } = await client.query<Hashed>(`fetch ${batch} from moved_rows`);
      yield* rows;
      if (rows.length < batch) return undefined;
    }
  } finally {
    await client.query('rollback');
  }
}
