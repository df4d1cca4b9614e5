import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { command, type SignedInContext } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { compareFields } from '../../audit/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { clockStateChange, clockStateOf } from '../timesheets/clock-status.service.js';
import { correctJob } from '../timesheets/correct-job.service.js';
import { overtakeCorrectionsOf } from '../timesheets/overtake.service.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { readTimesheet } from '../timesheets/timesheet.presenter.js';
import { lockTimesheet } from '../timesheets/timesheet.queries.js';
import type { BreakSpan } from '../timesheets/timesheet.rules.js';
import { setTimesheetTimesInput } from './review.inputs.js';
import { flushTimes, readReviewableState, replaceBreaks, timesMustBeFree } from './review.queries.js';
import {
  fieldsMustBeValid,
  lengthMustBePlausible,
  longTimesheetMustBeConfirmed,
  timesheetMustHaveVersion,
} from './review.rules.js';
import { chooseMove, existingBreaksMustFit, findFutureTimes, findInvalidTimes, moveBreaks } from './times.rules.js';

type RequestedTimes = z.output<typeof setTimesheetTimesInput>;

/**
 * Corrects clock-in, clock-out and breaks, and the job if it is present. A clock-out of null reopens the timesheet. Without new breaks, the existing ones
 * move with a timesheet that moves as a whole, and otherwise stay: see `chooseMove`. An approved timesheet has to be
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
  enforce(timesheetMustHaveVersion(timesheet.version, requested.expectedVersion));
  const breaks = chooseBreaks(timesheet, requested);
  await timesMustFit(em, timesheet, requested);
  enforce(
    lengthMustBePlausible(requested, now),
    longTimesheetMustBeConfirmed(requested, requested.confirmLongTimesheet),
  );
  const [before, stateBefore] = [readReviewableState(timesheet), clockStateOf(timesheet)];
  const { version } = timesheet;
  if (requested.jobId !== undefined) await correctJob(context, timesheet, requested.jobId);
  await setTimes(context, timesheet, { ...requested, breaks });
  if (timesheet.version !== version) await overtakeCorrectionsOf(context, timesheet.id, 'changed the times of');
  const { reason } = requested;
  const changes = {
    ...compareFields(before, readReviewableState(timesheet)),
    ...(reason && { reason: { after: reason } }),
  };
  context.record({ action: 'timesheet.times-changed', subjectType: 'TIMESHEET', subjectId: timesheet.id, changes });
  clockStateChange(timesheet, stateBefore, clockStateOf(timesheet)).forEach(context.publish);
  return readTimesheet(context, timesheet.id);
});

/** The new breaks, or null if the existing ones stay. Submitted breaks were validated with the input. */
function chooseBreaks(timesheet: Timesheet, requested: RequestedTimes): readonly BreakSpan[] | null {
  if (requested.breaks) return requested.breaks;
  const existing = timesheet.breaks.getItems();
  const movedBy = chooseMove(timesheet, requested);
  const breaks = moveBreaks(existing, movedBy);
  enforce(existingBreaksMustFit(findInvalidTimes({ ...requested, breaks }), movedBy !== 0));
  return movedBy === 0 ? null : breaks;
}

async function timesMustFit(em: EntityManager, timesheet: Timesheet, requested: RequestedTimes): Promise<void> {
  const { id, organizationId, user } = timesheet;
  await periodsMustBeOpen(em, organizationId, [timesheet, requested]);
  await timesMustBeFree(em, { ...requested, id, userId: user.id });
}

type ChosenTimes = Pick<RequestedTimes, 'clockInAt' | 'clockOutAt'> & { readonly breaks: readonly BreakSpan[] | null };

async function setTimes({ em }: SignedInContext, timesheet: Timesheet, requested: ChosenTimes): Promise<void> {
  const { version } = timesheet;
  timesheet.clockInAt = requested.clockInAt;
  timesheet.clockOutAt = requested.clockOutAt;
  if (requested.breaks) await replaceBreaks(em, timesheet, requested.breaks);
  if (timesheet.version !== version) {
    timesheet.approvedAt = null;
    timesheet.approvedBy = null;
    timesheet.clearRejection();
  }
  await flushTimes(em);
}
