export interface WorkedSpan {
  readonly startAt: Date;
  /** Null if it is in progress. */
  readonly endAt: Date | null;
  /** Unpaid breaks lie within the work, and do not count. */
  readonly isUnpaidBreak: boolean;
}

/** The whole minutes worked from `from` to `now`. They are truncated once, at the end. */
export function countMinutesSince(from: Date, now: Date, spans: readonly WorkedSpan[]): number {
  const worked = spans.reduce((sum, { startAt, endAt, isUnpaidBreak }) => {
    const end = Math.min((endAt ?? now).getTime(), now.getTime());
    const length = Math.max(0, end - Math.max(startAt.getTime(), from.getTime()));
    return sum + (isUnpaidBreak ? -length : length);
  }, 0);
  return Math.floor(Math.max(0, worked) / 60_000);
}
