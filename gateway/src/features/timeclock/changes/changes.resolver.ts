import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.builder.js';
import type { Page } from '../../../platform/paging/index.js';
import type { LoggedChange } from './change-log.queries.js';
import { timesheetChanged, timesheetChanges, timesheetFeed } from './changes.service.js';
import {
  type TimesheetChange,
  type TimesheetChangeEvent,
  TimesheetChangeEventType,
  TimesheetChangeType,
} from './timesheet-change.types.js';

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

  @Subscription(() => TimesheetChangeEventType, {
    description:
      'The latest change of `timesheetChanges`, whenever it was, and then each further one as it happens, in the same order.',
    subscribe: ({ context }: { context: RequestContext }) => {
      const { organizationId } = context.authorize('timesheetChanged');
      return context.subscribe(timesheetFeed.topicOf(organizationId));
    },
  })
  timesheetChanged(
    @Root() change: LoggedChange,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TimesheetChangeEvent> {
    return context.execute(timesheetChanged, change, info);
  }
}
