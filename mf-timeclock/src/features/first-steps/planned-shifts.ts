import {
  addDays,
  type CalendarDate,
  calendarWeekStartsOn,
  datesOf,
  readLocalTime,
  type TimeZone,
  weekOf,
} from '@timetrack/screens/basics';

export interface WeekPlan {
  readonly title: string;
  readonly days: readonly CalendarDate[];
  /** `09:00` */
  readonly startTime: string;
  /** `17:00`. At or before the start, it is on the next day. */
  readonly endTime: string;
  readonly jobId: string | null;
  readonly assignedUserIds: readonly string[];
}

export interface PlannedShift {
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly jobId: string | null;
  readonly assignedUserIds: string[];
}

/** The days of this week that are not over, and all days of the next one. */
export function plannableWeeks(today: CalendarDate): readonly (readonly CalendarDate[])[] {
  const next = weekOf(addDays(today, 7), calendarWeekStartsOn);
  const current = weekOf(today, calendarWeekStartsOn);
  return [datesOf({ startDate: today, endDate: current.endDate }), datesOf(next)];
}

export const isWorkday = (date: CalendarDate): boolean => Temporal.PlainDate.from(date).dayOfWeek <= 5;

/** A shift of the same hours on each day. Throws a sentence about a time that the change of the clocks leaves out. */
export function planShifts(plan: WeekPlan, timeZone: TimeZone): readonly PlannedShift[] {
  const { title, jobId, startTime, endTime } = plan;
  const assignedUserIds = [...plan.assignedUserIds];
  return plan.days.map((day) => ({
    ...{ title, jobId, assignedUserIds },
    startAt: instantOf(day, startTime, timeZone),
    endAt: instantOf(endTime > startTime ? day : addDays(day, 1), endTime, timeZone),
  }));
}

function instantOf(day: CalendarDate, time: string, timeZone: TimeZone): string {
  const reading = readLocalTime({ text: `${day}T${time}`, occurrence: 'first' }, timeZone);
  if (reading.kind !== 'instant') throw new Error('explanation' in reading ? reading.explanation : 'Enter both times.');
  return new Date(reading.at).toISOString();
}
