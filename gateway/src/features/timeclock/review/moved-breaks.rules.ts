import { type FieldMessages, failures, type Violation } from '../../../platform/errors/index.js';
import type { BreakSpan, Punches } from '../timesheets/timesheet.rules.js';

interface RequestedMove extends Punches {
  readonly moveBreaks?: boolean | null | undefined;
}

/**
 * By how many milliseconds the breaks of a timesheet move that gets new times but no new breaks. If the caller does not say,
 * they move only with a timesheet that moves as a whole: from 9:00–17:00 to 10:00–18:00 by an hour, but not to 10:00–17:00.
 */
export function chooseMove(current: Punches, { moveBreaks, ...requested }: RequestedMove): number {
  const ofClockIn = requested.clockInAt.getTime() - current.clockInAt.getTime();
  if (typeof moveBreaks === 'boolean') return moveBreaks ? ofClockIn : 0;
  if (!current.clockOutAt || !requested.clockOutAt) return 0;
  const ofClockOut = requested.clockOutAt.getTime() - current.clockOutAt.getTime();
  return ofClockIn === ofClockOut ? ofClockIn : 0;
}

export function moveBreaks(breaks: readonly BreakSpan[], byMs: number): readonly BreakSpan[] {
  if (byMs === 0) return breaks;
  const move = (instant: Date) => new Date(instant.getTime() + byMs);
  return breaks.map(({ type, startAt, endAt }) => ({ type, startAt: move(startAt), endAt: endAt && move(endAt) }));
}

/**
 * Breaks that the caller did not send must fit the new times, moved or not. The error names what the caller can send, because
 * the caller has not sent any field of these breaks.
 */
export function existingBreaksMustFit(invalid: FieldMessages, areMoved: boolean): Violation {
  const { clockOutAt: _validatedBefore, ...invalidBreaks } = invalid;
  const [first] = Object.values(invalidBreaks);
  if (!first) return undefined;
  const facts = `The breaks of this timesheet don’t fit the new times${areMoved ? ', even moved with the clock-in' : ''}: ${first}.`;
  const remedy = areMoved
    ? 'Send `breaks` as they should be.'
    : 'Send `breaks` as they should be, or `moveBreaks: true` to move them with the clock-in.';
  return failures.invalid({ breaks: `${facts} ${remedy}` });
}
