import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { command, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { parseInput } from '../../../platform/use-case/index.js';
import { Job, type JobView } from '../../jobs/index.js';
import { findLockingPeriod } from '../../pay-periods/index.js';
import { addTimesheetWith, deleteTimesheet } from '../review/add-timesheet.service.js';
import { addTimesheetInput, setTimesheetTimesInput } from '../review/review.inputs.js';
import { longPaidBreaksMustBeConfirmed } from '../review/review.rules.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { reportedBySelf } from '../timesheets/exceptions.rules.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { mayApproveHoursOf } from '../timesheets/timesheet.policy.js';
import { readTimesheet } from '../timesheets/timesheet.presenter.js';
import { isOnlyOwner, loadTimesheet, lockTimesheet } from '../timesheets/timesheet.queries.js';
import { Correction } from './correction.entity.js';
import { approveCorrectionInput, denyCorrectionInput } from './correction.inputs.js';
import { mayDecideCorrection } from './correction.policy.js';
import { callerMustBeAllowedToDecide, correctionMustBePending } from './correction.rules.js';
import { effectOf, readCorrection } from './correction.service.js';
import type { ApprovedCorrection } from './correction.types.js';
import { readChangedTimes } from './correction-facts.queries.js';
import { timesheetMustBeAsSeen, timesOf } from './current-timesheet.queries.js';
import { auditTimes, isClockOutOwnWord, type RequestedChange } from './requested-times.rules.js';
import { type CorrectedTimes, readBreaks, storeTimes } from './stored-times.presenter.js';

type Decision = z.output<typeof approveCorrectionInput>;

/**
 * Approves a pending correction: adds, changes or deletes the timesheet in the same transaction, and approves it. The
 * manager may set other times. Fails as the change itself would, for example with CONFLICT for an overlap, a closed period,
 * or something that the caller did not confirm; then nothing is changed.
 */
export const approveCorrection = command(
  'approveCorrection',
  approveCorrectionInput,
  async (context, input): Promise<ApprovedCorrection> => {
    const { em, record } = context;
    const { correction, timesheet } = await lockForDecision(context, input.id);
    if (timesheet) await timesheetMustBeAsSeen(context, timesheet, input.expectedVersion);
    const before = timesheet && timesOf(timesheet);
    const of = { id: timesheet?.id ?? newId(), userId: correction.user.id, stored: before };
    const after = await readChangedTimes(em, await chooseChange(context, correction, input), of);
    const effect = await effectOf(context, { timesheet, before, after }, correction.user.id);
    decide(context, correction, 'APPROVED', input.managerNotes ?? null);
    Object.assign(correction, { before: before && storeTimes(before), approved: after && storeTimes(after), effect });
    // No longer pending, so that the change below does not overtake it.
    await em.flush();
    const changes = { status: { before: 'PENDING', after: 'APPROVED' }, ...auditTimes(before, after) };
    record({ action: 'correction.approved', subjectType: 'CORRECTION', subjectId: correction.id, changes });
    const id = await applyCorrection(context, correction, { timesheet, after, input });
    if (id) await approveHours(context, id, input);
    const result = id === null ? null : await readTimesheet(context, id);
    return { correction: await readCorrection(context, correction.id), timesheet: result };
  },
);

/** Denies a pending correction, even one of days in a closed pay period. */
export const denyCorrection = command('denyCorrection', denyCorrectionInput, async (context, { id, managerNotes }) => {
  const { em, record } = context;
  const correction = await lockCorrection(em, id);
  enforce(callerMustBeAllowedToDecide(mayDecideCorrection(context.viewer, correction.user.id)));
  enforce(correctionMustBePending(correction.status));
  decide(context, correction, 'DENIED', managerNotes);
  await em.flush();
  const changes = { status: { before: 'PENDING', after: 'DENIED' } };
  record({ action: 'correction.denied', subjectType: 'CORRECTION', subjectId: id, changes });
  return readCorrection(context, id);
});

/**
 * Locks the timesheet, the pay periods and the correction, in the order in which every change of a timesheet and every
 * closing locks them, so that none of them waits for the other.
 */
async function lockForDecision({ em, viewer }: SignedInContext, id: string) {
  const found = await em.findOne(Correction, id);
  if (!found) throw failures.notFound('Correction');
  enforce(callerMustBeAllowedToDecide(mayDecideCorrection(viewer, found.user.id)));
  const timesheet = found.timesheet && (await lockTimesheet(em, { id: found.timesheet.id }));
  await findLockingPeriod(em, viewer.organizationId, [found]);
  const correction = await lockCorrection(em, id);
  enforce(correctionMustBePending(correction.status));
  return { correction, timesheet };
}

/** The row lock makes simultaneous decisions wait for each other. Only the first finds the correction pending. */
async function lockCorrection(em: EntityManager, id: string): Promise<Correction> {
  const correction = await em.findOne(Correction, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!correction) throw failures.notFound('Correction');
  return correction;
}

function decide(
  { viewer, platform }: SignedInContext,
  correction: Correction,
  status: 'APPROVED' | 'DENIED',
  managerNotes: string | null,
): void {
  Object.assign(correction, { status, managerNotes, decidedAt: platform.clock.now(), decidedBy: viewer.userId });
}

/** What was requested, with the times that the manager set instead. */
async function chooseChange(
  { em }: SignedInContext,
  correction: Correction,
  chosen: Decision,
): Promise<RequestedChange> {
  const { kind, clockInAt, clockOutAt, breaks } = correction;
  return {
    kind,
    clockInAt: chosen.clockInAt ?? clockInAt,
    clockOutAt: chosen.clockOutAt ?? clockOutAt,
    breaks: chosen.breaks ?? (breaks && readBreaks(breaks)),
    job: correction.changesJob ? await findJob(em, correction.job?.id) : undefined,
  };
}

async function findJob(em: EntityManager, id: string | undefined): Promise<JobView | null> {
  return id === undefined ? null : em.findOne(Job, id);
}

interface Applied {
  readonly timesheet: Timesheet | null;
  readonly after: CorrectedTimes | null;
  readonly input: Decision;
}

/** Changes the timesheet, and returns its id unless it is gone. */
async function applyCorrection(
  context: SignedInContext,
  correction: Correction,
  { timesheet, after, input }: Applied,
): Promise<string | null> {
  const { em } = context;
  if (timesheet && !after) {
    await deleteTimesheet.run(context, { id: timesheet.id }, undefined);
    return null;
  }
  const { clockInAt, clockOutAt, breaks, job } = after as CorrectedTimes;
  const times = { clockInAt, breaks: [...breaks], confirmLongTimesheet: input.confirmLongTimesheet };
  if (!timesheet) {
    const forgotten = { ...times, clockOutAt: clockOutAt as Date, userId: correction.user.id, jobId: job?.id ?? null };
    const added = await addTimesheetWith(context, parseInput(addTimesheetInput, forgotten), ['SELF_REPORTED']);
    correction.timesheet = em.getReference(Timesheet, added.id);
    await em.flush();
    return added.id;
  }
  if (isClockOutOwnWord(correction, timesheet, { clockOutAt })) timesheet.flags = reportedBySelf(timesheet.flags);
  const changed = {
    ...{ ...times, clockOutAt, id: timesheet.id },
    ...(correction.changesJob && { jobId: job?.id ?? null }),
  };
  await setTimesheetTimes.run(context, parseInput(setTimesheetTimesInput, changed), undefined);
  return timesheet.id;
}

/**
 * Approves the hours with the correction. Callers cannot approve their own hours, so those of an administrator who
 * approves their own correction stay pending. A timesheet in progress has no hours to approve.
 */
async function approveHours(context: SignedInContext, id: string, input: Decision): Promise<void> {
  const { em, viewer, platform, record } = context;
  const timesheet = await loadTimesheet(em, id);
  const isOwn = timesheet.user.id === viewer.userId;
  if (!timesheet.clockOutAt || !mayApproveHoursOf(timesheet.user.id, viewer, isOwn && (await isOnlyOwner(em, viewer))))
    return;
  enforce(longPaidBreaksMustBeConfirmed(timesheet.breaks.getItems(), input.confirmLongPaidBreaks));
  const before = timesheet.approvedAt;
  Object.assign(timesheet, { approvedAt: platform.clock.now(), approvedBy: viewer.userId });
  await em.flush();
  await em.populate(timesheet, ['approvedBy']);
  const changes = { approvedAt: { before, after: timesheet.approvedAt } };
  record({ action: 'timesheet.approved', subjectType: 'TIMESHEET', subjectId: id, changes });
}
