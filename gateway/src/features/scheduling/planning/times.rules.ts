import { failures } from '../../../platform/errors/index.js';
import { findWrongBreak, findWrongTimes, type PlannedHours } from '../schedules/schedule.rules.js';

interface TimeChanges {
  readonly startAt?: Date | undefined;
  readonly endAt?: Date | undefined;
  readonly plannedBreakMinutes?: number | null | undefined;
}

/**
 * Checks changed times together with unchanged ones. A planned break that the caller does not send must not reject new
 * times: it is dropped if the shift becomes too short for it.
 */
export function changeTimes(schedule: PlannedHours, input: TimeChanges): PlannedHours {
  const { startAt, endAt } = { startAt: input.startAt ?? schedule.startAt, endAt: input.endAt ?? schedule.endAt };
  const wrongTimes = input.startAt || input.endAt ? findWrongTimes(startAt, endAt) : undefined;
  if (wrongTimes) throw failures.invalid(wrongTimes);
  const times = { startAt, endAt, plannedBreakMinutes: input.plannedBreakMinutes ?? schedule.plannedBreakMinutes };
  const wrongBreak = findWrongBreak(times);
  if (!wrongBreak) return times;
  if (typeof input.plannedBreakMinutes === 'number') throw failures.invalid(wrongBreak);
  return { ...times, plannedBreakMinutes: 0 };
}
