import { failures } from '../../../platform/errors/index.js';
import { type Reread, rereadFor } from '../../../platform/use-case/index.js';
import { Timesheet } from './timesheet.entity.js';
import { presentTimesheet } from './timesheet.presenter.js';
import { timesheetRelations } from './timesheet.queries.js';

const rereadTimesheet: Reread = async (context, id) => {
  const timesheet = await context.em.findOne(Timesheet, id, { populate: timesheetRelations });
  if (!timesheet) throw failures.notFound('Timesheet');
  return presentTimesheet(context, timesheet);
};

/** How to read the results of the commands that return a timesheet again. */
export const timesheetRereads = {
  ...rereadFor(['clockIn', 'clockOut', 'startBreak', 'endBreak'], rereadTimesheet),
  ...rereadFor(['addTimesheet', 'updateTimesheet', 'setTimesheetTimes', 'approveTimesheet'], rereadTimesheet),
  ...rereadFor(['deleteTimesheet'], async () => true),
};
