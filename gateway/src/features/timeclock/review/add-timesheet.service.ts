import { command } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { User } from '../../identity/index.js';
import { Job, unknownJob } from '../../jobs/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { shownOne } from '../timesheets/shown-timesheet.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { loadTimesheet } from '../timesheets/timesheet.queries.js';
import { flushTimes, timesMustBeFree } from './overlaps.queries.js';
import { addTimesheetInput } from './review.inputs.js';
import { replaceBreaks, reviewed } from './review.queries.js';
import { fieldsMustBeRight } from './review.rules.js';
import { timesInFuture } from './times.rules.js';

/**
 * Adds a forgotten timesheet for somebody, who may have left meanwhile: the hours were worked. It is flagged. Fails with
 * NOT_FOUND for an unknown person, and with CONFLICT where it overlaps another one or touches a closed pay period.
 */
export const addTimesheet = command('addTimesheet', addTimesheetInput, async (context, input) => {
  const { em, viewer, platform, record } = context;
  const { organizationId } = viewer;
  const { userId, clockInAt, clockOutAt, jobId } = input;
  const times = { clockInAt, clockOutAt, breaks: input.breaks ?? [] };
  enforce(fieldsMustBeRight(timesInFuture(times, platform.clock.now())));
  if (!(await em.findOne(User, userId))) throw failures.notFound('User');
  // Also a retired one: it may have been active when the work was done.
  if (jobId && !(await em.findOne(Job, jobId))) throw unknownJob();
  await periodsMustBeOpen(em, organizationId, [times]);
  const id = newId();
  await timesMustBeFree(em, { ...times, id, userId });
  const notes = input.notes ?? '';
  em.create(Timesheet, {
    id,
    organizationId,
    user: userId,
    job: jobId ?? null,
    clockInAt,
    clockOutAt,
    notes,
    flags: ['ADDED_BY_MANAGER'],
  });
  await flushTimes(em);
  const timesheet = await loadTimesheet(em, id);
  await replaceBreaks(em, timesheet, times.breaks);
  const { breaks } = reviewed(timesheet);
  const after = { clockInAt, clockOutAt, breaks, notes, jobId: jobId ?? null };
  const changes = Object.fromEntries(Object.entries(after).map(([field, value]) => [field, { after: value }]));
  record({ action: 'timesheet.added', subjectType: 'TIMESHEET', subjectId: id, changes: { userId, ...changes } });
  return shownOne(context, timesheet);
});
