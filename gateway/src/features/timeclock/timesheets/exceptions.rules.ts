import type { TimesheetExceptionCode, TimesheetFlag } from './timesheet.enums.js';
import type { Punches } from './timesheet.rules.js';

/** Nobody works longer than this, so the person probably forgot to clock out. */
export const longestOrdinaryHours = 16;
const longestOrdinaryMs = longestOrdinaryHours * 3_600_000;

export interface ExceptionFacts extends Punches {
  readonly flags: readonly TimesheetFlag[];
}

const messages: Readonly<Record<TimesheetFlag | 'OPEN_OVER_16_HOURS' | 'OVER_16_HOURS', string>> = {
  OPEN_OVER_16_HOURS: 'In progress for more than 16 hours',
  OVER_16_HOURS: 'Longer than 16 hours',
  MISSING_LOCATION: 'Clocked in without a location',
  IMPOSSIBLE_LOCATION: 'Clocked in at an impossible location',
  ADDED_BY_MANAGER: 'Added by a manager',
};

export interface Exception {
  readonly code: TimesheetExceptionCode;
  readonly message: string;
}

/** What a reviewer should look at. An exception never closes or rejects a timesheet. */
export function exceptionsOf({ clockInAt, clockOutAt, flags }: ExceptionFacts, now: Date): Exception[] {
  const isLong = (clockOutAt ?? now).getTime() - clockInAt.getTime() > longestOrdinaryMs;
  const tooLong = clockOutAt ? ('OVER_16_HOURS' as const) : ('OPEN_OVER_16_HOURS' as const);
  return [...(isLong ? [tooLong] : []), ...flags].map((code) => ({ code, message: messages[code] }));
}
