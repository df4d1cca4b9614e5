import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { command, type SignedInContext } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { changesBetween } from '../../audit/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { shownOne } from '../timesheets/shown-timesheet.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { lockTimesheet } from '../timesheets/timesheet.queries.js';
import { flushTimes, timesMustBeFree } from './overlaps.queries.js';
import { setTimesheetTimesInput } from './review.inputs.js';
import { changeOfStanding, replaceBreaks, reviewed, standingOf } from './review.queries.js';
import { fieldsMustBeRight, timesheetMustBeAsExpected } from './review.rules.js';
import { timesInFuture, wrongTimes } from './times.rules.js';

type Wanted = z.output<typeof setTimesheetTimesInput>;

/**
 * Corrects clock-in, clock-out and breaks; a clock-out of null reopens it. What was approved has to be approved again.
 * Fails with CONFLICT where it would overlap another timesheet of the person, where the old or the new times touch a
 * closed pay period, and where somebody was quicker than the version that the caller has seen.
 */
export const setTimesheetTimes = command('setTimesheetTimes', setTimesheetTimesInput, async (context, wanted) => {
  const { em, platform } = context;
  enforce(fieldsMustBeRight(timesInFuture({ ...wanted, breaks: wanted.breaks ?? [] }, platform.clock.now())));
  const timesheet = await lockTimesheet(em, { id: wanted.id });
  if (!timesheet) throw failures.notFound('Timesheet');
  await timesMustFit(em, timesheet, wanted);
  const [before, standingBefore] = [reviewed(timesheet), standingOf(timesheet)];
  await setTimes(context, timesheet, wanted);
  const changes = changesBetween(before, reviewed(timesheet));
  context.record({ action: 'timesheet.times-changed', subjectType: 'TIMESHEET', subjectId: timesheet.id, changes });
  changeOfStanding(timesheet, standingBefore, standingOf(timesheet)).forEach(context.publish);
  return shownOne(context, timesheet);
});

async function timesMustFit(em: EntityManager, timesheet: Timesheet, wanted: Wanted): Promise<void> {
  const { id, organizationId, user, version } = timesheet;
  // Given breaks were looked at on their way in; those that stay must fit into the new times.
  if (!wanted.breaks) {
    enforce(fieldsMustBeRight(wrongTimes({ ...wanted, breaks: timesheet.breaks.getItems() })));
  }
  enforce(timesheetMustBeAsExpected(version, wanted.expectedVersion));
  await periodsMustBeOpen(em, organizationId, [timesheet, wanted]);
  await timesMustBeFree(em, { ...wanted, id, userId: user.id });
}

async function setTimes({ em }: SignedInContext, timesheet: Timesheet, wanted: Wanted): Promise<void> {
  const { version } = timesheet;
  timesheet.clockInAt = wanted.clockInAt;
  timesheet.clockOutAt = wanted.clockOutAt;
  if (wanted.breaks) await replaceBreaks(em, timesheet, wanted.breaks);
  if (timesheet.version !== version) {
    timesheet.approvedAt = null;
    timesheet.approvedBy = null;
  }
  await flushTimes(em);
}
