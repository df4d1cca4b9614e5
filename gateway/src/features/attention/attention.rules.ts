const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A person who clocks in within this time is on time. */
export const lateGraceMinutes = 5;
/** Who has not come by then will probably not come. */
const noShowHours = 2;
/** Long enough to list a missed shift over a weekend. */
export const noShowDays = 3;
/** People put their tools away before they clock out. */
const endGraceMinutes = 15;
/** Without a shift, a timesheet that runs longer was probably forgotten. */
export const longestDayHours = 12;
/** The share of the hours before overtime from which a person nears it. */
const overtimeShare = 0.9;
export const listedPerKind = 50;

interface Hours {
  readonly startAt: Date;
  readonly endAt: Date;
}

/** Whether a person is late or does not show up, for a shift without any timesheet. Null within the grace. */
export function classifyAbsence({ startAt, endAt }: Hours, now: Date): 'LATE' | 'NO_SHOW' | null {
  const sinceStart = now.getTime() - startAt.getTime();
  if (sinceStart <= lateGraceMinutes * minuteMs) return null;
  return now >= endAt || sinceStart > noShowHours * hourMs ? 'NO_SHOW' : 'LATE';
}

interface OpenSince {
  readonly clockInAt: Date;
  readonly shiftEndAt: Date | null;
}

export function isOpenTooLong({ clockInAt, shiftEndAt }: OpenSince, now: Date): boolean {
  const limit = shiftEndAt ? shiftEndAt.getTime() + endGraceMinutes * minuteMs : endOfLongestDay(clockInAt);
  return now.getTime() > limit;
}

/** Whether the clock-out was probably forgotten, so that the length of the work is unknown. */
export function isProbablyForgotten(timesheet: OpenSince, now: Date): boolean {
  return isOpenTooLong(timesheet, now) && now.getTime() > endOfLongestDay(timesheet.clockInAt);
}

const endOfLongestDay = (clockInAt: Date) => clockInAt.getTime() + longestDayHours * hourMs;

/** The minutes of a workweek as pay computes them. */
export interface WeekMinutes {
  readonly worked: number;
  readonly workedOvertime: number;
  /** With the rest of the planned shifts. */
  readonly projected: number;
  readonly projectedOvertime: number;
}

/**
 * Whether a person nears overtime or has worked some. Null for a person without further hours this week, because nothing can
 * be changed.
 */
export function classifyOvertime(
  { worked, workedOvertime, projected, projectedOvertime }: WeekMinutes,
  isWorking: boolean,
  limitMinutes: number,
): 'NEARING_OVERTIME' | 'OVERTIME' | null {
  const worksOn = isWorking || projected > worked;
  if (!worksOn) return null;
  if (workedOvertime > 0) return 'OVERTIME';
  const isNear = projectedOvertime > 0 || worked >= overtimeShare * limitMinutes;
  return isNear ? 'NEARING_OVERTIME' : null;
}
