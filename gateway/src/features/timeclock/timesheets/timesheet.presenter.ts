import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../../access/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { presentUser, userName } from '../../identity/index.js';
import { jobJson } from '../../jobs/index.js';
import { findClosedPeriods, findFirstOverlapped } from '../../pay-periods/index.js';
import type { Timesheet } from './timesheet.entity.js';
import { isOnlyOwner, readLocationRule } from './timesheet.queries.js';
import {
  chooseTimesheetParts,
  factsOfRow,
  fieldsOfApproval,
  readPlan,
  type TimesheetRow,
  timesheetReads,
} from './timesheet.reads.js';
import { pickText, type TimesheetView, timesheetView } from './timesheet.types.js';
import { PresentedTimesheet, type TimesheetFacts } from './timesheet-view.presenter.js';

type PresentingContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

/** Presents a loaded timesheet, for the commands that change it. Some know from their rules that its pay period is open. */
export async function presentTimesheet(
  context: PresentingContext,
  timesheet: Timesheet,
  { isInOpenPeriod = false } = {},
): Promise<TimesheetView> {
  const { viewer, em } = context;
  const isOwn = timesheet.user.id === viewer.userId;
  const [lockedBy, onlyOwner, plan, isLocationRequired] = await Promise.all([
    isInOpenPeriod ? null : findLock(em, timesheet),
    isOwn && isOnlyOwner(em, viewer),
    findPlan(em, timesheet),
    // Matters only to a timesheet that was flagged while the organization required a location.
    timesheet.flags.includes('MISSING_LOCATION') && readLocationRule(em),
  ]);
  const viewing = { viewer, now: context.platform.clock.now(), isOnlyOwner: onlyOwner };
  return new PresentedTimesheet({ ...factsOfEntity(timesheet), lockedBy, plan, isLocationRequired }, viewing);
}

async function findPlan(em: EntityManager, { id, clockOutAt }: Timesheet): Promise<TimesheetFacts['plan']> {
  if (clockOutAt) return null;
  const [row] = await readRows(em, timesheetReads, where`id = ${id}`, { parts: ['plan'] });
  return row?.plan ? readPlan(row.plan) : null;
}

/** A pay period can't be closed while a timesheet within it is open, so no open timesheet is locked. */
async function findLock(em: EntityManager, timesheet: Timesheet): Promise<TimesheetView['lockedBy']> {
  if (!timesheet.clockOutAt) return null;
  const period = findFirstOverlapped([timesheet], await findClosedPeriods(em, [timesheet]));
  return period ? { startDate: period.startDate, endDate: period.endDate } : null;
}

/**
 * Presents plain rows for the viewer, in the same order. Runs a statement only if the viewer's own approval matters to the
 * selected fields. The rows have the parts that `chooseTimesheetParts` chooses.
 */
export async function presentTimesheetRows(
  { em, viewer, platform }: PresentingContext,
  rows: readonly TimesheetRow[],
  selection: Selection,
): Promise<TimesheetView[]> {
  const isApprovalWanted = fieldsOfApproval.some((field) => selection.wants(field));
  const ownApproval = isApprovalWanted && rows.some(({ userId }) => userId === viewer.userId);
  const viewing = { viewer, now: platform.clock.now(), isOnlyOwner: ownApproval && (await isOnlyOwner(em, viewer)) };
  return rows.map((row) => new PresentedTimesheet(factsOfRow(row), viewing));
}

export async function readOpenTimesheet(
  context: PresentingContext,
  userId: string,
  selection: Selection,
): Promise<TimesheetView | null> {
  const open = where`user_id = ${userId} and clock_out_at is null`;
  const rows = await readRows(context.em, timesheetReads, open, { parts: chooseTimesheetParts(selection) });
  const [view] = await presentTimesheetRows(context, rows, selection);
  return view ?? null;
}

/**
 * Presents a timesheet that the viewer has just punched. It overlaps no closed pay period: the database rejects such a punch,
 * and no pay period can be closed before the transaction ends.
 */
export async function presentPunched(
  { em, viewer, platform, selection }: PresentingContext & { readonly selection: Selection },
  timesheet: Omit<TimesheetFacts, 'lockedBy'>,
): Promise<TimesheetView> {
  const isApprovable = timesheet.clockOutAt !== null && fieldsOfApproval.some((field) => selection.wants(field));
  const onlyOwner = isApprovable && (await isOnlyOwner(em, viewer));
  const viewing = { viewer, now: platform.clock.now(), isOnlyOwner: onlyOwner };
  return new PresentedTimesheet({ ...timesheet, lockedBy: null }, viewing);
}

function factsOfEntity(timesheet: Timesheet): Omit<TimesheetFacts, 'lockedBy' | 'isLocationRequired'> {
  const { id, user, job, clockInAt, clockOutAt, flags, lat, lng, approvedAt, approvedBy } = timesheet;
  const breaks = timesheet.breaks.getItems().map(({ id: breakId, type, startAt, endAt }) => ({
    id: breakId,
    type,
    startAt,
    endAt,
  }));
  const photoIds = timesheet.photos.getItems().map(({ photo }) => photo.id);
  return {
    ...{ id, job, clockInAt, clockOutAt, flags, lat, lng, approvedAt, breaks, photoIds },
    ...pickText(timesheet),
    user: presentUser(user),
    approvedBy: approvedBy && presentUser(approvedBy),
    rejection: rejectionOf(timesheet),
  };
}

function rejectionOf({ rejectedAt, rejectedBy, rejectionReason }: Timesheet): TimesheetView['rejection'] {
  if (!rejectedAt || !rejectedBy) return null;
  return { at: rejectedAt, by: presentUser(rejectedBy), reason: rejectionReason ?? '' };
}

export const timesheetJson = timesheetView
  .extend({
    user: userName,
    job: jobJson.nullable(),
    approvedBy: userName.nullable(),
    rejection: timesheetView.shape.rejection.unwrap().extend({ by: userName }).nullable(),
  })
  .meta({ id: 'Timesheet' });
