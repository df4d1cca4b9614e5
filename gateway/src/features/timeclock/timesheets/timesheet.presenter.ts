import type { SignedInContext } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { everything, type Selection } from '../../../platform/use-case/index.js';
import { userName } from '../../identity/index.js';
import { jobJson } from '../../jobs/index.js';
import { isOnlyOwner } from './timesheet.queries.js';
import {
  chooseTimesheetParts,
  factsOfRow,
  fieldsOfApproval,
  type TimesheetRow,
  timesheetReads,
} from './timesheet.reads.js';
import { type TimesheetView, timesheetView } from './timesheet.types.js';
import { PresentedTimesheet, type TimesheetFacts } from './timesheet-view.presenter.js';

type PresentingContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

/** A timesheet as it is stored now, for the commands that change it. */
export async function readTimesheet(context: PresentingContext, id: string): Promise<TimesheetView> {
  const parts = chooseTimesheetParts(everything);
  const rows = await readRows(context.em, timesheetReads, where`id = ${id}::uuid`, { parts });
  const [timesheet] = await presentTimesheetRows(context, rows, everything);
  if (!timesheet) throw failures.notFound('Timesheet');
  return timesheet;
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

export const timesheetJson = timesheetView
  .extend({
    user: userName,
    job: jobJson.nullable(),
    approvedBy: userName.nullable(),
    rejection: timesheetView.shape.rejection.unwrap().extend({ by: userName }).nullable(),
  })
  .meta({ id: 'Timesheet' });
