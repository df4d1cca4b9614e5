import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import type { Attempt, PunchName } from './punches.js';

export type ClockState = 'OUT' | 'WORKING' | 'ON_BREAK';

export function openBreakOf(timesheet: ClockCard_TimesheetFragment) {
  return timesheet.breaks.find(({ endAt }) => endAt === null) ?? null;
}

export function stateOf(timesheet: ClockCard_TimesheetFragment | null): ClockState {
  if (!timesheet || timesheet.clockOutAt) return 'OUT';
  return openBreakOf(timesheet) ? 'ON_BREAK' : 'WORKING';
}

/** Whether the gateway flags the clock-in because the organization requires a location. */
export function isLocationMissing(timesheet: ClockCard_TimesheetFragment | null): boolean {
  return timesheet?.exceptions.some(({ code }) => code === 'MISSING_LOCATION') ?? false;
}

/** Whether the clock is in a state that the attempt would have led to. */
export function isConfirmed(
  { punch, job }: Pick<Attempt, 'punch' | 'job'>,
  timesheet: ClockCard_TimesheetFragment | null,
): boolean {
  const state = stateOf(timesheet);
  if (punch === 'switchJob') return state === 'OUT' || timesheet?.job?.id === job?.id;
  return statesAfter[punch].includes(state);
}

const statesAfter: Record<Exclude<PunchName, 'switchJob'>, readonly ClockState[]> = {
  clockIn: ['WORKING', 'ON_BREAK'],
  clockOut: ['OUT'],
  startBreak: ['ON_BREAK', 'OUT'],
  endBreak: ['WORKING', 'OUT'],
};

/** Whether a punch repeats an attempt. With another job, it is another punch. */
export function isSamePunch(
  attempt: Pick<Attempt, 'punch' | 'job'>,
  punch: PunchName,
  job: { readonly id: string } | null | undefined,
): boolean {
  const hasJob = punch === 'clockIn' || punch === 'switchJob';
  return attempt.punch === punch && (!hasJob || attempt.job?.id === job?.id);
}

type SeenTimesheet = Pick<ClockCard_TimesheetFragment, 'id' | 'version'> & {
  readonly job: { readonly id: string } | null;
};

/** Whether the screen shows the timesheet as it is: its punches and its job. */
export function isSameClock(one: SeenTimesheet | null, other: SeenTimesheet | null): boolean {
  return one?.id === other?.id && one?.version === other?.version && one?.job?.id === other?.job?.id;
}
