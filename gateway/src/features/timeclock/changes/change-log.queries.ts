import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { TimesheetChangeKind } from './timesheet-change.types.js';

/** One row of the log. Positions start at 1, have no gaps, and never change. */
export interface LoggedChange {
  readonly position: number;
  readonly kind: TimesheetChangeKind;
  readonly timesheetId: string;
  readonly at: Date;
}

/** How many changes get their positions at once: more than a page, and quick to do. */
const maxPositionsAtOnce = 5000;

interface LogRange {
  readonly after: number;
  readonly limit: number;
}

/**
 * The changes after a position. Triggers write them without a position, so that writers never wait for each other. Readers
 * assign positions to committed changes, one reader of an organization at a time. So no change ever appears before a
 * position that has already been returned.
 */
export async function readChangesAfter(em: EntityManager, range: LogRange): Promise<LoggedChange[]> {
  // In this order: another reader may assign the positions between two statements.
  if (await hasUnpositioned(em)) await em.transactional(assignPositions);
  return readPositionedAfter(em, range);
}

/** The last position that was assigned; 0 before the first. */
export async function readLastPosition(em: EntityManager): Promise<number> {
  const [row] = await tenantSql(em).query<{ last: string }>(
    'select coalesce(max(position), 0) as last from timesheet_changes where organization_id = :organization',
  );
  return Number(row?.last ?? 0);
}

export async function countChanges(em: EntityManager): Promise<number> {
  const [row] = await tenantSql(em).query<{ count: string }>(
    'select count(*) from timesheet_changes where organization_id = :organization',
  );
  return Number(row?.count ?? 0);
}

interface Row {
  readonly position: string;
  readonly kind: TimesheetChangeKind;
  readonly timesheet_id: string;
  readonly at: string;
}

async function readPositionedAfter(em: EntityManager, { after, limit }: LogRange): Promise<LoggedChange[]> {
  const rows = await tenantSql(em).query<Row>(
    `select position, kind, timesheet_id, at from timesheet_changes
     where organization_id = :organization and position > ? order by position limit ?`,
    [after, limit],
  );
  return rows.map(({ position, kind, timesheet_id: timesheetId, at }) => ({
    position: Number(position),
    kind,
    timesheetId,
    at: new Date(at),
  }));
}

async function hasUnpositioned(em: EntityManager): Promise<boolean> {
  const rows = await tenantSql(em).query(
    'select from timesheet_changes where organization_id = :organization and position is null limit 1',
  );
  return rows.length > 0;
}

/**
 * Assigns positions in the order in which the changes were written. Uncommitted changes are not visible yet and get later
 * positions. The lock is taken first, so that the numbers continue where the previous reader stopped.
 */
async function assignPositions(em: EntityManager): Promise<void> {
  const sql = tenantSql(em);
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('timesheet changes of ' || :organization::uuid, 0))`);
  await sql.run(
    `update timesheet_changes as change set position = numbered.position
     from (
       select sequence,
         (select coalesce(max(position), 0) from timesheet_changes where organization_id = :organization)
           + row_number() over (order by sequence) as position
       from (
         select sequence from timesheet_changes
         where organization_id = :organization and position is null order by sequence limit ?
       ) as unpositioned
     ) as numbered
     where change.organization_id = :organization and change.sequence = numbered.sequence`,
    [maxPositionsAtOnce],
  );
}
