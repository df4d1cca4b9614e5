import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { ScheduleType, type ScheduleView } from '../schedules/schedule.types.js';
import { conflictsLoader } from './conflict.queries.js';
import { ScheduleConflictType, type ScheduleConflictView } from './conflict.types.js';

@Resolver(() => ScheduleType)
export class ConflictResolver {
  @FieldResolver(() => [ScheduleConflictType], {
    description: 'Why people can hardly work it. Workers see their own time off.',
  })
  conflicts(@Root() schedule: ScheduleView, @Ctx() context: RequestContext): Promise<readonly ScheduleConflictView[]> {
    return conflictsLoader(context)(schedule);
  }
}
