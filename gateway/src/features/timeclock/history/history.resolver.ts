import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { lookUp } from '../../../platform/graphql/schema/batch.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { ForwardPage } from '../../../platform/graphql/schema/page-arguments.js';
import { byPosition, forwardPageInput, type Page, pageOfList, presentPage } from '../../../platform/paging/index.js';
import { parseInput } from '../../../platform/use-case/index.js';
import {
  type TimesheetHistoryEntry,
  TimesheetHistoryEntryType,
  type TimesheetWithHistory,
} from '../timesheets/history.types.js';
import { TimesheetType, type TimesheetView } from '../timesheets/timesheet.types.js';
import { timesheetHistories } from './history.service.js';

const inOrder = byPosition<{ readonly entry: TimesheetHistoryEntry; readonly index: number }>(
  'timesheetHistory',
  ({ index }) => index,
);

@Resolver(() => TimesheetType)
export class HistoryResolver {
  @FieldResolver(
    connectionOf('TimesheetHistoryEntry', () => TimesheetHistoryEntryType),
    {
      nullable: true,
      description: 'Every change, oldest first, with its author and previous values.',
    },
  )
  async historyEntries(
    @Root() root: TimesheetView,
    @Ctx() context: RequestContext,
    @Args(() => ForwardPage) page: ForwardPage,
  ): Promise<Page<TimesheetHistoryEntry>> {
    const request = parseInput(z.object(forwardPageInput), page);
    // Changes are only ever added, at the end.
    const history = (root as TimesheetWithHistory).history ?? (await lookUp(context, timesheetHistories, root.id));
    const numbered = history.map((entry, index) => ({ entry, index }));
    return presentPage(pageOfList(numbered, inOrder, request), (found) => found.map(({ entry }) => entry));
  }
}
