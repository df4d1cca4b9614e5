import { DomainError, type Violation } from '../../../platform/errors/index.js';

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

/**
 * The instant at which a punch counts. If the server's clock has been set back since the person's last punch, the new punch
 * counts at the instant of the last one, so that no span is negative and no punch is rejected because of our clock.
 */
export function clampToLatest(now: Date, ...earlier: readonly (Date | null | undefined)[]): Date {
  return new Date(Math.max(now.getTime(), ...earlier.map((instant) => instant?.getTime() ?? Number.NEGATIVE_INFINITY)));
}
