import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { command, type SignedInContext } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { compareFields } from '../../audit/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { overtakeCorrectionsOf } from '../corrections/overtake.service.js';
import { clockStateChange, clockStateOf } from '../punches/clock-status.service.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { presentTimesheet } from '../timesheets/timesheet.presenter.js';
import { lockTimesheet } from '../timesheets/timesheet.queries.js';
import { flushTimes, timesMustBeFree } from './overlaps.queries.js';
import { setTimesheetTimesInput } from './review.inputs.js';
import { readReviewableState, replaceBreaks } from './review.queries.js';
import {
  fieldsMustBeValid,
  lengthMustBePlausible,
  longTimesheetMustBeConfirmed,
  timesheetMustHaveVersion,
} from './review.rules.js';
import { findFutureTimes, findInvalidTimes } from './times.rules.js';

type RequestedTimes = z.output<typeof setTimesheetTimesInput>;

/**
 * Corrects clock-in, clock-out and breaks. A clock-out of null reopens the timesheet. An approved timesheet has to be
 * approved again. Fails with CONFLICT if the times overlap another timesheet of the person, if the old or the new times
 * touch a closed pay period, if the timesheet no longer has the version that the caller has seen, or if it would last more
 * than 24 hours without a confirmation.
 */
export const setTimesheetTimes = command('setTimesheetTimes', setTimesheetTimesInput, async (context, requested) => {
  const { em, platform } = context;
  const now = platform.clock.now();
  enforce(fieldsMustBeValid(findFutureTimes({ ...requested, breaks: requested.breaks ?? [] }, now)));
  const timesheet = await lockTimesheet(em, { id: requested.id });
  if (!timesheet) throw failures.notFound('Timesheet');
  await timesMustFit(em, timesheet, requested);
  enforce(
    lengthMustBePlausible(requested, now),
    longTimesheetMustBeConfirmed(requested, requested.confirmLongTimesheet),
  );
  const [before, stateBefore] = [readReviewableState(timesheet), clockStateOf(timesheet)];
  const { version } = timesheet;
  await setTimes(context, timesheet, requested);
  if (timesheet.version !== version) await overtakeCorrectionsOf(context, timesheet.id, 'changed the times of');
  const changes = compareFields(before, readReviewableState(timesheet));
  context.record({ action: 'timesheet.times-changed', subjectType: 'TIMESHEET', subjectId: timesheet.id, changes });
  clockStateChange(timesheet, stateBefore, clockStateOf(timesheet)).forEach(context.publish);
  return presentTimesheet(context, timesheet);
});

async function timesMustFit(em: EntityManager, timesheet: Timesheet, requested: RequestedTimes): Promise<void> {
  const { id, organizationId, user, version } = timesheet;
  // Submitted breaks were validated with the input. Breaks that stay must fit into the new times.
  if (!requested.breaks) {
    enforce(fieldsMustBeValid(findInvalidTimes({ ...requested, breaks: timesheet.breaks.getItems() })));
  }
  enforce(timesheetMustHaveVersion(version, requested.expectedVersion));
  await periodsMustBeOpen(em, organizationId, [timesheet, requested]);
  await timesMustBeFree(em, { ...requested, id, userId: user.id });
}

async function setTimes({ em }: SignedInContext, timesheet: Timesheet, requested: RequestedTimes): Promise<void> {
  const { version } = timesheet;
  timesheet.clockInAt = requested.clockInAt;
  timesheet.clockOutAt = requested.clockOutAt;
  if (requested.breaks) await replaceBreaks(em, timesheet, requested.breaks);
  if (timesheet.version !== version) {
    timesheet.approvedAt = null;
    timesheet.approvedBy = null;
  }
  await flushTimes(em);
}
