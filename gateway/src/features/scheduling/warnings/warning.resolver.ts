import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { ScheduleInput } from '../schedules/schedule.inputs.js';
import { scheduleWarnings } from './warning.service.js';
import { ScheduleWarning } from './warning.type.js';

@Resolver()
export class WarningResolver {
  @Query(() => [ScheduleWarning], {
    description: 'What creating a schedule like this would warn of, or with an `id` changing that one. Stores nothing.',
  })
  async scheduleWarnings(
    @Ctx() context: RequestContext,
    @Arg('input', () => ScheduleInput) input: InstanceType<typeof ScheduleInput>,
    @Arg('id', () => ID, { nullable: true }) id?: string,
  ): Promise<readonly ScheduleWarning[]> {
    return context.execute(scheduleWarnings, { ...input, id });
  }
}
