import { GraphQLNonNull } from 'graphql';
import { lookUp } from '../../platform/graphql/schema/batch.js';
import { fieldsOf } from '../../platform/graphql/schema/type-fields.js';
import { listOf } from '../../platform/graphql/schema/types-from-zod.js';
import { PtoRequestType, type PtoRequestView } from '../time-off/index.js';
import { conflictsOfSchedules } from './conflicts/conflict.service.js';
import { ScheduleConflictType } from './conflicts/conflict.types.js';
import { ScheduleType, type ScheduleView } from './schedules/schedule.types.js';
import { scheduledThen, shiftsOnTimeOff } from './time-off/scheduled-then.service.js';
import { ShiftOnTimeOffType } from './time-off/shift-on-time-off.types.js';
import { warningsOfSchedules } from './warnings/warning.service.js';
import { type PlannedScheduleView, ScheduleWarningType } from './warnings/warning.types.js';

export const scheduleFields = fieldsOf(ScheduleType, {
  conflicts: {
    type: new GraphQLNonNull(listOf(ScheduleConflictType)),
    description: 'Why people can hardly work it. Workers see their own time off.',
    resolve: (schedule: ScheduleView, _args, context) => lookUp(context, conflictsOfSchedules, schedule),
  },
  warnings: {
    type: new GraphQLNonNull(listOf(ScheduleWarningType)),
    description: 'What planners should check. Empty for workers.',
    resolve: (schedule: ScheduleView | PlannedScheduleView, _args, context) =>
      'warnings' in schedule ? schedule.warnings : lookUp(context, warningsOfSchedules, schedule),
  },
});

/** The time-off feature does not depend on scheduling, so these fields of its type are resolved here. */
export const requestedShiftsFields = fieldsOf(PtoRequestType, {
  scheduledThen: {
    type: new GraphQLNonNull(listOf(ScheduleType)),
    description: 'The requester’s shifts, earliest first, without canceled ones.',
    resolve: (request: PtoRequestView, _args, context) => lookUp(context, scheduledThen, request),
  },
  shiftsOnTimeOff: {
    type: new GraphQLNonNull(listOf(ShiftOnTimeOffType)),
    description: 'The requester’s shifts, and what `removeFromShifts` does. For planners.',
    resolve: (request: PtoRequestView, _args, context) => lookUp(context, shiftsOnTimeOff, request),
  },
});
