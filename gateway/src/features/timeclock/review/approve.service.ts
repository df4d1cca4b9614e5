import type { EntityManager } from '@mikro-orm/postgresql';
import { command, type SignedInContext } from '../../../access/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import type { Condition } from '../../../platform/read-model/index.js';
import { User } from '../../identity/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { readFilteredTeam } from '../../teams/index.js';
import { listConfirmations } from '../timesheets/exceptions.rules.js';
import { timesheetsApprovableBy } from '../timesheets/timesheet.policy.js';
import { readTimesheet } from '../timesheets/timesheet.presenter.js';
import { isOnlyOwner } from '../timesheets/timesheet.queries.js';
import {
  buildTimesheetConditions,
  needingConfirmation,
  withoutException,
} from '../timesheets/timesheet-filter.queries.js';
import { decideLocked, lockToDecide } from './lock-selection.service.js';
import { approveTimesheetInput, approveTimesheetsInput } from './review.inputs.js';
import {
  approverMustBeAnother,
  longPaidBreaksMustBeConfirmed,
  longTimesheetMustBeConfirmed,
  rejectionMustBeKnown,
  timesheetMustBePending,
  timesheetMustBePlausible,
  timesheetMustHaveVersion,
} from './review.rules.js';
import type { ApprovedSelection, ApprovedTimesheets } from './review.types.js';
import { approveSelectionInput } from './selection.inputs.js';
import { findReasonNotToApprove, isExceptional } from './selection.rules.js';

/**
 * Approves a closed timesheet. Fails with FORBIDDEN for the caller's own hours, and with CONFLICT for a timesheet that is in
 * progress, already approved, or has something that the caller did not confirm.
 */
export const approveTimesheet = command('approveTimesheet', approveTimesheetInput, async (context, input) => {
  const { em, viewer, platform, record } = context;
  const { id } = input;
  const { timesheet, mayDecide } = await lockToDecide(context, id);
  const breaks = timesheet.breaks.getItems();
  enforce(
    approverMustBeAnother(mayDecide),
    timesheetMustBePending(timesheet.status),
    timesheetMustHaveVersion(timesheet.version, input.expectedVersion),
    rejectionMustBeKnown(timesheet.rejectionReason, input.rejected),
    timesheetMustBePlausible(timesheet),
    longTimesheetMustBeConfirmed(timesheet, input.confirmLongTimesheet),
    longPaidBreaksMustBeConfirmed(breaks, input.confirmLongPaidBreaks),
  );
  await periodsMustBeOpen(em, timesheet.organizationId, [timesheet]);
  timesheet.approvedAt = platform.clock.now();
  timesheet.approvedBy = await em.findOneOrFail(User, viewer.userId);
  timesheet.clearRejection();
  await em.flush();
  const confirmed = listConfirmations(timesheet, breaks).map(({ message }) => message);
  const changes = {
    approvedAt: { before: null, after: timesheet.approvedAt },
    ...(confirmed.length > 0 && { confirmed: { after: confirmed.join(' ') } }),
  };
  record({ action: 'timesheet.approved', subjectType: 'TIMESHEET', subjectId: id, changes });
  return readTimesheet(context, id);
});

/** Limits how long one call holds row locks. */
const maxApprovalsPerCall = 10_000;

/**
 * Approves the PENDING timesheets that match the filter, oldest first. Timesheets with an exception are skipped,
 * because each of them needs an individual review, and so are the caller's own unless the caller is the only owner.
 * Writes one audit entry for all; each timesheet records its approver.
 */
