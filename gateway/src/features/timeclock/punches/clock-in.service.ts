import { z } from 'zod';
import { loadingCommand, query, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import { jobMustBeChoosable, requireActive } from '../../jobs/index.js';
import { readShiftsNear, selectShiftsNear } from '../../scheduling/index.js';
import { publishClock } from '../timesheets/clock-status.service.js';
import { chooseJobOfShift, chooseTeam, isJobOfShift } from '../timesheets/nearest-shift.rules.js';
import { auditPlace } from '../timesheets/punch-place.rules.js';
import { presentPunched } from '../timesheets/timesheet.presenter.js';
import type { TimesheetFacts } from '../timesheets/timesheet-view.presenter.js';
import { clockInInput } from './clock.inputs.js';
import {
  type ClockInFacts,
  findPlaceOfClockIn,
  insertTimesheetIfPossible,
  presentNew,
  type RequestedStart,
  readClockInFacts,
  type Start,
  selectClockInFacts,
} from './clock-in.queries.js';
import { judgePunch } from './location.rules.js';
import { alreadyClockedIn, flagAdjusted, mustNotBeClockedIn, observedTime, type PunchTime } from './punch.rules.js';
import { locatePunch } from './punch-location.queries.js';

/**
 * Starts a timesheet for the caller. Fails with CONFLICT while one is open. A location never causes a rejection; a job that
 * can't be chosen does. Without a job, the timesheet gets the job of the caller's nearest shift. It gets the team of that shift, or else the one
 * to which the caller has belonged longest.
 */
export const clockIn = loadingCommand('clockIn', clockInInput, {
  load: (start, { userId }, selection, now) => [selectClockInFacts(userId, start, selection, now)],
  run: async (context, requested, [loaded = []]) => {
    const facts = readClockInFacts(loaded[0]);
    if (requested.jobId) {
      requireActive(facts.job);
      enforce(jobMustBeChoosable(facts.isOwnJob || isJobOfShift(requested.jobId, facts.shifts)));
    }
    const now = context.platform.clock.now();
    const team = chooseTeam(facts.shifts, facts.teamOfDay, now);
    const start = { location: requested.location, jobId: chooseJobId(requested, facts, now), team };
    const timesheet = (await openTimesheet(context, start, facts)) ?? (await openAgain(context, start));
    if (!timesheet) throw alreadyClockedIn();
    const { id, clockInAt, flags } = timesheet;
    context.record({
      action: 'timesheet.clocked-in',
      subjectType: 'TIMESHEET',
      subjectId: id,
      changes: {
        ...{ clockInAt, ...observedTime(timesheet), ...auditPlace(timesheet, 'IN'), flags, jobId: start.jobId },
        ...(team && { teamId: team.id }),
      },
    });
    publishClock(context, context.viewer, 'WORKING', clockInAt);
    return presentPunched(context, timesheet);
  },
});

/** A caller who names no job works on the one of their shift. Null means no job. */
function chooseJobId({ jobId }: RequestedStart, { shifts }: ClockInFacts, now: Date): string | null {
  return jobId === undefined ? (chooseJobOfShift(shifts, now)?.id ?? null) : jobId;
}

/**
 * Inserts an open timesheet, or returns null if a constraint met a simultaneous punch: a second clock-in, or a clock-out that
 * was not visible yet. A second attempt then sees which of the two it was.
 */
async function openTimesheet(
  { em, viewer, platform }: SignedInContext,
  { location, ...start }: Start & Pick<RequestedStart, 'location'>,
  facts: ClockInFacts,
): Promise<(TimesheetFacts & PunchTime) | null> {
  const { last, locationFacts, locationRequired } = facts;
  enforce(mustNotBeClockedIn(last));
  const observedAt = platform.clock.now();
  const { at, endsBefore } =
    last?.clockOutAt && last.clockOutAt > observedAt
      ? await findPlaceOfClockIn(em, viewer.userId, observedAt)
      : { at: observedAt, endsBefore: null };
  const time = { at, observedAt };
  const judged = judgePunch({ at, location, locationRequired, ...locationFacts });
  const timesheet = {
    ...start,
    id: newId(),
    userId: viewer.userId,
    at,
    endsBefore,
    flags: flagAdjusted(time, judged.flags),
    located: locatePunch('IN', location, judged),
  };
  const { text, values } = insertTimesheetIfPossible(timesheet);
  return (await tenantSql(em).run(text, values)) === 0 ? null : { ...presentNew(timesheet, facts), ...time };
}

async function openAgain(
  context: SignedInContext,
  start: Start & Pick<RequestedStart, 'location'>,
): Promise<(TimesheetFacts & PunchTime) | null> {
  const { text, values } = selectClockInFacts(
    context.viewer.userId,
    start,
    context.selection,
    context.platform.clock.now(),
  );
  const [row] = await tenantSql(context.em).query(text, values);
  return openTimesheet(context, start, readClockInFacts(row));
}

const selectShifts = `select ${selectShiftsNear('?::uuid', '?::timestamptz')} as shifts`;

/** The job that a clock-in without a job takes now: that of the caller's nearest shift. See `findNearestShift`. */
export const clockInJob = query('clockInJob', z.object({}), async ({ em, viewer, platform }) => {
  const now = platform.clock.now();
  const values = [viewer.userId, now, now, now];
  const [row] = await tenantSql(em).query<{ readonly shifts: string | null }>(selectShifts, values);
  return chooseJobOfShift(readShiftsNear(row?.shifts ?? null), now);
});
