import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { batchLookups } from '../../../platform/graphql/schema/batch.js';
import { ScheduleType, type ScheduleView } from '../schedules/schedule.types.js';
import { conflictsOfSchedules } from './conflict.service.js';
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

function conflictsLoader(
  context: RequestContext,
): (schedule: ScheduleView) => Promise<readonly ScheduleConflictView[]> {
  return context.once(conflictsLoader, () =>
    batchLookups(async (schedules: ScheduleView[]) => {
      const conflicts = await context.execute(conflictsOfSchedules, { schedules });
      return ({ id }: ScheduleView) => conflicts.get(id) ?? [];
    }),
  );
}
