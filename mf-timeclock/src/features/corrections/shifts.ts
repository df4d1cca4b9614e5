const hourMs = 3_600_000;

export interface Shift {
  readonly startAt: string;
  readonly endAt: string;
  readonly job: { readonly id: string } | null;
}

/** Work with a clock-in. Without a clock-out, it is in progress. */
export interface Work {
  readonly clockInAt: string;
  readonly clockOutAt: string | null;
}

/** The shift to which a timesheet belongs: the one with most of it, or else the nearest, at most 12 hours away. */
export function findShiftOf<Of extends Shift>(shifts: readonly Of[], work: Work, now: Date): Of | null {
  const common = (shift: Of) => overlapMs(shift, work, now);
  const near = shifts.filter((shift) => common(shift) >= -12 * hourMs);
  return near.toSorted((one, other) => common(other) - common(one))[0] ?? null;
}

/** The earliest shift that has begun and for which nothing is recorded. */
export function findMissedShift<Of extends Shift>(
  shifts: readonly Of[],
  recorded: readonly Work[],
  now: Date,
): Of | null {
  const missed = shifts.filter(
    (shift) => Date.parse(shift.startAt) <= now.getTime() && recorded.every((work) => overlapMs(shift, work, now) <= 0),
  );
  return missed.toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt))[0] ?? null;
}

/** How long both last at the same time. Negative if time lies between them. */
function overlapMs({ startAt, endAt }: Shift, { clockInAt, clockOutAt }: Work, now: Date): number {
  const workEnd = clockOutAt ? Date.parse(clockOutAt) : now.getTime();
  return Math.min(Date.parse(endAt), workEnd) - Math.max(Date.parse(startAt), Date.parse(clockInAt));
}
