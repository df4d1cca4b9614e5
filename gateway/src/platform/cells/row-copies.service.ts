import type { MovedTable } from './moved-tables.queries.js';
import type { CellRows, Differences } from './row-differences.service.js';

const rowsAtOnce = 500;

interface Cells {
  readonly source: CellRows;
  readonly target: CellRows;
}

/** Makes the rows of the target those of the source. Each batch is one transaction: what it leaves, the next comparison finds. */
export async function copyDifferences(
  table: MovedTable,
  organizationId: string,
  differences: Differences,
  cells: Cells,
): Promise<void> {
  const { client } = cells.target;
  await copyBatches(table, organizationId, differences, cells, async (batch) => {
    await client.query('begin');
    await batch();
    await client.query('commit');
  });
}

/** The same within a transaction of the target, which the caller has begun and ends. */
export async function copyWithinTransaction(
  table: MovedTable,
  organizationId: string,
  differences: Differences,
  cells: Cells,
): Promise<void> {
  await copyBatches(table, organizationId, differences, cells, (batch) => batch());
}

async function copyBatches(
  table: MovedTable,
  organizationId: string,
  { changed, removed }: Differences,
  { source, target }: Cells,
  run: (batch: () => Promise<void>) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < removed.length; start += rowsAtOnce) {
    await target.client.query(deleteRows(table), [
      organizationId,
      ...columnsOf(table, removed.slice(start, start + rowsAtOnce)),
    ]);
  }
  for (let start = 0; start < changed.length; start += rowsAtOnce) {
    const keys = columnsOf(table, changed.slice(start, start + rowsAtOnce));
    const { rows } = await source.client.query<{ rows: string }>(selectRows(table), [organizationId, ...keys]);
    await run(async () => {
      await target.client.query(deleteRows(table), [organizationId, ...keys]);
      await target.client.query(insertRows(table), [rows[0]?.rows ?? '[]']);
    });
  }
}

/** One array of texts for each column of the key. */
function columnsOf({ key }: MovedTable, keys: readonly (readonly string[])[]): string[][] {
  return key.map((_, column) => keys.map((values) => values[column] ?? ''));
}

/** The keys as the target has them: where the source has another value, `value` writes how it is computed. */
function matches({ name, organization, key }: MovedTable, value: 'source' | 'name'): string {
  if (key.length === 0) return `${name}.${organization} = $1`;
  const columns = key.map((column) => (value === 'source' ? column.source : `${name}.${column.name}`));
  const arrays = key.map((_, index) => `$${index + 2}::text[]`);
  const equalities = key.map(({ type }, index) => `keys.k${index}::${type} = ${columns[index]}`);
  const names = key.map((_, index) => `k${index}`).join(', ');
  return `${name}.${organization} = $1 and exists (
    select from unnest(${arrays.join(', ')}) as keys (${names}) where ${equalities.join(' and ')})`;
}

function selectRows(table: MovedTable): string {
  const pairs = table.columns.map(({ source, name }) => `${source} as "${name}"`).join(', ');
  return `select coalesce(jsonb_agg(to_jsonb(copied)), '[]')::text as rows
    from (select ${pairs} from ${table.name} where ${matches(table, 'source')}) copied`;
}

const deleteRows = (table: MovedTable) => `delete from ${table.name} where ${matches(table, 'name')}`;

function insertRows({ name, columns }: MovedTable): string {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const types = columns.map((column) => `"${column.name}" ${column.type}`).join(', ');
  return `insert into ${name} (${names}) overriding system value
    select ${names} from jsonb_to_recordset($1::jsonb) as copied (${types})`;
}
