import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { historyEntry, type TimesheetWithHistory } from '../timesheets/history.types.js';
import { timesheetJson } from '../timesheets/timesheet.presenter.js';
import { TimesheetType } from '../timesheets/timesheet.types.js';
import { timesheet } from './history.service.js';

const timesheetWithHistoryJson = timesheetJson
  .extend({ history: z.array(historyEntry).readonly() })
  .meta({ id: 'TimesheetWithHistory' });

export const historyApi: readonly Operation[] = [
  operation(timesheet, {
    description: 'One timesheet with its history. Reviewers read any, others their own.',
    rest: {
      method: 'GET',
      path: '/api/timesheets/:id',
      status: 200,
      response: timesheetWithHistoryJson,
      present: (view) => view as Required<TimesheetWithHistory>,
    },
    viewer: () => TimesheetType,
  }),
];
