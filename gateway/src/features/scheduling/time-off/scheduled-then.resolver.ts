import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { batchLookups } from '../../../platform/graphql/schema/batch.js';
import { PtoRequestType, type PtoRequestView } from '../../time-off/index.js';
import { ScheduleType, type ScheduleView } from '../schedules/schedule.types.js';
import { scheduledThen, shiftsOnTimeOff } from './scheduled-then.service.js';
import { type ShiftOnTimeOff, ShiftOnTimeOffType } from './shift-on-time-off.types.js';

/** The time-off feature does not depend on scheduling, so this field of its type is resolved here. */
@Resolver(() => PtoRequestType)
export class ScheduledThenResolver {
  @FieldResolver(() => [ScheduleType], {
    description: 'The requester’s shifts, earliest first, without canceled ones.',
  })
  scheduledThen(@Root() request: PtoRequestView, @Ctx() context: RequestContext): Promise<readonly ScheduleView[]> {
    const load = context.once(ScheduledThenResolver, () =>
      batchLookups((requests: PtoRequestView[]) => context.execute(scheduledThen, { requests })),
    );
    return load(request);
  }

  @FieldResolver(() => [ShiftOnTimeOffType], {
    description: 'The requester’s shifts, and what `removeFromShifts` does. For planners.',
  })
  shiftsOnTimeOff(@Root() request: PtoRequestView, @Ctx() context: RequestContext): Promise<readonly ShiftOnTimeOff[]> {
    const load = context.once(ShiftOnTimeOffType, () =>
      batchLookups((requests: PtoRequestView[]) => context.execute(shiftsOnTimeOff, { requests })),
    );
    return load(request);
  }
}
