import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import { connectionOf } from '../../../platform/graphql/schema/connection.builder.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import type { Page } from '../../../platform/paging/index.js';
import { timesheetChanges } from './changes.service.js';
import { type TimesheetChange, TimesheetChangeType } from './timesheet-change.types.js';

const TimesheetChangeConnection = connectionOf('TimesheetChange', () => TimesheetChangeType);

@Resolver()
export class ChangesResolver {
  @Query(() => TimesheetChangeConnection, {
    description: 'Every creation, change and deletion of a timesheet, in one order that never changes.',
  })
  timesheetChanges(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('first', () => Int, { nullable: true }) first?: number,
  ): Promise<Page<TimesheetChange>> {
    return context.execute(timesheetChanges, { after, first }, info);
  }
}
