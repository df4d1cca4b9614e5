import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../../access/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { allOf, type Condition, everyRow, where } from '../../../platform/read-model/index.js';
import { User } from '../../identity/index.js';
import { nameOfPeriod, type OnPayPeriodClosed } from '../../pay-periods/index.js';

type OvertakingContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform' | 'record'>;

/** Ends the pending correction of a timesheet that the viewer changes or deletes in another way. */
export async function overtakeCorrectionsOf(
  context: OvertakingContext,
  timesheetId: string,
  what: 'changed the times of' | 'changed the job of' | 'deleted',
): Promise<void> {
  // A correction that leaves the job as it is remains possible after the job has changed.
  const concerned = what === 'changed the job of' ? where`changes_job` : everyRow;
  const ids = await lockPending(context.em, allOf(where`timesheet_id = ${timesheetId}::uuid`, concerned));
  if (ids.length === 0) return;
  const { firstName, lastName } = await context.em.findOneOrFail(User, context.viewer.userId);
  await overtake(context, ids, `${firstName} ${lastName} ${what} the timesheet.`);
}

export const overtakeCorrectionsOfPeriod: OnPayPeriodClosed = async (em, closed, context) => {
  const { startsAt, endsAt } = closed;
  const ids = await lockPending(
    em,
    where`(
      clock_in_at < ${endsAt} and (clock_out_at is null or clock_out_at > ${startsAt} or clock_in_at >= ${startsAt})
      or exists (
        select from timesheets
        where timesheets.organization_id = :organization and timesheets.id = corrections.timesheet_id
          and timesheets.clock_in_at < ${endsAt}
          and (timesheets.clock_out_at is null or timesheets.clock_out_at > ${startsAt})
      )
    )`,
  );
  await overtake({ ...context, em }, ids, `The pay period ${nameOfPeriod(closed)} was closed.`);
  return [];
};

async function lockPending(em: EntityManager, condition: Condition): Promise<string[]> {
  const rows = await tenantSql(em).query<{ id: string }>(
    `select id from corrections
     where organization_id = :organization and status = 'PENDING' and ${condition.sql} order by id for update`,
    condition.values,
  );
  return rows.map(({ id }) => id);
}

async function overtake(
  { em, viewer, platform, record }: OvertakingContext,
  ids: readonly string[],
  overtakenReason: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tenantSql(em).run(
    `update corrections set status = 'OVERTAKEN', overtaken_reason = ?, decided_at = ?, decided_by_id = ?
     where organization_id = :organization and id = any(?::uuid[])`,
    [overtakenReason, platform.clock.now(), viewer.userId, arrayLiteral(ids)],
  );
  const changes = { status: { before: 'PENDING', after: 'OVERTAKEN' }, overtakenReason };
  for (const id of ids) record({ action: 'correction.overtaken', subjectType: 'CORRECTION', subjectId: id, changes });
}
