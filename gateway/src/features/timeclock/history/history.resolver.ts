import { z } from 'zod';
import { lookUp } from '../../../platform/graphql/schema/batch.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { forwardPage } from '../../../platform/graphql/schema/page-arguments.js';
import { fieldsOf } from '../../../platform/graphql/schema/type-fields.js';
import { byPosition, forwardPageInput, pageOfList, presentPage } from '../../../platform/paging/index.js';
import { parseInput } from '../../../platform/use-case/index.js';
import {
  type TimesheetHistoryEntry,
  TimesheetHistoryEntryType,
  type TimesheetWithHistory,
} from '../timesheets/history.types.js';
import { TimesheetType } from '../timesheets/timesheet.types.js';
import { timesheetHistories } from './history.service.js';

const inOrder = byPosition<{ readonly entry: TimesheetHistoryEntry; readonly index: number }>(
  'timesheetHistory',
  ({ index }) => index,
);

export const historyFields = fieldsOf(TimesheetType, {
  historyEntries: {
    type: connectionOf('TimesheetHistoryEntry', TimesheetHistoryEntryType),
    description: 'Every change, oldest first, with its author and previous values.',
    args: forwardPage,
    resolve: async ({ id, history: known }: TimesheetWithHistory, page, context) => {
      const request = parseInput(z.object(forwardPageInput), page);
      // Changes are only ever added, at the end.
      const history = known ?? (await lookUp(context, timesheetHistories, id));
      const numbered = history.map((entry, index) => ({ entry, index }));
      return presentPage(pageOfList(numbered, inOrder, request), (found) => found.map(({ entry }) => entry));
    },
  },
});
