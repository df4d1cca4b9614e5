import { z } from 'zod';
import { query } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { allOf, readRows, where } from '../../../platform/read-model/index.js';
import { type Histories, readHistories, wantsHistory } from '../timesheets/histories.queries.js';
import type { TimesheetWithHistory } from '../timesheets/history.types.js';
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
