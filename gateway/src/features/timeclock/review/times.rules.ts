import type { FieldMessages } from '../../../platform/errors/index.js';
import type { BreakSpan, Punches } from '../timesheets/timesheet.rules.js';

export interface Times extends Punches {
  readonly breaks: readonly BreakSpan[];
}

/**
 * What is wrong with the times among themselves, at the field that is wrong: the clock-out comes after the clock-in, and
 * breaks lie inside, in order, apart; one may begin when the last one ends. Only the last one of an open timesheet may
 * still be going on.
 */
export function wrongTimes({ clockInAt, clockOutAt, breaks }: Times): FieldMessages {
  const wrong: Record<string, string> = {};
  if (clockOutAt && clockOutAt <= clockInAt) wrong.clockOutAt = 'Clock-out must be after clock-in';
  breaks.forEach((pause, index) => {
    const startWrong = wrongStart(pause, breaks[index - 1], { clockInAt, clockOutAt });
    const endWrong = wrongEnd(pause, index === breaks.length - 1, clockOutAt);
    if (startWrong) wrong[`breaks.${index}.startAt`] = startWrong;
    if (endWrong) wrong[`breaks.${index}.endAt`] = endWrong;
  });
  return wrong;
}

/** Nobody has worked in the future. */
export function timesInFuture({ clockInAt, clockOutAt, breaks }: Times, now: Date): FieldMessages {
  const wrong: Record<string, string> = {};
  if (clockInAt > now) wrong.clockInAt = 'Clock-in must not be in the future';
  if (clockOutAt && clockOutAt > now) wrong.clockOutAt = 'Clock-out must not be in the future';
  breaks.forEach(({ startAt, endAt }, index) => {
    if (startAt > now) wrong[`breaks.${index}.startAt`] = 'A break must not be in the future';
    if (endAt && endAt > now) wrong[`breaks.${index}.endAt`] = 'A break must not be in the future';
  });
  return wrong;
}

function wrongStart({ startAt }: BreakSpan, last: BreakSpan | undefined, { clockInAt, clockOutAt }: Punches) {
  if (startAt < clockInAt) return 'A break must not start before the clock-in';
  if (clockOutAt && startAt > clockOutAt) return 'A break must not start after the clock-out';
  if (last && startAt < (last.endAt ?? last.startAt)) return 'Breaks must be in order and must not overlap';
  return undefined;
}

function wrongEnd({ startAt, endAt }: BreakSpan, isLast: boolean, clockOutAt: Date | null) {
  if (endAt && endAt < startAt) return 'A break must not end before it starts';
  if (endAt && clockOutAt && endAt > clockOutAt) return 'A break must not end after the clock-out';
  if (!endAt && clockOutAt) return 'A break of a closed timesheet must have an end';
  if (!endAt && !isLast) return 'Only the last break can still be going on';
  return undefined;
}
