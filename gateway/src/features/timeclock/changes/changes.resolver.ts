import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Info, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import type { LoggedChange } from './change-log.queries.js';
import { timesheetChanged, timesheetFeed } from './changes.service.js';
import { type TimesheetChangeEvent, TimesheetChangeEventType } from './timesheet-change.types.js';

@Resolver()
export class ChangesResolver {
  @Subscription(() => TimesheetChangeEventType, {
    description: 'The latest change of `timesheetChanges`, then each further one.',
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
