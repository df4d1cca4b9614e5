import { command } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { User } from '../../identity/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { shownOne } from '../timesheets/shown-timesheet.js';
import { lockTimesheet } from '../timesheets/timesheet.queries.js';
import { reviewedTimesheetInput } from './review.inputs.js';
import { timesheetMustBePending } from './review.rules.js';

/** Approves a closed timesheet. Fails with CONFLICT for one in progress and for one that is approved already. */
export const approveTimesheet = command('approveTimesheet', reviewedTimesheetInput, async (context, { id }) => {
  const { em, viewer, platform, record } = context;
  const timesheet = await lockTimesheet(em, { id });
  if (!timesheet) throw failures.notFound('Timesheet');
  enforce(timesheetMustBePending(timesheet.status));
  await periodsMustBeOpen(em, timesheet.organizationId, [timesheet]);
  timesheet.approvedAt = platform.clock.now();
  timesheet.approvedBy = await em.findOneOrFail(User, viewer.userId);
  await em.flush();
  const changes = { approvedAt: { before: null, after: timesheet.approvedAt } };
  record({ action: 'timesheet.approved', subjectType: 'TIMESHEET', subjectId: id, changes });
  return shownOne(context, timesheet);
});
