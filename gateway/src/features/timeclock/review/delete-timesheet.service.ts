import { command } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { noteAttachments } from '../../photos/index.js';
import { personOf, publishClock } from '../timesheets/clock-status.service.js';
import { overtakeCorrectionsOf } from '../timesheets/overtake.service.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { lockTimesheet } from '../timesheets/timesheet.queries.js';
import { pickText } from '../timesheets/timesheet.types.js';
import { reviewedTimesheetInput } from './review.inputs.js';
import { readReviewableState } from './review.queries.js';

/** Deletes a timesheet and its breaks. Its photos are deleted later by the sweep. The audit log keeps its last values. */
export const deleteTimesheet = command('deleteTimesheet', reviewedTimesheetInput, async (context, { id, reason }) => {
  const { em, platform, record } = context;
  const timesheet = await lockTimesheet(em, { id });
  if (!timesheet) throw failures.notFound('Timesheet');
  const { organizationId, user, clockOutAt } = timesheet;
  await periodsMustBeOpen(em, organizationId, [timesheet]);
  const at = platform.clock.now();
  const removed = timesheet.photos.getItems().map((attached) => attached.photo.id);
  await noteAttachments(em, { removed, at });
  const before = { userId: user.id, ...readReviewableState(timesheet), ...pickText(timesheet) };
  const changes = Object.fromEntries(Object.entries(before).map(([field, value]) => [field, { before: value }]));
  await overtakeCorrectionsOf(context, id, 'deleted');
  await em.nativeDelete(Timesheet, { organizationId, id });
  record({
    action: 'timesheet.deleted',
    subjectType: 'TIMESHEET',
    subjectId: id,
    changes: { ...changes, ...(reason && { reason: { after: reason } }) },
  });
  if (!clockOutAt) publishClock(context, personOf(timesheet), 'OUT', at);
  return true;
});
