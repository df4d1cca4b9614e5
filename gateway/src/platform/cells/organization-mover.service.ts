import type { Client } from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../errors/gateway.errors.js';
import { listMovedTables, type MovedTables } from './moved-tables.queries.js';
import { OrganizationCopy } from './organization-copy.service.js';
import {
  allowCopying,
  type CellConnection,
  depart,
  departureOf,
  hasPeople,
  purge,
  removeCallers,
  unfinishedMove,
} from './organization-departure.service.js';

/** The connections of a move, all as the owner of the tables. */
export interface MoveParts {
  /** The database with the directory. */
  readonly directory: Client;
  readonly source: CellConnection;
  readonly target: CellConnection;
  readonly logger: Pick<Logger, 'info'>;
  /** Verifies the audit log of the organization, from its start or after a place to which it was verified before. */
  verifyAudit(client: Client, organizationId: string, after?: AuditPlace): Promise<VerifiedAudit>;
}

interface AuditPlace {
  readonly position: number;
  readonly hash: Buffer;
}

interface VerifiedAudit {
  /** What is wrong; null if nothing is. */
  readonly flaw: string | null;
  readonly place: AuditPlace;
}

export interface Move {
  /** Rows that were copied in each comparison; the last ones while the commands of the organization waited. */
  readonly copied: readonly number[];
  /** How long the commands of the organization waited. */
  readonly lockedMs: number;
}

/** The organization continues to work while more than this many rows differ. */
const fewRows = 200;
const maxPasses = 6;

/**
 * Moves an organization to another cell while it works: copies its rows until few differ, keeps its commands waiting, copies the
 * rest, verifies its audit log, and enters the new cell in the directory. Nothing is lost at any point: a move that was
 * interrupted is completed by running it again. Commands wait for the lock, and are then answered by the new cell.
 *
 * Call it within `withMoveLock`.
 */
export async function moveOrganization(organizationId: string, parts: MoveParts): Promise<Move> {
  const { source, target } = parts;
  await allowCopying(source.client);
  await allowCopying(target.client);
  const tables = await tablesOfBoth(source, target);
  const copy = new OrganizationCopy(organizationId, tables, source.client, target.client);
  const departure = await departureOf(organizationId, source.client);
  const { copied, lockedMs } = departure
    ? await completeMove(organizationId, { ...parts, copy, movedTo: departure.movedTo })
    : await copyAndMove(organizationId, { ...parts, copy, tables });
  await purge(organizationId, source);
  return { copied, lockedMs };
}

/** Only one command at a time moves an organization, or removes what a move has left. */
export async function withMoveLock<T>(directory: Client, organizationId: string, work: () => Promise<T>): Promise<T> {
  const key = [`move of ${organizationId}`];
  const { rows } = await directory.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isFree"',
    key,
  );
  if (!rows[0]?.isFree) throw new StartError('Another command is moving this organization.');
  try {
    return await work();
  } finally {
    // A connection that was lost holds no lock.
    await directory.query('select pg_advisory_unlock(hashtextextended($1, 0))', key).catch(() => undefined);
  }
}

interface Copying extends MoveParts {
  readonly copy: OrganizationCopy;
}

async function copyAndMove(organizationId: string, parts: Copying & { readonly tables: MovedTables }): Promise<Move> {
  const { source, target, copy, logger } = parts;
  await requireOrganization(organizationId, source.client);
  const copied: number[] = [];
  for (let pass = 1; pass <= maxPasses; pass += 1) {
    copied.push(await copy.update());
    logger.info({ organizationId, pass, rows: copied.at(-1) }, 'copied the rows of an organization');
    if ((copied.at(-1) ?? 0) <= fewRows) break;
  }
  // The log grows meanwhile, so its end may not fit yet. What fits is not verified again.
  const { place } = await parts.verifyAudit(target.client, organizationId);
  copied.push(await copy.update());
  const lockedMs = await withCommandsWaiting(organizationId, source.client, async () => {
    copied.push(await copy.update());
    const { flaw } = await parts.verifyAudit(target.client, organizationId, place);
    if (flaw)
      throw new StartError(`The audit log of the copy is not intact, so the organization stays where it is: ${flaw}.`);
    if (describe(await tablesOfBoth(source, target)) !== describe(parts.tables)) {
      throw new StartError(
        'The cells have been migrated during the move, so the organization stays where it is. Run it again.',
      );
    }
    copied.push(await handOver(organizationId, parts));
  });
  return { copied, lockedMs };
}

/** Completes a move that was interrupted after the source had noted the departure: everything else was copied before. */
async function completeMove(
  organizationId: string,
  parts: Copying & { readonly movedTo: string | null },
): Promise<Move> {
  const { source, target, movedTo } = parts;
  if (movedTo !== null && movedTo !== target.name) throw unfinishedMove(organizationId, movedTo);
  const copied: number[] = [];
  const lockedMs = await withCommandsWaiting(organizationId, source.client, async () => {
    if (await hasPeople(organizationId, source.client)) copied.push(await handOver(organizationId, parts));
    else await enterDirectory(organizationId, parts);
  });
  return { copied, lockedMs };
}

/**
 * Copies what finds people and callers, and decides. A copy of it is never visible next to the original while the organization
 * works: the target commits it after the source has noted the departure, and the source loses it before the directory changes.
 */
async function handOver(organizationId: string, parts: Copying): Promise<number> {
  const { source, target, copy } = parts;
  const copied = await copy.beginArrival();
  await target.client.query('delete from departed_organizations where organization_id = $1', [organizationId]);
  await target.client.query('select correct_timesheet_counts($1)', [organizationId]);
  await depart(organizationId, source.client, target.name);
  await target.client.query('commit');
  await removeCallers(organizationId, source.client);
  await enterDirectory(organizationId, parts);
  return copied;
}

/** Holds the organization until the work is done. Returns how long its commands waited, in milliseconds. */
async function withCommandsWaiting(organizationId: string, source: Client, work: () => Promise<void>): Promise<number> {
  const key = [`cell of ${organizationId}`];
  const begun = performance.now();
  await source.query('select pg_advisory_lock(hashtextextended($1, 0))', key);
  try {
    await work();
  } finally {
    await source.query('select pg_advisory_unlock(hashtextextended($1, 0))', key).catch(() => undefined);
  }
  return Math.round(performance.now() - begun);
}

async function requireOrganization(organizationId: string, source: Client): Promise<void> {
  const { rowCount } = await source.query('select from organizations where id = $1', [organizationId]);
  if (rowCount === 0) throw new StartError(`There is no organization ${organizationId}.`);
}

async function enterDirectory(organizationId: string, { directory, target }: MoveParts): Promise<void> {
  await directory.query(
    `insert into public.organization_cells (organization, cell, moved_at) values ($1, $2, now())
     on conflict (organization) do update set cell = excluded.cell, moved_at = excluded.moved_at`,
    [organizationId, target.name],
  );
}

async function tablesOfBoth(source: CellConnection, target: CellConnection): Promise<MovedTables> {
  const ours = await listMovedTables(source.client, source.name);
  const theirs = await listMovedTables(target.client, target.name);
  if (describe(ours) === describe(theirs)) return ours;
  throw new StartError('The cells have different tables: run "npm run migrate" first.');
}

function describe({ early, last }: MovedTables): string {
  return JSON.stringify(
    [...early, ...last].map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]),
  );
}
