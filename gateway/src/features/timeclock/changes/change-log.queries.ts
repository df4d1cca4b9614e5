import type { EntityManager } from '@mikro-orm/postgresql';
import type { TimesheetChangeKind } from './timesheet-change.type.js';

/** One line of the log. Positions begin at 1, without gaps, and never change. */
export interface LoggedChange {
  readonly position: number;
  readonly kind: TimesheetChangeKind;
  readonly timesheetId: string;
  readonly at: Date;
}

/** At most so many changes get their positions at once: more than a page, and soon done. */
const mostPositionsAtOnce = 5000;

interface Stretch {
  readonly after: number;
  readonly limit: number;
}

/**
 * The changes after a position. Triggers write them without one, so that writers never wait for each other; whoever
 * reads gives positions to what has been committed, one reader of an organization at a time. So nothing ever appears
 * before a position that was already given out.
 */
export async function changesAfter(
  em: EntityManager,
  organizationId: string,
  stretch: Stretch,
): Promise<LoggedChange[]> {
  const known = await positionedAfter(em, organizationId, stretch);
  if (known.length === stretch.limit || !(await hasUnpositioned(em, organizationId))) return known;
  await em.transactional(async (transaction) => givePositions(transaction, organizationId));
  return positionedAfter(em, organizationId, stretch);
}

/** The last position that was given; 0 before the first. */
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

async function positionedAfter(em: EntityManager, organizationId: string, { after, limit }: Stretch) {
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
 * In the order in which the changes were written. What is not committed yet is not seen, and comes after these. The
 * lock comes first, so that the numbers continue where the reader before has stopped.
 */
async function givePositions(em: EntityManager, organizationId: string): Promise<void> {
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
    [organizationId, organizationId, mostPositionsAtOnce, organizationId],
  );
}
