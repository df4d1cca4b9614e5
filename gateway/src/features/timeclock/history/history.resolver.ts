import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { historyLoader } from './history.loaders.js';
import { timesheet } from './history.service.js';
import { TimesheetHistoryEntry } from './history.type.js';

@Resolver(() => Timesheet)
export class HistoryResolver {
  @Query(() => Timesheet, { description: 'One timesheet: any for those who review them, else the caller’s own.' })
  timesheet(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<Timesheet> {
    return context.execute(timesheet, { id });
  }

  @FieldResolver(() => [TimesheetHistoryEntry], {
    description: 'Every change with who and when and what it was before, the oldest first.',
  })
  async history(@Root() root: Timesheet, @Ctx() context: RequestContext): Promise<readonly TimesheetHistoryEntry[]> {
    return root.history ?? historyLoader(context)(root.id);
  }
}
