import { query } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { allOf, readRows, where } from '../../../platform/read-model/index.js';
import { type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { timesheetsVisibleTo } from './timesheet.policy.js';
import { presentTimesheetRows } from './timesheet.presenter.js';
import { chooseTimesheetParts, timesheetReads } from './timesheet.reads.js';

/** The timesheets with these ids that the caller may see. */
const timesheetsById = query('timesheet', nodesInput, async (context, { ids }) => {
  const { em, viewer, selection } = context;
  const condition = allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, timesheetsVisibleTo(viewer));
  const rows = await readRows(em, timesheetReads, condition, { parts: chooseTimesheetParts(selection) });
  return presentTimesheetRows(context, rows, selection);
});

export const timesheetNodes: readonly NodeReader[] = [{ type: 'Timesheet', useCase: timesheetsById }];
