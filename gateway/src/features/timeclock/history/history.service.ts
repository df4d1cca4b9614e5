import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.adapter.js';
import { failures } from '../../../platform/errors/index.js';
import { allOf, readRows, toInstant, toNullableInstant, where } from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { auditEntryReads } from '../../audit/index.js';
import { timesheetInput } from '../timesheets/timesheet.inputs.js';
import { timesheetsVisibleTo } from '../timesheets/timesheet.policy.js';
import { presentTimesheetRows } from '../timesheets/timesheet.presenter.js';
import { chooseTimesheetParts, type TimesheetRow, timesheetReads } from '../timesheets/timesheet.reads.js';
import type { TimesheetView } from '../timesheets/timesheet.types.js';
import { historyOf } from './history.rules.js';
import type { TimesheetHistoryEntry, TimesheetWithHistory } from './history.types.js';

type Histories = ReadonlyMap<string, readonly TimesheetHistoryEntry[]>;

/**
 * One timesheet, with its history if the caller asks for it. Fails with NOT_FOUND for a timesheet that the caller may not
 * see.
 */
export const timesheet = query('timesheet', timesheetInput, async (context, { id }): Promise<TimesheetWithHistory> => {
  const { em, viewer, selection } = context;
  const visible = allOf(where`id = ${id}`, timesheetsVisibleTo(viewer));
  const [row] = await readRows(em, timesheetReads, visible, { parts: chooseTimesheetParts(selection) });
  if (!row) throw failures.notFound('Timesheet');
  const [[view], histories] = await Promise.all([
    presentTimesheetRows(context, [row], selection),
    wantsHistory(selection) ? readHistories(em, [row]) : undefined,
  ]);
  return Object.assign(view as TimesheetWithHistory, histories && { history: histories.get(id) ?? [] });
});

/** The histories of timesheets by id. Timesheets that the caller may not see are left out. */
export const timesheetHistories = query(
  'timesheets',
  z.object({ ids: z.array(z.uuid()) }),
  async ({ em, viewer }, { ids }): Promise<Histories> => {
    const visible = allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, timesheetsVisibleTo(viewer));
    return readHistories(em, await readRows(em, timesheetReads, visible, { parts: partsOfApproval }));
  },
);

/** The history names the approver. */
const partsOfApproval = ['review', 'approver'] as const;

/**
 * Adds the history to the caller's own timesheets among those of a list, if the caller asks for it. One statement, and no
 * statement without such timesheets.
 */
export async function addOwnHistories(
  { em, viewer }: Pick<SignedInContext, 'em' | 'viewer'>,
  { rows, views, selection }: PresentedList,
): Promise<readonly TimesheetWithHistory[]> {
  const own = wantsHistory(selection) ? rows.filter(({ userId }) => userId === viewer.userId) : [];
  if (own.length === 0) return views;
  const histories = await readHistories(em, own);
  return views.map((view) => {
    const history = histories.get(view.id);
    return history ? Object.assign(view, { history }) : view;
  });
}

interface PresentedList {
  readonly rows: readonly TimesheetRow[];
  readonly views: readonly TimesheetView[];
  readonly selection: Selection;
}

const wantsHistory = (selection: Selection) => selection.wants('history') || selection.wants('historyEntries');

/** One statement, however many timesheets there are. */
async function readHistories(em: EntityManager, timesheets: readonly TimesheetRow[]): Promise<Histories> {
  const ids = arrayLiteral(timesheets.map(({ id }) => id));
  const rows = await readRows(em, auditEntryReads, where`subject_id = any(${ids}::uuid[])`, { orderBy: ['position'] });
  const entries = rows.map((row) => ({ ...row, at: toInstant(row.at) }));
  const bySubject = Map.groupBy(entries, ({ subjectId }) => subjectId);
  return new Map(timesheets.map((row) => [row.id, historyOf(bySubject.get(row.id) ?? [], approvalOf(row))]));
}

function approvalOf({ approvedAt, approvedById, approverFirstName, approverLastName }: TimesheetRow) {
  const approver = { firstName: approverFirstName as string, lastName: approverLastName as string };
  return { approvedAt: toNullableInstant(approvedAt), approvedBy: approvedById === null ? null : approver };
}
