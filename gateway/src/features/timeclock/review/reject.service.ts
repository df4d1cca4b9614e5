import { command } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { User } from '../../identity/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { isOnlyOwner } from '../timesheets/approvers.queries.js';
import { mayApproveHoursOf } from '../timesheets/timesheet.policy.js';
import { presentTimesheet } from '../timesheets/timesheet.presenter.js';
import { lockTimesheet } from '../timesheets/timesheet.queries.js';
import { rejectTimesheetInput } from './review.inputs.js';
import { rejecterMustBeAnother, timesheetMustBePending, timesheetMustHaveVersion } from './review.rules.js';

/**
 * Rejects a pending timesheet with a reason, which the person sees. It stays PENDING and is paid as before, because
 * hours worked are owed, but bulk approvals skip it. Fails with FORBIDDEN for the caller's own hours, and with CONFLICT
 * for a timesheet that is not pending or has changed since the caller saw it.
 */
export const rejectTimesheet = command('rejectTimesheet', rejectTimesheetInput, async (context, input) => {
  const { em, viewer, platform, record } = context;
  const { id, reason } = input;
  const timesheet = await lockTimesheet(em, { id });
  if (!timesheet) throw failures.notFound('Timesheet');
  const onlyOwner = timesheet.user.id === viewer.userId && (await isOnlyOwner(em, viewer));
  enforce(
    rejecterMustBeAnother(mayApproveHoursOf(timesheet.user.id, viewer, onlyOwner)),
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
  return presentTimesheet(context, timesheet, { isInOpenPeriod: true });
});
