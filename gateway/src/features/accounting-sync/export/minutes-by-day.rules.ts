import { dayOf } from '../../organization/index.js';

interface TimeRange {
  readonly startAt: Date;
  readonly endAt: Date | null;
}

/** The parts of a closed timesheet that determine its minutes. */
export interface Shift {
  readonly clockInAt: Date;
  readonly clockOutAt: Date;
  readonly breaks: readonly (TimeRange & { readonly type: 'PAID' | 'UNPAID' })[];
}

export interface MinutesOfDay {
  readonly date: string;
  readonly minutes: number;
}

const minuteMs = 60_000;

/**
 * The minutes of a timesheet on each calendar day that it overlaps in the organization's time zone. They add up to exactly
 * its `durationMinutes`: a minute that spans midnight counts on the next day.
 */
export function countMinutesByDay(shift: Shift, timezone: string): MinutesOfDay[] {
  const days: MinutesOfDay[] = [];
  let counted = 0;
  for (let day = dayOf(shift.clockInAt, timezone); ; day = dayOf(day.to, timezone)) {
    const minutesUntilEnd = Math.floor(sumWorkedMsUntil(day.to, shift) / minuteMs);
    days.push({ date: day.date, minutes: minutesUntilEnd - counted });
    counted = minutesUntilEnd;
    if (day.to >= shift.clockOutAt) return days;
  }
}

/** The time from the clock-in until the instant, minus the unpaid breaks so far. */
function sumWorkedMsUntil(instant: Date, { clockInAt, clockOutAt, breaks }: Shift): number {
  const until = Math.min(instant.getTime(), clockOutAt.getTime());
  const unpaid = breaks
    .filter(({ type }) => type === 'UNPAID')
    .reduce((sum, { startAt, endAt }) => {
      const end = Math.min((endAt ?? clockOutAt).getTime(), until);
      return sum + Math.max(0, end - startAt.getTime());
    }, 0);
  return Math.max(0, until - clockInAt.getTime() - unpaid);
}
