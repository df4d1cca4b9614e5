import { z } from 'zod';
import { query } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { allOf, readRows, where } from '../../../platform/read-model/index.js';
import { readHistories, wantsHistory } from '../timesheets/histories.queries.js';
import type { TimesheetHistoryEntry, TimesheetWithHistory } from '../timesheets/history.types.js';
import { timesheetInput } from '../timesheets/timesheet.inputs.js';
import { timesheetsVisibleTo } from '../timesheets/timesheet.policy.js';
import { presentTimesheetRows } from '../timesheets/timesheet.presenter.js';
import { chooseTimesheetParts, timesheetReads } from '../timesheets/timesheet.reads.js';

/** One timesheet. Fails with NOT_FOUND for a timesheet that the caller may not see. */
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

/** The histories of timesheets by id. Those of timesheets that the caller may not see are empty. */
export const timesheetHistories = query(
  'timesheets',
  z.object({ keys: z.array(z.uuid()) }),
  async ({ em, viewer }, { keys }) => {
    const visible = allOf(where`id = any(${arrayLiteral(keys)}::uuid[])`, timesheetsVisibleTo(viewer));
    const histories = await readHistories(em, await readRows(em, timesheetReads, visible, { parts: partsOfApproval }));
    return (id: string): readonly TimesheetHistoryEntry[] => histories.get(id) ?? [];
  },
);

/** The history names the approver. */
const partsOfApproval = ['review', 'approver'] as const;
