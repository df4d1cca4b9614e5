import { z } from 'zod';
import { presentUserName, userName } from '../../identity/index.js';
import { scheduleJson, serializeSchedule } from '../schedules/schedule.presenter.js';
import { type PlannedScheduleView, type ScheduleWarningView, scheduleWarning } from './warning.types.js';

/** The REST response for a warning: the same fields as in GraphQL, with less about the person. */
export const warningJson = scheduleWarning.extend({ user: userName }).meta({ id: 'ScheduleWarning' });

export function serializeWarning(warning: ScheduleWarningView): z.input<typeof warningJson> {
  return { ...warning, user: presentUserName(warning.user) };
}

export const plannedScheduleJson = scheduleJson
  .extend({ warnings: z.array(warningJson) })
  .meta({ id: 'PlannedSchedule' });

export function serializePlannedSchedule(schedule: PlannedScheduleView): z.input<typeof plannedScheduleJson> {
  return { ...serializeSchedule(schedule), warnings: schedule.warnings.map(serializeWarning) };
}
