import { z } from 'zod';
import { scheduleJson, serializeSchedule } from '../schedules/schedule.presenter.js';
import { type ScheduleWarning, ScheduleWarningKind } from './warning.rules.js';
import type { PlannedScheduleView } from './warning.service.js';

export const warningJson = z.object({
  kind: z.enum(ScheduleWarningKind),
  user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  message: z.string(),
  otherScheduleId: z.uuid().nullable(),
});

export function serializeWarning({
  kind,
  user,
  message,
  otherScheduleId,
}: ScheduleWarning): z.input<typeof warningJson> {
  const { id, firstName, lastName } = user;
  return { kind, user: { id, firstName, lastName }, message, otherScheduleId };
}

/** A schedule that was just created or changed, with its warnings. */
export const plannedScheduleJson = scheduleJson.extend({ warnings: z.array(warningJson) });

export function serializePlannedSchedule(schedule: PlannedScheduleView): z.input<typeof plannedScheduleJson> {
  return { ...serializeSchedule(schedule), warnings: schedule.warnings.map(serializeWarning) };
}
