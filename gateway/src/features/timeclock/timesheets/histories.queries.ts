import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { readRows, toInstant, toNullableInstant, where } from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { auditEntryReads } from '../../audit/index.js';
import { historyOf } from './history.rules.js';
import type { TimesheetHistoryEntry, TimesheetWithHistory } from './history.types.js';
import type { TimesheetRow } from './timesheet.reads.js';
import type { TimesheetView } from './timesheet.types.js';

export type Histories = ReadonlyMap<string, readonly TimesheetHistoryEntry[]>;

export const wantsHistory = (selection: Selection) => selection.wants('history') || selection.wants('historyEntries');

/** Adds the selected history to the caller's own timesheets, with at most one statement. */
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

/** One statement, however many timesheets there are. */
export async function readHistories(em: EntityManager, timesheets: readonly TimesheetRow[]): Promise<Histories> {
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
