import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { command, type SignedInContext } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { compareFields } from '../../audit/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { clockStateChange, clockStateOf } from '../timesheets/clock-status.service.js';
import { correctJob } from '../timesheets/correct-job.service.js';
import { overtakeCorrectionsOf } from '../timesheets/overtake.service.js';
import { correctTeam } from '../timesheets/team-of-work.queries.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { readTimesheet } from '../timesheets/timesheet.presenter.js';
import { lockTimesheet, removeClockOutLocation } from '../timesheets/timesheet.queries.js';
import { versionOf } from '../timesheets/timesheet.rules.js';
import { setTimesheetTimesInput } from './review.inputs.js';
import {
  changesMustBeValid,
  flushOrExplain,
  readReviewableState,
  readTypedTimes,
  replaceBreaks,
  timesMustBeFree,
} from './review.queries.js';
import { lengthMustBePlausible, longTimesheetMustBeConfirmed, timesheetMustHaveVersion } from './review.rules.js';
import { chooseMove, existingBreaksMustFit, findInvalidTimes, hasSamePunches, moveBreaks } from './times.rules.js';
import type { Times } from './typed-times.rules.js';

type RequestedTimes = z.output<typeof setTimesheetTimesInput>;

/**
 * Corrects clock-in, clock-out and breaks, and the job and the team if they are present. A clock-out of null reopens the timesheet. Without new breaks, the existing ones
 * move with a timesheet that moves as a whole, and otherwise stay: see `chooseMove`. An approved timesheet has to be
 * approved again. Fails with CONFLICT if the times overlap another timesheet of the person, if the old or the new times
 * touch a closed pay period, if the timesheet no longer has the version that the caller has seen, or if it would last more
 * than 24 hours without a confirmation.
 */
export const setTimesheetTimes = command('setTimesheetTimes', setTimesheetTimesInput, async (context, requested) => {
  const { em, platform } = context;
  const now = platform.clock.now();
  const timesheet = await lockTimesheet(em, { id: requested.id });
  if (!timesheet) throw failures.notFound('Timesheet');
  enforce(timesheetMustHaveVersion(timesheet.version, requested.expectedVersion));
  const { id, organizationId, user } = timesheet;
  const { clockInAt, clockOutAt, breaks } = readReviewableState(timesheet);
  const stored = { clockInAt, clockOutAt, breaks };
  const of = { id, userId: user.id, stored };
  const times = await readChosenTimes(em, requested, of);
  await changesMustBeValid(em, times, of, now);
  await periodsMustBeOpen(em, organizationId, [timesheet, times]);
  const mustBeFree = () => timesMustBeFree(em, times, of, now);
  if (!hasSamePunches(times, stored)) {
    await mustBeFree();
    enforce(lengthMustBePlausible(times, now), longTimesheetMustBeConfirmed(times, requested.confirmLongTimesheet));
  }
  const [before, stateBefore] = [readReviewableState(timesheet), clockStateOf(timesheet)];
  const { version } = timesheet;
  if (requested.jobId !== undefined) await correctJob(context, timesheet, requested.jobId);
  if (requested.teamId !== undefined) await correctTeam(context, timesheet, requested.teamId);
  await setTimes(context, timesheet, times, mustBeFree);
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

/** The times that the caller means. Breaks that the caller did not send stay, or move with the timesheet. */
async function readChosenTimes(
  em: EntityManager,
  requested: RequestedTimes,
  of: Parameters<typeof readTypedTimes>[2] & { readonly stored: Times },
): Promise<Times> {
  const movedBy = requested.breaks ? 0 : chooseMove(of.stored, requested);
  const breaks = requested.breaks ?? moveBreaks(of.stored.breaks, movedBy);
  const times = await readTypedTimes(em, { ...requested, breaks }, of);
  if (!requested.breaks) enforce(existingBreaksMustFit(findInvalidTimes(times), movedBy !== 0));
  return times;
}

async function setTimes(
  { em }: SignedInContext,
  timesheet: Timesheet,
  { clockInAt, clockOutAt, breaks }: Times,
  explain: () => Promise<void>,
): Promise<void> {
  const { version } = timesheet;
  const areSame = versionOf(timesheet, breaks) === version;
  if (timesheet.clockOutAt && !clockOutAt) await removeClockOutLocation(em, timesheet);
  Object.assign(timesheet, { clockInAt, clockOutAt });
  if (!areSame) await replaceBreaks(em, timesheet, breaks);
  if (timesheet.version !== version) {
    timesheet.approvedAt = null;
    timesheet.approvedBy = null;
    timesheet.clearRejection();
  }
  await flushOrExplain(em, explain);
}
