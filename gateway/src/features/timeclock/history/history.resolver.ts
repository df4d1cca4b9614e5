import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { batchLookups } from '../../../platform/graphql/schema/batch.loaders.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { TimesheetType, type TimesheetView } from '../timesheets/timesheet.types.js';
import { timesheet, timesheetHistories } from './history.service.js';
import { type TimesheetHistoryEntry, TimesheetHistoryEntryType, type TimesheetWithHistory } from './history.types.js';

type History = readonly TimesheetHistoryEntry[];

@Resolver(() => TimesheetType)
export class HistoryResolver {
  @Query(() => TimesheetType, { description: 'One timesheet. Reviewers can read any, other callers only their own.' })
  timesheet(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<TimesheetView> {
    return context.execute(timesheet, { id }, info);
  }

  @FieldResolver(() => [TimesheetHistoryEntryType], {
    description: 'Every change, oldest first: who made it, when, and the previous values.',
  })
  async history(@Root() root: TimesheetView, @Ctx() context: RequestContext): Promise<History> {
    return (root as TimesheetWithHistory).history ?? historyLoader(context)(root.id);
  }
}

/** Batches the histories of a whole list into one lookup. */
function historyLoader(context: RequestContext): (id: string) => Promise<History> {
  return context.once(historyLoader, () =>
    batchLookups(async (ids) => {
      const histories = await context.execute(timesheetHistories, { ids });
      return (id: string) => histories.get(id) ?? [];
    }),
  );
}
