const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const steps = [
  { unit: 'day', milliseconds: 24 * 60 * 60_000 },
  { unit: 'hour', milliseconds: 60 * 60_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** `just now`, `5 minutes ago`, `yesterday`, `3 days ago`. Both are milliseconds since the epoch. */
export function formatTimeAgo(instant: number, now: number): string {
  const elapsed = Math.max(0, now - instant);
  const step = steps.find(({ milliseconds }) => elapsed >= milliseconds);
  if (!step) return 'just now';
  return relative.format(-Math.floor(elapsed / step.milliseconds), step.unit);
}
