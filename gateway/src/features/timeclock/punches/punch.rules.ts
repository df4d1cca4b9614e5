import { DomainError, type Violation } from '../../../platform/errors/index.js';
import type { TimesheetFlag } from '../timesheets/timesheet.types.js';

export const noActiveTimesheet = () => new DomainError('conflict', 'timesheet.none-open', 'No active timesheet');
export const alreadyClockedIn = () =>
  new DomainError('conflict', 'timesheet.already-open', 'You are already clocked in');
export const alreadyOnBreak = () => new DomainError('conflict', 'break.already-open', 'You are already on a break');
export const noOpenBreak = () => new DomainError('conflict', 'break.none-open', 'No open break');

/** One open timesheet per person. A partial unique index enforces it for simultaneous clock-ins. */
export function mustNotBeClockedIn(last: { readonly clockOutAt: Date | null } | null): Violation {
  return last && !last.clockOutAt ? alreadyClockedIn() : undefined;
}

/**
 * A clock-out from a screen that has not seen the latest punch would end the shift by surprise: in the middle of a break that
 * was started on another device. Callers that name no version have seen what they end.
 */
export function clockMustBeSeen(
  { version, openBreak }: { readonly version: string; readonly openBreak: object | undefined },
  expected: string | null | undefined,
): Violation {
  if (!expected || expected === version) return undefined;
  const message = openBreak
    ? 'You are on a break, which was started elsewhere. End it first, or clock out again to end both.'
    : 'Your clock was changed elsewhere. Check it, then clock out again.';
  return new DomainError('conflict', 'timesheet.changed-meanwhile', message);
}

/** One open break per timesheet. */
export function breaksMustNotNest(openBreak: object | undefined): Violation {
  return openBreak ? alreadyOnBreak() : undefined;
}

interface PossiblyOpen {
  readonly endAt: Date | null;
}

export function findOpenBreak<Of extends PossiblyOpen>(breaks: readonly Of[]): Of | undefined {
  return breaks.find(({ endAt }) => !endAt);
}

/** The breaks after an open one has ended. */
export function endBreaks<Of extends PossiblyOpen>(breaks: readonly Of[], at: Date): Of[] {
  return breaks.map((each) => (each.endAt ? each : { ...each, endAt: at }));
}

/** When a punch counts, and when the clock observed it. */
export interface PunchTime {
  readonly at: Date;
  readonly observedAt: Date;
}

interface Possible {
  /** The person's latest punch. */
  readonly earliest?: Date | null | undefined;
  /** The clock-in of the next timesheet, which was punched while a clock was ahead. */
  readonly latest?: Date | null | undefined;
}

/**
 * A punch counts when the clock observed it, or else at the nearest instant that overlaps nothing: no span is negative, and no
 * punch is rejected because a clock was wrong.
 */
export function placePunch(observedAt: Date, { earliest, latest }: Possible): PunchTime {
  const notAfter = Math.min(observedAt.getTime(), latest?.getTime() ?? Number.POSITIVE_INFINITY);
  return { at: new Date(Math.max(notAfter, earliest?.getTime() ?? Number.NEGATIVE_INFINITY)), observedAt };
}

/** A smaller difference is usual between good clocks, and changes no minute that a manager could correct. */
const toleranceMs = 1_000;

function isAdjusted({ at, observedAt }: PunchTime): boolean {
  return Math.abs(at.getTime() - observedAt.getTime()) >= toleranceMs;
}

export function flagAdjusted(time: PunchTime, flags: readonly TimesheetFlag[]): TimesheetFlag[] {
  return isAdjusted(time) ? [...new Set([...flags, 'CLOCK_ADJUSTED' as const])] : [...flags];
}

/** For the audit log. */
export function observedTime(time: PunchTime): { readonly observedAt?: Date } {
  return isAdjusted(time) ? { observedAt: time.observedAt } : {};
}
