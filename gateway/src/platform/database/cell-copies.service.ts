import type { Enter, Routes } from './routes.service.js';

type Row = Readonly<Record<string, unknown>>;

/** What a look-up found in one cell. */
export interface RowsOfCell {
  readonly cell: string | null;
  readonly rows: Row[];
}

/** The organization that a row of a look-up names, if it names one. */
const organizationOf = (row: Row) => (row.organizationId ?? row.organization_id) as string | undefined;

/**
 * Removes the rows of organizations that are in another cell: for a moment of a move, and longer if it was killed then, two cells
 * have the people and callers of an organization, and only what is revoked in its own cell counts. An organization that seems to
 * have only copies has perhaps moved, so this reads the directory again. If it is between two cells, this fails as its statements
 * do.
 */
export async function removeCopies(routes: Routes, found: RowsOfCell[], enter: Enter): Promise<RowsOfCell[]> {
  let own: RowsOfCell[] = [];
  for (const isFresh of [false, true]) {
    if (isFresh) await routes.renew();
    own = [];
    for (const { cell, rows } of found) own.push({ cell, rows: await ownRows(routes, cell, rows) });
    const missing = organizationsIn(found).difference(organizationsIn(own));
    if (missing.size === 0) break;
    for (const id of isFresh ? missing : []) await enter(await routes.of(id), id);
  }
  return own;
}

async function ownRows(routes: Routes, cell: string | null, rows: readonly Row[]): Promise<Row[]> {
  const own: Row[] = [];
  for (const row of rows) {
    const organizationId = organizationOf(row);
    if (organizationId === undefined || (await routes.of(organizationId)).cell === cell) own.push(row);
  }
  return own;
}

function organizationsIn(found: readonly RowsOfCell[]): Set<string> {
  return new Set(found.flatMap(({ rows }) => rows).flatMap((row) => organizationOf(row) ?? []));
}
