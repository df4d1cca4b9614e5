import type { Client } from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../errors/gateway.errors.js';
import { listMovedTables, type MovedTable } from './moved-tables.queries.js';
import { OrganizationCopy } from './organization-copy.service.js';

/** The connections of a move, all as the owner of the tables. Those of the cells have the cell as their search path. */
export interface MoveParts {
  /** The database with the directory. */
  readonly directory: Client;
  readonly source: { readonly name: string; readonly client: Client };
  readonly target: { readonly name: string; readonly client: Client };
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
  /** Rows that were copied in each comparison; the last one ran while the commands of the organization waited. */
  readonly copied: readonly number[];
  /** How long the commands of the organization waited. */
  readonly lockedMs: number;
}

/** The organization continues to work while more than this many rows differ. */
const fewRows = 200;
const maxPasses = 6;

/** What finds a caller by a secret. It leaves the source with the decision, so that nothing that was revoked since is found there. */
const secrets = ['sessions', 'api_keys', 'password_resets', 'email_changes', 'invitations', 'calendar_feeds', 'users'];

/**
 * Moves an organization to another cell while it works: copies its rows until few differ, keeps its commands waiting, copies the
 * rest, verifies its audit log, and enters the new cell in the directory. Nothing is lost at any point: a move that was
 * interrupted is completed by running it again. Commands wait for the lock, and are then answered by the new cell.
 */
export async function moveOrganization(organizationId: string, parts: MoveParts): Promise<Move> {
  const { source, target, logger } = parts;
  await allowCopying(source.client);
  await allowCopying(target.client);
  const tables = await tablesOfBoth(source, target);
  if (await hasDeparted(organizationId, source.client)) {
    // An earlier move was interrupted after the target had everything.
    await enterDirectory(organizationId, parts);
    await purge(organizationId, tables, source.client);
    return { copied: [], lockedMs: 0 };
  }
  await requireOrganization(organizationId, source.client);
  const copy = new OrganizationCopy(organizationId, tables, source.client, target.client);
  const copied: number[] = [];
  for (let pass = 1; pass <= maxPasses; pass += 1) {
    copied.push(await copy.update());
    logger.info({ organizationId, pass, rows: copied.at(-1) }, 'copied the rows of an organization');
    if ((copied.at(-1) ?? 0) <= fewRows) break;
  }
  // The log grows meanwhile, so its end may not fit yet. What fits is not verified again.
  const { place } = await parts.verifyAudit(target.client, organizationId);
  copied.push(await copy.update());
  const lockedMs = await finish(organizationId, { ...parts, copy, copied, place });
  await purge(organizationId, tables, source.client);
  return { copied, lockedMs };
}

interface LastStep extends MoveParts {
  readonly copy: OrganizationCopy;
  readonly copied: number[];
  /** To where the audit log of the copy was verified. */
  readonly place: AuditPlace;
}

/** Holds the organization: its commands wait until the directory names the new cell. */
async function finish(organizationId: string, parts: LastStep): Promise<number> {
  const { source, target, copied } = parts;
  const key = `cell of ${organizationId}`;
  const begun = performance.now();
  await source.client.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
  try {
    copied.push(await parts.copy.update());
    const { flaw } = await parts.verifyAudit(target.client, organizationId, parts.place);
    if (flaw)
      throw new StartError(`The audit log of the copy is not intact, so the organization stays where it is: ${flaw}.`);
    await target.client.query('delete from departed_organizations where organization_id = $1', [organizationId]);
    await target.client.query('select correct_timesheet_counts($1)', [organizationId]);
    await depart(organizationId, source.client);
    await enterDirectory(organizationId, parts);
  } finally {
    await source.client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]);
  }
  return Math.round(performance.now() - begun);
}

/** From the commit on, the source refuses commands of the organization. Until the directory knows, they wait. */
async function depart(organizationId: string, source: Client): Promise<void> {
  await source.query('begin');
  await source.query('insert into departed_organizations (organization_id) values ($1) on conflict do nothing', [
    organizationId,
  ]);
  for (const table of secrets) await source.query(`delete from ${table} where organization_id = $1`, [organizationId]);
  await source.query('commit');
}

async function requireOrganization(organizationId: string, source: Client): Promise<void> {
  const { rowCount } = await source.query('select from organizations where id = $1', [organizationId]);
  if (rowCount === 0) throw new StartError(`There is no organization ${organizationId}.`);
}

async function hasDeparted(organizationId: string, source: Client): Promise<boolean> {
  const { rowCount } = await source.query('select from departed_organizations where organization_id = $1', [
    organizationId,
  ]);
  return rowCount === 1;
}

async function enterDirectory(organizationId: string, { directory, target }: MoveParts): Promise<void> {
  await directory.query(
    `insert into public.organization_cells (organization, cell, moved_at) values ($1, $2, now())
     on conflict (organization) do update set cell = excluded.cell, moved_at = excluded.moved_at`,
    [organizationId, target.name],
  );
}

/** Deletes what is left in the source, in any order: the triggers of foreign keys do not fire. */
async function purge(organizationId: string, tables: readonly MovedTable[], source: Client): Promise<void> {
  const counts = ['timesheet_counts', 'timesheet_count_changes', 'idempotency_erasures'];
  const others = tables.filter(({ name }) => name !== 'organizations').map(({ name }) => name);
  for (const table of [...others, ...counts]) {
    await source.query(`delete from ${table} where organization_id = $1`, [organizationId]);
  }
  await source.query('delete from organizations where id = $1', [organizationId]);
}

/** The triggers have run when the rows were written. The owner needs the right to turn them off: see docs/operations/cells.md. */
async function allowCopying(client: Client): Promise<void> {
  await client.query(`set session_replication_role = 'replica'`).catch((cause: Error) => {
    throw new StartError(
      'The owner of the tables may not copy rows. Run this once as an administrator of PostgreSQL on each server: ' +
        'grant set on parameter session_replication_role to the role of DATABASE_OWNER_URL.',
      { cause },
    );
  });
  await client.query(`set timetrack.moves_rows = 'on'`);
}

async function tablesOfBoth(source: MoveParts['source'], target: MoveParts['target']): Promise<MovedTable[]> {
  const [ours, theirs] = [
    await listMovedTables(source.client, source.name),
    await listMovedTables(target.client, target.name),
  ];
  const describe = (tables: readonly MovedTable[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]));
  if (describe(ours) === describe(theirs)) return ours;
  throw new StartError('The cells have different tables: run "npm run migrate" first.');
}
