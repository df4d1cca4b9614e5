import { longestRest } from './breaks.rules.js';
import { formatLength } from './formats.presenter.js';
import { hourMs } from './local-calendar.rules.js';
import type { PunchedBreak } from './pay.types.js';

const longestRestsTogether = hourMs;

/**
 * Says that the paid breaks of a timesheet are longer than rest breaks, or returns null. People start a paid break
 * themselves, and all of it counts as worked, so a manager has to confirm one of more than 20 minutes, and breaks of more
 * than an hour together: otherwise someone could take several short ones in a row. A break without an end is not measured.
 *
 * Source: rest breaks last 5 to about 20 minutes (29 CFR 785.18). A longer paid break is the employer's policy.
 */
export function describePaidBreaks(breaks: readonly PunchedBreak[]): string | null {
  let [longest, together] = [0, 0];
  for (const { type, from, to } of breaks) {
    if (type !== 'PAID' || to === null) continue;
    longest = Math.max(longest, to - from);
    together += to - from;
  }
  if (longest > longestRest) return `A paid break of ${formatLength(longest)} counts as worked`;
  if (together <= longestRestsTogether) return null;
  return `Paid breaks of ${formatLength(together)} together count as worked`;
}

interface RecordedBreak {
  readonly type: PunchedBreak['type'];
  readonly startAt: Date;
  readonly endAt: Date | null;
}

export function describeLongPaidBreaks(breaks: readonly RecordedBreak[]): string | null {
  return describePaidBreaks(
    breaks.map(({ type, startAt, endAt }) => ({ type, from: startAt.getTime(), to: endAt ? endAt.getTime() : null })),
  );
}
