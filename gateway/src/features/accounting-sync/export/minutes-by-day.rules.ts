import { dayOf } from '../../organization/index.js';

interface Span {
  readonly startAt: Date;
  readonly endAt: Date | null;
}

/** A finished timesheet, as far as its minutes go. */
export interface Shift {
  readonly clockInAt: Date;
  readonly clockOutAt: Date;
  readonly breaks: readonly (Span & { readonly type: 'PAID' | 'UNPAID' })[];
}

export interface MinutesOfDay {
  readonly date: string;
  readonly minutes: number;
}

const minuteMs = 60_000;

/**
 * The minutes of a timesheet on each day of the organization's calendar that it touches. They add up to its
 * `durationMinutes` exactly: what is left over of a minute at midnight counts on the next day.
 */
export function minutesByDay(shift: Shift, timezone: string): MinutesOfDay[] {
  const days: MinutesOfDay[] = [];
  let told = 0;
  for (let day = dayOf(shift.clockInAt, timezone); ; day = dayOf(day.to, timezone)) {
    const soFar = Math.floor(workedMsUntil(day.to, shift) / minuteMs);
    days.push({ date: day.date, minutes: soFar - told });
    told = soFar;
    if (day.to >= shift.clockOutAt) return days;
  }
}

/** From the clock-in until the instant, less the unpaid breaks so far. */
function workedMsUntil(instant: Date, { clockInAt, clockOutAt, breaks }: Shift): number {
  const until = Math.min(instant.getTime(), clockOutAt.getTime());
  const unpaid = breaks
    .filter((pause) => pause.type === 'UNPAID')
    .reduce((sum, { startAt, endAt }) => {
      const end = Math.min((endAt ?? clockOutAt).getTime(), until);
      return sum + Math.max(0, end - startAt.getTime());
    }, 0);
  return Math.max(0, until - clockInAt.getTime() - unpaid);
}
