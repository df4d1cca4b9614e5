import type { BreakType } from './timesheet.enums.js';

/** From `startAt` until `endAt`, half-open; without an end it still runs. */
export interface Span {
  readonly startAt: Date;
  readonly endAt: Date | null;
}

export interface BreakSpan extends Span {
  readonly type: BreakType;
}

export interface Punches {
  readonly clockInAt: Date;
  readonly clockOutAt: Date | null;
}

const minuteMs = 60_000;

/**
 * Whole minutes worked: clock-out minus clock-in, less UNPAID breaks; null while in progress.
 * The time that really passed counts, whatever the clocks on the wall did meanwhile. It is added up in milliseconds and
 * cut to whole minutes once, at the end: two unpaid breaks of 30 seconds take off one minute.
 */
export function workedMinutes({ clockInAt, clockOutAt }: Punches, breaks: readonly BreakSpan[]): number | null {
  if (!clockOutAt) return null;
  const unpaid = breaks
    .filter((pause) => pause.type === 'UNPAID')
    .reduce((sum, pause) => sum + lengthMs({ startAt: pause.startAt, endAt: pause.endAt ?? clockOutAt }), 0);
  return Math.floor(Math.max(0, lengthMs({ startAt: clockInAt, endAt: clockOutAt }) - unpaid) / minuteMs);
}

function lengthMs({ startAt, endAt }: { startAt: Date; endAt: Date }): number {
  return Math.max(0, endAt.getTime() - startAt.getTime());
}
