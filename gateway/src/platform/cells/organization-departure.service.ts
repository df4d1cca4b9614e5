import type { Client } from 'pg';
import { StartError } from '../errors/gateway.errors.js';
import { callerTables, listMovedTables } from './moved-tables.queries.js';

/** The owner's connection to a cell, whose search path is the cell. */
export interface CellConnection {
  readonly name: string;
  readonly client: Client;
}

/** Where an organization went that has left a cell. */
interface Departure {
  /** Null for one that an earlier version noted, whose move has ended. */
  readonly movedTo: string | null;
}

export async function departureOf(organizationId: string, source: Client): Promise<Departure | undefined> {
  const { rows } = await source.query<Departure>(
    'select moved_to as "movedTo" from departed_organizations where organization_id = $1',
    [organizationId],
  );
  return rows[0];
}

/** Rejects a move, or its removal, that would lose what an earlier move to another cell has decided already. */
export function unfinishedMove(organizationId: string, movedTo: string): StartError {
  return new StartError(
    `An earlier move of the organization to ${movedTo} has not ended. ` +
      `Run "npm run cells -- move ${organizationId} ${movedTo}" first.`,
  );
}

/** Whether the source still has the people of an organization, so that the target may lack what `depart` and `removeCallers` leave. */
export async function hasPeople(organizationId: string, source: Client): Promise<boolean> {
  const { rowCount } = await source.query('select from users where organization_id = $1 limit 1', [organizationId]);
  return rowCount === 1;
}

/** From here on, the source refuses what concerns the organization. Until the directory names the target, requests get 503. */
export async function depart(organizationId: string, source: Client, target: string): Promise<void> {
  await source.query(
    `insert into departed_organizations (organization_id, moved_to) values ($1, $2)
     on conflict (organization_id) do update set moved_to = excluded.moved_to`,
    [organizationId, target],
  );
}

/** Removes from the source what finds people and callers, all or nothing. */
export async function removeCallers(organizationId: string, source: Client): Promise<void> {
  await source.query('begin');
  for (const table of callerTables) {
    await source.query(`delete from ${table} where organization_id = $1`, [organizationId]);
  }
  await source.query('commit');
}

/**
 * Deletes all rows of an organization from a cell that is not its own, in any order: the triggers of foreign keys do not fire.
 * Returns how many there were.
 */
export async function purge(organizationId: string, { name, client }: CellConnection): Promise<number> {
  const { early, last } = await listMovedTables(client, name);
  const names = new Set([...early, ...last].map((table) => table.name));
  names.delete('organizations');
  let removed = 0;
  for (const table of [...names, 'timesheet_counts', 'timesheet_count_changes', 'idempotency_erasures']) {
    const { rowCount } = await client.query(`delete from ${table} where organization_id = $1`, [organizationId]);
    removed += rowCount ?? 0;
  }
  const { rowCount } = await client.query('delete from organizations where id = $1', [organizationId]);
  return removed + (rowCount ?? 0);
}

/**
 * Removes what interrupted moves of an organization left in other cells than its own. Returns the names of those that had
 * something.
 */
export async function removeLeftovers(
  organizationId: string,
  home: CellConnection,
  others: readonly CellConnection[],
): Promise<string[]> {
  const { rowCount } = await home.client.query('select from organizations where id = $1', [organizationId]);
  if (rowCount === 0) throw new StartError(`There is no organization ${organizationId}.`);
  const departure = await departureOf(organizationId, home.client);
  if (departure) throw unfinishedMove(organizationId, departure.movedTo ?? 'the other cell');
  const found: string[] = [];
  for (const other of others) {
    await allowCopying(other.client);
    if ((await purge(organizationId, other)) > 0) found.push(other.name);
  }
  return found;
}

/** The triggers have run when the rows were written. The owner needs the right to turn them off: see docs/operations/cells.md. */
export async function allowCopying(client: Client): Promise<void> {
  await client.query(`set session_replication_role = 'replica'`).catch((cause: Error) => {
    throw new StartError(
      'The owner of the tables may not copy rows. Run this once as an administrator of PostgreSQL on each server: ' +
        'grant set on parameter session_replication_role to the role of DATABASE_OWNER_URL.',
      { cause },
    );
  });
  await client.query(`set timetrack.moves_rows = 'on'`);
}
