import { command } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { noteAttachments } from '../../photos/index.js';
import { clockStatusChanged } from '../punches/clock-status.events.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { lockTimesheet } from '../timesheets/timesheet.queries.js';
import { reviewedTimesheetInput } from './review.inputs.js';
import { reviewed } from './review.queries.js';

/** Takes a timesheet away, with its breaks; its photos are swept away later. What it was stands in the audit log. */
export const deleteTimesheet = command('deleteTimesheet', reviewedTimesheetInput, async (context, { id }) => {
  const { em, platform, record, publish } = context;
  const timesheet = await lockTimesheet(em, { id });
  if (!timesheet) throw failures.notFound('Timesheet');
  const { organizationId, user, notes, clockOutAt } = timesheet;
  await periodsMustBeOpen(em, organizationId, [timesheet]);
  const at = platform.clock.now();
  const removed = timesheet.photos.getItems().map((attached) => attached.photo.id);
  await noteAttachments(em, { removed, at });
  const before = { userId: user.id, ...reviewed(timesheet), notes };
  const changes = Object.fromEntries(Object.entries(before).map(([field, value]) => [field, { before: value }]));
  await em.nativeDelete(Timesheet, { organizationId, id });
  record({ action: 'timesheet.deleted', subjectType: 'TIMESHEET', subjectId: id, changes });
  if (!clockOutAt) publish(clockStatusChanged({ userId: user.id, organizationId }, 'OUT', at));
  return true;
});
