import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { command, type SignedInContext } from '../../../access/index.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { timesheetsAskedFor, withoutException } from '../timesheets/timesheet-filter.queries.js';
import { approveTimesheetsInput } from './review.inputs.js';

/** So that one call never holds rows, or whoever waits for them, for long. */
const mostAtOnce = 10_000;

export interface ApprovedTimesheets {
  readonly approved: number;
  readonly skipped: number;
  readonly remaining: number;
}

/**
 * Approves what is PENDING of this person and these days, the oldest first, but for what has an exception: somebody has
 * to look at each of those. One audit entry for all; each timesheet names its approver.
 */
export const approveTimesheets = command('approveTimesheets', approveTimesheetsInput, async (context, question) => {
  const { em, viewer, platform, record } = context;
  const pending = { ...question, status: 'PENDING' } as const;
  const sound = await timesheetsAskedFor(context, pending, withoutException);
  let approved = 0;
  for (const oldestFirst of sound.toReversed()) approved += await approve(context, oldestFirst, mostAtOnce - approved);
  const remaining = approved < mostAtOnce ? 0 : await count(em, sound);
  const skipped = (await count(em, await timesheetsAskedFor(context, pending))) - remaining;
  const result: ApprovedTimesheets = { approved, skipped, remaining };
  record({
    action: 'timesheets.approved',
    subjectType: 'ORGANIZATION',
    subjectId: viewer.organizationId,
    changes: { ...question, ...result, approvedAt: platform.clock.now() },
  });
  return result;
});

type Condition = FilterQuery<Timesheet>;

/** Locked in one order, so that two who approve at once wait for each other and never in a circle. */
async function approve({ em, viewer, platform }: SignedInContext, where: Condition, limit: number): Promise<number> {
  if (limit === 0) return 0;
  const wanted = await em.find(Timesheet, where, {
    fields: ['id'],
    orderBy: { clockInAt: 'asc', id: 'asc' },
    limit,
    lockMode: LockMode.PESSIMISTIC_WRITE,
    disableIdentityMap: true,
  });
  const ids = wanted.map(({ id }) => id);
  const { organizationId, userId } = viewer;
  const { affectedRows } = await em.execute<{ affectedRows: number }>(
    'update timesheets set approved_at = ?, approved_by_id = ? where organization_id = ? and id = any(?::uuid[])',
    [platform.clock.now(), userId, organizationId, `{${ids.join(',')}}`],
    'run',
  );
  return affectedRows;
}

async function count(em: EntityManager, stretches: readonly Condition[]): Promise<number> {
  let sum = 0;
  for (const where of stretches) sum += await em.count(Timesheet, where);
  return sum;
}
