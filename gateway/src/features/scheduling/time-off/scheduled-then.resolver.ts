import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { batched } from '../../../platform/graphql/schema/batched.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { PtoRequest } from '../../time-off/index.js';
import { ScheduleType } from '../schedules/schedule.type.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { scheduledThen } from './scheduled-then.service.js';

/** Time off does not know of schedules; here is where the two meet. */
@Resolver(() => PtoRequest)
export class ScheduledThenResolver {
  @FieldResolver(() => [ScheduleType], {
    description: 'What the person is planned for on those days, the earliest first; canceled shifts aside.',
  })
  scheduledThen(@Root() request: PtoRequest, @Ctx() context: RequestContext): Promise<readonly ScheduleView[]> {
    const load = context.once(ScheduledThenResolver, () =>
      batched((requests: PtoRequest[]) => context.execute(scheduledThen, { requests })),
    );
    return load(request);
  }
}
