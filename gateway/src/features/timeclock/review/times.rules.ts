import { type FieldMessages, failures, type Violation } from '../../../platform/errors/index.js';
import type { BreakSpan, Punches } from '../timesheets/timesheet.rules.js';
import { isSameMinute, measureMove, resolveTypedTimes, type Times } from './typed-times.rules.js';

/**
 * Messages by field for times that contradict each other. The clock-out comes after the clock-in. Breaks lie within the
 * timesheet, in order; see also `findOverlappingBreaks`. Only the last break of an open timesheet may still be in progress.
 */
export function findInvalidTimes({ clockInAt, clockOutAt, breaks }: Times): FieldMessages {
  const invalid: Record<string, string> = {};
  if (clockOutAt && clockOutAt <= clockInAt) invalid.clockOutAt = 'Clock-out must be after clock-in';
  breaks.forEach((each, index) => {
    const startMessage = validateStart(each, breaks[index - 1], { clockInAt, clockOutAt });
    const endMessage = validateEnd(each, index === breaks.length - 1, clockOutAt);
    if (startMessage) invalid[`breaks.${index}.startAt`] = startMessage;
    if (endMessage) invalid[`breaks.${index}.endAt`] = endMessage;
  });
  return invalid;
}

/** Messages by field for typed times, before it is known which stored instants they mean: see `resolveTypedTimes`. */
export function findInvalidInput(typed: Times): FieldMessages {
  const { clockOutAt, ...others } = findInvalidTimes(
    resolveTypedTimes(typed, { stored: null, previousEnd: null, nextStart: null }),
  );
  return clockOutAt && !isSameMinute(typed.clockInAt, typed.clockOutAt) ? { clockOutAt, ...others } : others;
}

/** Messages by field for times that differ from the stored ones. The clock records what forms reject. */
export function findInvalidChanges(times: Times, stored: Times | null, now: Date): FieldMessages {
  const { clockOutAt, ...others } = findInvalidTimes(times);
  return {
    ...(clockOutAt && !hasSamePunches(times, stored) && { clockOutAt }),
    ...others,
    ...findFutureTimes(times, now, stored),
  };
}

export function findFutureTimes({ clockInAt, clockOutAt, breaks }: Times, now: Date, stored?: Times | null) {
  const known = new Set(stored ? instantsOf(stored).map(Number) : []);
  const isFuture = (at: Date | null) => at !== null && at > now && !known.has(at.getTime());
  const invalid: Record<string, string> = {};
  if (isFuture(clockInAt)) invalid.clockInAt = 'Clock-in must not be in the future';
  if (isFuture(clockOutAt)) invalid.clockOutAt = 'Clock-out must not be in the future';
  breaks.forEach(({ startAt, endAt }, index) => {
    if (isFuture(startAt)) invalid[`breaks.${index}.startAt`] = 'A break must not be in the future';
    if (isFuture(endAt)) invalid[`breaks.${index}.endAt`] = 'A break must not be in the future';
  });
  return invalid;
}

const instantsOf = ({ clockInAt, clockOutAt, breaks }: Times) =>
  [clockInAt, clockOutAt, ...breaks.flatMap(({ startAt, endAt }) => [startAt, endAt])].filter((at) => at !== null);

export function hasSamePunches(one: Punches, other: Punches | null): boolean {
  return (
    other !== null && +one.clockInAt === +other.clockInAt && one.clockOutAt?.getTime() === other.clockOutAt?.getTime()
  );
}

/** Breaks that begin before the previous one ends, with that one. One may start when the previous one ends. */
export function findOverlappingBreaks(breaks: readonly BreakSpan[]) {
  return breaks.flatMap((each, index) => {
    const previous = breaks[index - 1];
    return previous?.endAt && each.startAt < previous.endAt ? [{ index, previous }] : [];
  });
}

function validateStart({ startAt }: BreakSpan, previous: BreakSpan | undefined, { clockInAt, clockOutAt }: Punches) {
  if (startAt < clockInAt) return 'A break must not start before the clock-in';
  if (clockOutAt && startAt > clockOutAt) return 'A break must not start after the clock-out';
  return previous && startAt < previous.startAt ? 'Breaks must be in order' : undefined;
}

function validateEnd({ startAt, endAt }: BreakSpan, isLast: boolean, clockOutAt: Date | null) {
  if (endAt && endAt < startAt) return 'A break must not end before it starts';
  if (endAt && clockOutAt && endAt > clockOutAt) return 'A break must not end after the clock-out';
  if (!endAt && clockOutAt) return 'A break of a closed timesheet must have an end';
  if (!endAt && !isLast) return 'Only the last break can still be in progress';
  return undefined;
}

interface RequestedMove extends Punches {
  readonly moveBreaks?: boolean | null | undefined;
}

/**
 * By how many milliseconds the breaks of a timesheet move that gets new times but no new breaks. If the caller does not say,
 * they move only with a timesheet that moves as a whole: from 9:00–17:00 to 10:00–18:00 by an hour, but not to 10:00–17:00.
 */
export function chooseMove(current: Punches, { moveBreaks, ...requested }: RequestedMove): number {
  const ofClockIn = measureMove(current.clockInAt, requested.clockInAt);
  if (typeof moveBreaks === 'boolean') return moveBreaks ? ofClockIn : 0;
  if (!current.clockOutAt || !requested.clockOutAt) return 0;
  const ofClockOut = measureMove(current.clockOutAt, requested.clockOutAt);
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
