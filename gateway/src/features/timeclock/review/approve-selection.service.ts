import { command } from '../../../access/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { dateAt, readRuleTimeline } from '../../organization/index.js';
import { isOnlyOwner } from '../timesheets/approvers.queries.js';
import { lockSelected } from './lock-selection.service.js';
import { approveSelectionInput } from './selection.inputs.js';
import { findReasonNotToApprove, isExceptional } from './selection.rules.js';
import type { ApprovedSelection } from './selection.types.js';
import { decideSelection } from './selection-decision.rules.js';

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
    const timeline = await readRuleTimeline(em, viewer.organizationId);
    const found = await lockSelected(context, selected, timeline);
    const confirmsExceptions = selected.confirmExceptions === true;
    const { chosen, left } = decideSelection(found, selected, {
      viewer,
      isOnlyOwner: await isOnlyOwner(em, viewer),
      dayOf: ({ clockInAt }) => dateAt(timeline, clockInAt),
      findReasonToLeave: (timesheet, decider) => findReasonNotToApprove(timesheet, { ...decider, confirmsExceptions }),
    });
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
