import type { Instant } from './time-zone.js';

let relative: Intl.RelativeTimeFormat | undefined;

const steps = [
  { unit: 'day', milliseconds: 24 * 60 * 60_000 },
  { unit: 'hour', milliseconds: 60 * 60_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** `in 6 days`, `in less than a minute`, `3 hours ago`. */
export function formatRelativeTime(instant: Instant, now: Instant): string {
  const distance = new Date(instant).getTime() - new Date(now).getTime();
  const step = steps.find(({ milliseconds }) => Math.abs(distance) >= milliseconds);
  if (!step) return distance >= 0 ? 'in less than a minute' : 'less than a minute ago';
  relative ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
  return relative.format(Math.round(distance / step.milliseconds), step.unit);
}
