import type { EntityManager } from '@mikro-orm/postgresql';
import type { TimesheetChangeKind } from './timesheet-change.type.js';

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
export async function changesAfter(
  em: EntityManager,
  organizationId: string,
  range: LogRange,
): Promise<LoggedChange[]> {
  const known = await positionedAfter(em, organizationId, range);
  if (known.length === range.limit || !(await hasUnpositioned(em, organizationId))) return known;
  await em.transactional(async (transaction) => assignPositions(transaction, organizationId));
  return positionedAfter(em, organizationId, range);
}

/** The last position that was assigned; 0 before the first. */
export async function lastPosition(em: EntityManager, organizationId: string): Promise<number> {
  const [row] = await em.execute<{ last: string }[]>(
    'select coalesce(max(position), 0) as last from timesheet_changes where organization_id = ?',
    [organizationId],
  );
  return Number(row?.last ?? 0);
}

export async function countChanges(em: EntityManager, organizationId: string): Promise<number> {
  const [row] = await em.execute<{ count: string }[]>(
    'select count(*) from timesheet_changes where organization_id = ?',
    [organizationId],
  );
  return Number(row?.count ?? 0);
}

async function positionedAfter(em: EntityManager, organizationId: string, { after, limit }: LogRange) {
  const rows = await em.execute<{ position: string; kind: TimesheetChangeKind; timesheet_id: string; at: string }[]>(
    `select position, kind, timesheet_id, at from timesheet_changes
     where organization_id = ? and position > ? order by position limit ?`,
    [organizationId, after, limit],
  );
  return rows.map(({ position, kind, timesheet_id: timesheetId, at }) => ({
    position: Number(position),
    kind,
    timesheetId,
    at: new Date(at),
  }));
}

async function hasUnpositioned(em: EntityManager, organizationId: string): Promise<boolean> {
  const rows = await em.execute(
    'select from timesheet_changes where organization_id = ? and position is null limit 1',
    [organizationId],
  );
  return rows.length > 0;
}

/**
 * Assigns positions in the order in which the changes were written. Uncommitted changes are not visible yet and get later
 * positions. The lock is taken first, so that the numbers continue where the previous reader stopped.
 */
async function assignPositions(em: EntityManager, organizationId: string): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('timesheet changes of ' || ?::uuid, 0))`, [
    organizationId,
  ]);
  await em.execute(
    `update timesheet_changes as change set position = numbered.position
     from (
       select sequence,
         (select coalesce(max(position), 0) from timesheet_changes where organization_id = ?)
           + row_number() over (order by sequence) as position
       from (
         select sequence from timesheet_changes
         where organization_id = ? and position is null order by sequence limit ?
       ) as unpositioned
     ) as numbered
     where change.organization_id = ? and change.sequence = numbered.sequence`,
    [organizationId, organizationId, maxPositionsAtOnce, organizationId],
  );
}
