import type { Punch } from '../../../pay-engine/index.js';

/** A shift that is not over. */
export interface PlannedWork {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly plannedBreakMinutes: number;
}

/** The punches as if the person clocked out now. */
export function endOpenPunches(punches: readonly Punch[], now: number): Punch[] {
  return punches.map((punch) => ({ ...punch, clockOutAt: punch.clockOutAt ?? now }));
}

/**
 * The punches as if the person worked the rest of their shifts. Overlapping shifts count once. A shift is shorter by its unpaid
 * break, less what the person has taken of it.
 */
export function projectPunches(punches: readonly Punch[], shifts: readonly PlannedWork[], now: number): Punch[] {
  const projected = endOpenPunches(punches, now);
  let workedUntil = now;
  for (const { startAt, endAt, plannedBreakMinutes } of shifts) {
    const from = Math.max(startAt.getTime(), workedUntil);
    const to = endAt.getTime() - Math.max(0, plannedBreakMinutes * 60_000 - sumUnpaidBreaks(punches, startAt, now));
    workedUntil = Math.max(workedUntil, endAt.getTime());
    if (to > from) projected.push(plannedPunch(from, to, projected.length));
  }
  return projected;
}

/** The unpaid breaks since an instant, in milliseconds. */
function sumUnpaidBreaks(punches: readonly Punch[], since: Date, now: number): number {
  const breaks = punches.flatMap((punch) => punch.breaks.map((each) => ({ ...each, end: punch.clockOutAt ?? now })));
  return breaks
    .filter(({ type, from }) => type === 'UNPAID' && from >= since.getTime())
    .reduce((sum, { from, to, end }) => sum + (to ?? end) - from, 0);
}

function plannedPunch(clockInAt: number, clockOutAt: number, index: number): Punch {
  return {
    timesheetId: `planned-${index}`,
    clockInAt,
    clockOutAt,
    breaks: [],
    jobId: null,
    ...{ approved: true, missingLocation: false, addedByManager: false, selfReported: false, selfApproved: false },
  };
}
