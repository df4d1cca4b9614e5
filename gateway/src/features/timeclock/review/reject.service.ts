import { command } from '../../../access/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import { User } from '../../identity/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { readTimesheet } from '../timesheets/timesheet.presenter.js';
import { decideLocked, lockToDecide } from './lock-selection.service.js';
import { rejectTimesheetInput } from './review.inputs.js';
import { rejecterMustBeAnother, timesheetMustBePending, timesheetMustHaveVersion } from './review.rules.js';
import type { RejectedSelection } from './review.types.js';
import { rejectSelectionInput } from './selection.inputs.js';
import { findReasonNotToReject } from './selection.rules.js';

/**
 * Rejects a pending timesheet with a reason, which the person sees. It stays PENDING and is paid as before, because
 * hours worked are owed, but bulk approvals skip it. Fails with FORBIDDEN for the caller's own hours, and with CONFLICT
 * for a timesheet that is not pending or has changed since the caller saw it.
 */
export const rejectTimesheet = command('rejectTimesheet', rejectTimesheetInput, async (context, input) => {
  const { em, viewer, platform, record } = context;
  const { id, reason } = input;
  const { timesheet, mayDecide } = await lockToDecide(context, id);
  enforce(
    rejecterMustBeAnother(mayDecide),
    timesheetMustBePending(timesheet.status),
    timesheetMustHaveVersion(timesheet.version, input.expectedVersion),
  );
  await periodsMustBeOpen(em, timesheet.organizationId, [timesheet]);
  timesheet.rejectedAt = platform.clock.now();
  timesheet.rejectedBy = await em.findOneOrFail(User, viewer.userId);
  timesheet.rejectionReason = reason;
  await em.flush();
  const changes = { rejectedAt: { after: timesheet.rejectedAt }, reason: { after: reason } };
  record({ action: 'timesheet.rejected', subjectType: 'TIMESHEET', subjectId: id, changes });
  return readTimesheet(context, id);
});

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
    const { chosen, left } = await decideLocked(context, selected, findReasonNotToReject);
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
