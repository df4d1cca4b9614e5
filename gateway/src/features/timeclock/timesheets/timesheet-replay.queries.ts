import { failures } from '../../../platform/errors/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { everything, type ReadResult, replayFor } from '../../../platform/use-case/index.js';
import { presentTimesheetRows } from './timesheet.presenter.js';
import { chooseTimesheetParts, timesheetReads } from './timesheet.reads.js';

const replayTimesheet: ReadResult = async (context, id) => {
  const parts = chooseTimesheetParts(everything);
  const rows = await readRows(context.em, timesheetReads, where`id = ${id}::uuid`, { parts });
  const [timesheet] = await presentTimesheetRows(context, rows, everything);
  if (!timesheet) throw failures.notFound('Timesheet');
  return timesheet;
};

export const timesheetReplays = {
  ...replayFor(['clockIn', 'clockOut', 'startBreak', 'endBreak', 'switchJob', 'closeForgotten'], replayTimesheet),
  ...replayFor(
    ['addTimesheet', 'updateTimesheet', 'setTimesheetTimes', 'approveTimesheet', 'rejectTimesheet'],
    replayTimesheet,
  ),
  ...replayFor(['deleteTimesheet'], async () => true),
};
