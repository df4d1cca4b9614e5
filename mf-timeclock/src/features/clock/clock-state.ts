import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import type { PunchName } from './punches.js';

export type ClockState = 'OUT' | 'WORKING' | 'ON_BREAK';

/** The break in progress. */
export function openBreakOf(timesheet: ClockCard_TimesheetFragment) {
  return timesheet.breaks.find(({ endAt }) => endAt === null) ?? null;
}

export function stateOf(timesheet: ClockCard_TimesheetFragment | null): ClockState {
  if (!timesheet || timesheet.clockOutAt) return 'OUT';
  return openBreakOf(timesheet) ? 'ON_BREAK' : 'WORKING';
}

/** Whether the clock is in a state that the punch would have led to. */
export function isConfirmed(punch: PunchName, state: ClockState): boolean {
  return statesAfter[punch].includes(state);
}

const statesAfter: Record<PunchName, readonly ClockState[]> = {
  clockIn: ['WORKING', 'ON_BREAK'],
  clockOut: ['OUT'],
  startBreak: ['ON_BREAK', 'OUT'],
  endBreak: ['WORKING', 'OUT'],
};
