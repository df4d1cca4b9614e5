import { z } from 'zod';
import { command } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { instant } from '../../../platform/inputs/date.js';
import { optionalText } from '../../../platform/inputs/text.js';
import { compareFields } from '../../audit/index.js';
import { readTimezone } from '../../organization/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { noActiveTimesheet } from '../punches/punch.rules.js';
import { flushOrExplain, readReviewableState, readTypedTimes, timesMustBeFree } from '../review/review.queries.js';
import { lengthMustBePlausible } from '../review/review.rules.js';
import { resolveTyped } from '../review/typed-times.rules.js';
import { publishClock } from '../timesheets/clock-status.service.js';
import { flagsWith, reportedBySelf } from '../timesheets/exceptions.rules.js';
import { clockOutMustBePossible, timesheetMustBeOldEnough } from '../timesheets/forgotten.rules.js';
import { readTimesheet } from '../timesheets/timesheet.presenter.js';
import { lockTimesheet } from '../timesheets/timesheet.queries.js';

const closeForgottenInput = z
  .object({
    clockOutAt: instant({
      missing: 'Clock-out is required',
      unreadable: 'Clock-out must be a date and time such as 2026-03-08T09:00:00-07:00',
    }).describe('When the caller stopped working: between the last punch and now.'),
    reason: optionalText('Reason', 500).describe('Why the clock-out is entered, at most 500 characters.'),
  })
  .describe('The forgotten clock-out.');

/**
 * Ends the caller's timesheet at the time that the caller enters, because they forgot to clock out. An open break ends at the
 * same time. The timesheet is flagged and waits for approval. Fails with CONFLICT if the timesheet is not old enough, and
 * for times in a closed pay period. A simultaneous clock-out wins or loses: the row is locked.
 */
export const closeForgotten = command('closeForgotten', closeForgottenInput, async (context, { reason, ...typed }) => {
  const { em, viewer, platform, record } = context;
  const now = platform.clock.now();
  const timesheet = await lockTimesheet(em, { user: viewer.userId, clockOutAt: null });
  if (!timesheet) throw noActiveTimesheet();
  const { id, organizationId, clockInAt } = timesheet;
  const of = { id, userId: viewer.userId, stored: { clockInAt, clockOutAt: null, breaks: [] } };
  const sinceLastPunch = resolveTyped(typed.clockOutAt, timesheet.lastPunchAt);
  const meant = await readTypedTimes(em, { ...of.stored, clockOutAt: sinceLastPunch }, of);
  const times = { clockInAt, clockOutAt: meant.clockOutAt ?? sinceLastPunch };
  const { clockOutAt } = times;
  enforce(
    timesheetMustBeOldEnough({ clockInAt, timezone: await readTimezone(em) }, now),
    clockOutMustBePossible({ clockInAt, clockOutAt }, timesheet.lastPunchAt, now),
    lengthMustBePlausible(times, now),
  );
  await periodsMustBeOpen(em, organizationId, [times]);
  const mustBeFree = () => timesMustBeFree(em, times, of, now);
  await mustBeFree();
  const before = readReviewableState(timesheet);
  const open = timesheet.openBreak;
  if (open) open.endAt = clockOutAt;
  timesheet.clockOutAt = clockOutAt;
  timesheet.flags = reportedBySelf(flagsWith(timesheet.breaks.getItems(), timesheet.flags));
  await flushOrExplain(em, mustBeFree);
  const changes = { ...compareFields(before, readReviewableState(timesheet)), ...(reason && { reason }) };
  record({ action: 'timesheet.closed-by-own-word', subjectType: 'TIMESHEET', subjectId: id, changes });
  publishClock(context, viewer, 'OUT', clockOutAt);
  return readTimesheet(context, id);
});
