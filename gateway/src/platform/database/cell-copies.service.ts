import type { Enter, Routes } from './routes.service.js';
import type { Operation } from './wire/pipeline.adapter.js';

type Row = Operation['rows'][number];

/** The organization that a row of a look-up names, if it names one. */
const organizationOf = (row: Row) => (row.organizationId ?? row.organization_id) as string | undefined;

/**
 * Removes the rows of organizations that are in another cell: for a moment of a move, and longer if it was killed then, two cells
 * have the people and callers of an organization, and only what is revoked in its own cell counts. An organization that seems to
 * have only copies has perhaps moved, so this reads the directory again. If it is between two cells, this fails as its statements
 * do.
 */
export async function removeCopies(routes: Routes, operations: Operation[], enter: Enter): Promise<Operation[]> {
  const found = operations.map(({ rows }) => rows);
  for (const isFresh of [false, true]) {
    if (isFresh) await routes.renew();
    for (const [index, operation] of operations.entries()) {
      operation.rows = await ownRows(routes, operation.cell, found[index] ?? []);
    }
    const missing = organizationsIn(found).difference(organizationsIn(operations.map(({ rows }) => rows)));
    if (missing.size === 0) break;
    for (const id of isFresh ? missing : []) await enter(await routes.of(id), id);
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

function organizationsIn(found: readonly (readonly Row[])[]): Set<string> {
  return new Set(found.flat().flatMap((row) => organizationOf(row) ?? []));
}
