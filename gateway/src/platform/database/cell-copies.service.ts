import type { Routes } from './routes.service.js';
import type { Operation } from './wire/pipeline.adapter.js';

type Row = Operation['rows'][number];

/** The organization that a row of a look-up names, if it names one. */
const organizationOf = (row: Row) => (row.organizationId ?? row.organization_id) as string | undefined;

/**
 * Removes the rows of organizations that are in another cell. A move copies them before it decides, and an interrupted move leaves
 * the copy, in which a session that has ended since is still valid. An organization that seems to have only copies has perhaps
 * moved: the directory is asked again.
 */
export async function removeCopies(routes: Routes, operations: Operation[]): Promise<Operation[]> {
  const found = operations.map(({ rows }) => rows);
  for (const isFresh of [false, true]) {
    if (isFresh) await routes.renew();
    for (const [index, operation] of operations.entries()) {
      operation.rows = await ownRows(routes, operation.cell, found[index] ?? []);
    }
    const own = organizationsIn(operations.map(({ rows }) => rows));
    if (organizationsIn(found).isSubsetOf(own)) break;
  }
  return operations;
}

async function ownRows(routes: Routes, cell: string | null, rows: readonly Row[]): Promise<Row[]> {
  const own: Row[] = [];
  for (const row of rows) {
    const organizationId = organizationOf(row);
    if (organizationId === undefined || (await routes.of(organizationId)).cell === cell) own.push(row);
  }
  return own;
}

const organizationsIn = (rows: readonly (readonly Row[])[]) => new Set(rows.flat().map(organizationOf));
