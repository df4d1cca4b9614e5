import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.js';
import { lookUp } from '../../platform/graphql/schema/batch.js';
import { PtoRequestType, type PtoRequestView } from '../time-off/index.js';
import { conflictsOfSchedules } from './conflicts/conflict.service.js';
import { ScheduleConflictType, type ScheduleConflictView } from './conflicts/conflict.types.js';
import { ScheduleType, type ScheduleView } from './schedules/schedule.types.js';
import { isLocked } from './schedules/visible-people.service.js';
import { scheduledThen, shiftsOnTimeOff } from './time-off/scheduled-then.service.js';
import { type ShiftOnTimeOff, ShiftOnTimeOffType } from './time-off/shift-on-time-off.types.js';
import { warningsOfSchedules } from './warnings/warning.service.js';
import { type PlannedScheduleView, ScheduleWarningType, type ScheduleWarningView } from './warnings/warning.types.js';

@Resolver(() => ScheduleType)
export class ScheduleResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether it has someone who is not in the viewer’s teams, so that the viewer can’t change it.',
  })
  locked(@Root() schedule: ScheduleView | PlannedScheduleView): boolean {
    return isLocked(schedule);
  }

  @FieldResolver(() => [ScheduleConflictType], {
    description: 'Why people can hardly work it. Workers see their own time off.',
  })
  conflicts(@Root() schedule: ScheduleView, @Ctx() context: RequestContext): Promise<readonly ScheduleConflictView[]> {
    return lookUp(context, conflictsOfSchedules, schedule);
  }

  @FieldResolver(() => [ScheduleWarningType], {
    description: 'What planners should check. Empty for workers.',
  })
  async warnings(
    @Root() schedule: ScheduleView | PlannedScheduleView,
    @Ctx() context: RequestContext,
  ): Promise<readonly ScheduleWarningView[]> {
    return 'warnings' in schedule ? schedule.warnings : lookUp(context, warningsOfSchedules, schedule);
  }
}

/** The time-off feature does not depend on scheduling, so these fields of its type are resolved here. */
@Resolver(() => PtoRequestType)
export class RequestedShiftsResolver {
  @FieldResolver(() => [ScheduleType], {
    description: 'The requester’s shifts, earliest first, without canceled ones.',
  })
  scheduledThen(@Root() request: PtoRequestView, @Ctx() context: RequestContext): Promise<readonly ScheduleView[]> {
    return lookUp(context, scheduledThen, request);
  }

  @FieldResolver(() => [ShiftOnTimeOffType], {
    description: 'The requester’s shifts, and what `removeFromShifts` does. For planners.',
  })
  shiftsOnTimeOff(@Root() request: PtoRequestView, @Ctx() context: RequestContext): Promise<readonly ShiftOnTimeOff[]> {
    return lookUp(context, shiftsOnTimeOff, request);
  }
}
