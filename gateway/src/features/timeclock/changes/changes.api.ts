import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { listEntries, nextCursorOf } from '../../../platform/paging/index.js';
import { timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheetChanges } from './changes.service.js';
import { TimesheetChangeType, timesheetChange } from './timesheet-change.types.js';

const timesheetChangeJson = timesheetChange
  .extend({ cursor: z.string(), timesheet: timesheetJson.nullable() })
  .meta({ id: 'TimesheetChange' });

export const changesApi: readonly Operation[] = [
  operation(timesheetChanges, {
    description: 'Every creation, change and deletion of a timesheet, oldest first, in one order that never changes.',
    rest: {
      method: 'GET',
      path: '/api/timesheets/changes',
      status: 200,
      response: z.array(timesheetChangeJson),
      present: listEntries,
      nextCursor: nextCursorOf,
    },
    viewer: connectionOf('TimesheetChange', () => TimesheetChangeType),
  }),
];