export const approveTimesheets = command('approveTimesheets', approveTimesheetsInput, async (context, filter) => {
  const { em, viewer, platform, record } = context;
  const { teamId, ...personAndDays } = filter;
  const people = (await readFilteredTeam(context, teamId))?.userIds;
  const pending = { ...personAndDays, people, status: 'PENDING' } as const;
  const mayApprove = timesheetsApprovableBy(viewer, await isOnlyOwner(em, viewer));
  const approvable = await buildTimesheetConditions(context, pending, withoutException, mayApprove);
  const userIds = new Set<string>();
  let approved = 0;
  for (const where of approvable.toReversed()) {
    const found = await approve(context, where, maxApprovalsPerCall - approved);
    for (const { userId } of found) userIds.add(userId);
    approved += found.reduce((sum, { count: ofPerson }) => sum + ofPerson, 0);
  }
  const remaining = approved < maxApprovalsPerCall ? 0 : await count(em, approvable);
  const countPending = async (...also: Condition[]) =>
    count(em, await buildTimesheetConditions(context, pending, ...also));
  const pendingAfter = await countPending();
  const result: ApprovedTimesheets = {
    approved,
    skipped: pendingAfter - remaining,
    skippedOwn: pendingAfter - (await countPending(mayApprove)),
    skippedToConfirm: await countPending(mayApprove, needingConfirmation),
    remaining,
  };
  record({
    action: 'timesheets.approved',
    subjectType: 'ORGANIZATION',
    subjectId: viewer.organizationId,
    changes: { ...filter, ...result, userIds: [...userIds], approvedAt: platform.clock.now() },
  });
  return result;
});

interface ApprovedOfPerson {
  readonly userId: string;
  readonly count: number;
}

/**
 * Approves timesheets, and returns how many of each person. Locks the rows in a fixed order, so that simultaneous approvals
 * wait for each other and never deadlock.
 */
async function approve(
  { em, viewer, platform }: SignedInContext,
  condition: Condition,
  limit: number,
): Promise<readonly ApprovedOfPerson[]> {
  if (limit === 0) return [];
  return tenantSql(em).query<ApprovedOfPerson>(
    `with approved as (
       update timesheets set approved_at = ?, approved_by_id = ?
       where organization_id = :organization and id = any(array(
         select id from timesheets where organization_id = :organization and ${condition.sql}
         order by clock_in_at, id limit ? for update
       ))
       returning user_id
     )
     select user_id as "userId", count(*)::int as count from approved group by user_id`,
    [platform.clock.now(), viewer.userId, ...condition.values, limit],
  );
}

async function count(em: EntityManager, conditions: readonly Condition[]): Promise<number> {
  let sum = 0;
  for (const { sql, values } of conditions) {
    const [row] = await tenantSql(em).query<{ count: number }>(
      `select count(*)::int as count from timesheets where organization_id = :organization and ${sql}`,
      values,
    );
    sum += row?.count ?? 0;
  }
  return sum;
}

/**
 * Approves single timesheets and whole weeks of people in one transaction. Each one that can't be approved stays pending and
 * is listed with the reason. Those with an exception are approved only if the caller confirms that. What needs a confirmation
 * of its own (more than 24 hours, long paid breaks) is left for `approveTimesheet`. The audit log has one entry for all.
 */
export const approveSelectedTimesheets = command(
  'approveSelectedTimesheets',
  approveSelectionInput,
  async (context, selected): Promise<ApprovedSelection> => {
    const { em, viewer, platform, record } = context;
    const confirmsExceptions = selected.confirmExceptions === true;
    const { chosen, left } = await decideLocked(context, selected, (timesheet, decider) =>
      findReasonNotToApprove(timesheet, { ...decider, confirmsExceptions }),
    );
    const approvedAt = platform.clock.now();
    await tenantSql(em).run(
      `update timesheets set approved_at = ?, approved_by_id = ?
       where organization_id = :organization and id = any(?::uuid[])`,
      [approvedAt, viewer.userId, arrayLiteral(chosen.map(({ id }) => id))],
    );
    const exceptional = chosen.filter(isExceptional);
    record({
      action: 'timesheets.approved',
      subjectType: 'ORGANIZATION',
      subjectId: viewer.organizationId,
      changes: {
        approved: chosen.length,
        userIds: [...new Set(chosen.map(({ user }) => user.id))],
        ...(exceptional.length > 0 && { approvedWithExceptions: exceptional.map(({ id }) => id) }),
        left: left.length,
        approvedAt,
      },
    });
    return { approved: chosen.length, approvedWithExceptions: exceptional.length, left };
  },
);
