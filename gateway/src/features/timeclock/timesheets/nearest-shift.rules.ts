const hourMs = 3_600_000;

interface Shift {
  readonly startAt: Date;
  readonly endAt: Date;
}

/**
 * The shift to which a punch belongs: the one that is running, and otherwise the one whose start or end is nearest, at most
 * 12 hours away. Of several running or equally near shifts, the one that starts last: at 14:00, the shift that starts then
 * and not the one that ends.
 */
export function findNearestShift<Of extends Shift>(shifts: readonly Of[], at: Date): Of | null {
  let nearest: Of | null = null;
  for (const shift of shifts) {
    if (measureDistance(shift, at) > longestDistance) continue;
    if (!nearest || compareShifts(shift, nearest, at) < 0) nearest = shift;
  }
  return nearest;
}

const longestDistance = 12 * hourMs;

/** 0 while the shift is running. */
function measureDistance({ startAt, endAt }: Shift, at: Date): number {
  return Math.max(0, startAt.getTime() - at.getTime(), at.getTime() - endAt.getTime());
}

function compareShifts(one: Shift, other: Shift, at: Date): number {
  return measureDistance(one, at) - measureDistance(other, at) || other.startAt.getTime() - one.startAt.getTime();
}

interface ShiftOfJob extends Shift {
  readonly job: { readonly id: string; readonly retired: boolean } | null;
}

/** The job of a clock-in without one: the job of the person's nearest shift, unless it has been retired. */
export function chooseJobOfShift<Of extends ShiftOfJob>(shifts: readonly Of[], at: Date): Of['job'] {
  const job = findNearestShift(shifts, at)?.job ?? null;
  return job?.retired ? null : job;
}

interface ShiftOfTeam<Team> extends Shift {
  /** Null if it is retired. */
  readonly team: Team | null;
}

/** The team whose hours a timesheet has: that of the person's nearest shift, or else the one that the person belongs to. */
export function chooseTeam<Team>(shifts: readonly ShiftOfTeam<Team>[], ofDay: Team | null, at: Date): Team | null {
  return findNearestShift(shifts, at)?.team ?? ofDay;
}

/** Whether one of a person's shifts is for the job. */
export function isJobOfShift(jobId: string, shifts: readonly Pick<ShiftOfJob, 'job'>[]): boolean {
  return shifts.some(({ job }) => job?.id === jobId);
}
