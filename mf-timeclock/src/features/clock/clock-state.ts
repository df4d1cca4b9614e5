import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import type { PunchName } from './punches.js';

export type ClockState = 'OUT' | 'WORKING' | 'ON_BREAK';

/** The break that has no end yet. */
export function openBreak(timesheet: ClockCard_TimesheetFragment) {
  return timesheet.breaks.find((one) => one.endAt === null) ?? null;
}

export function stateOf(timesheet: ClockCard_TimesheetFragment | null): ClockState {
  if (!timesheet || timesheet.clockOutAt) return 'OUT';
  return openBreak(timesheet) ? 'ON_BREAK' : 'WORKING';
}

/** Whether the clock stands where a punch would have brought it. */
export function isReached(punch: PunchName, state: ClockState): boolean {
  return goals[punch].includes(state);
}

const goals: Record<PunchName, readonly ClockState[]> = {
  clockIn: ['WORKING', 'ON_BREAK'],
  clockOut: ['OUT'],
  startBreak: ['ON_BREAK', 'OUT'],
  endBreak: ['WORKING', 'OUT'],
};
