import { command } from '../../../access/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { dateAt, readRuleTimeline } from '../../organization/index.js';
import { isOnlyOwner } from '../timesheets/approvers.queries.js';
import { lockSelected } from './lock-selection.service.js';
import { rejectSelectionInput } from './selection.inputs.js';
import { findReasonNotToReject } from './selection.rules.js';
import type { RejectedSelection } from './selection.types.js';
import { decideSelection } from './selection-decision.rules.js';

/**
 * Rejects single timesheets and whole weeks of people in one transaction, with one reason that the people see. Each one that
 * can't be rejected stays as it is and is listed with the reason. Each rejection has an audit entry of its own, because the
 * history of the timesheet shows it.
 */
export const rejectSelectedTimesheets = command(
  'rejectSelectedTimesheets',
  rejectSelectionInput,
  async (context, { reason, ...selected }): Promise<RejectedSelection> => {
    const { em, viewer, platform, record } = context;
    const timeline = await readRuleTimeline(em, viewer.organizationId);
    const found = await lockSelected(context, selected, timeline);
    const { chosen, left } = decideSelection(found, selected, {
      viewer,
      isOnlyOwner: await isOnlyOwner(em, viewer),
      dayOf: ({ clockInAt }) => dateAt(timeline, clockInAt),
      findReasonToLeave: findReasonNotToReject,
    });
    const rejectedAt = platform.clock.now();
    await tenantSql(em).run(
      `update timesheets set rejected_at = ?, rejected_by_id = ?, rejection_reason = ?
       where organization_id = :organization and id = any(?::uuid[])`,
      [rejectedAt, viewer.userId, reason, arrayLiteral(chosen.map(({ id }) => id))],
    );
    const changes = { rejectedAt: { after: rejectedAt }, reason: { after: reason } };
    for (const { id } of chosen) {
      record({ action: 'timesheet.rejected', subjectType: 'TIMESHEET', subjectId: id, changes });
    }
    if (chosen.length === 0) context.recordNothing('nothing was rejected');
    return { rejected: chosen.length, left };
  },
);
