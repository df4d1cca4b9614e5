import type { FieldMessages } from '../../../platform/errors/index.js';
import type { BreakSpan, Punches } from '../timesheets/timesheet.rules.js';

export interface Times extends Punches {
  readonly breaks: readonly BreakSpan[];
}

/**
 * Messages by field for times that contradict each other. The clock-out comes after the clock-in. Breaks lie within the
 * timesheet, in order and without overlap; one may start when the previous one ends. Only the last break of an open
 * timesheet may still be in progress.
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

export function findFutureTimes({ clockInAt, clockOutAt, breaks }: Times, now: Date): FieldMessages {
  const invalid: Record<string, string> = {};
  if (clockInAt > now) invalid.clockInAt = 'Clock-in must not be in the future';
  if (clockOutAt && clockOutAt > now) invalid.clockOutAt = 'Clock-out must not be in the future';
  breaks.forEach(({ startAt, endAt }, index) => {
    if (startAt > now) invalid[`breaks.${index}.startAt`] = 'A break must not be in the future';
    if (endAt && endAt > now) invalid[`breaks.${index}.endAt`] = 'A break must not be in the future';
  });
  return invalid;
}

function validateStart({ startAt }: BreakSpan, previous: BreakSpan | undefined, { clockInAt, clockOutAt }: Punches) {
  if (startAt < clockInAt) return 'A break must not start before the clock-in';
  if (clockOutAt && startAt > clockOutAt) return 'A break must not start after the clock-out';
  if (previous && startAt < (previous.endAt ?? previous.startAt)) return 'Breaks must be in order and must not overlap';
  return undefined;
}

function validateEnd({ startAt, endAt }: BreakSpan, isLast: boolean, clockOutAt: Date | null) {
  if (endAt && endAt < startAt) return 'A break must not end before it starts';
  if (endAt && clockOutAt && endAt > clockOutAt) return 'A break must not end after the clock-out';
  if (!endAt && clockOutAt) return 'A break of a closed timesheet must have an end';
  if (!endAt && !isLast) return 'Only the last break can still be in progress';
  return undefined;
}
