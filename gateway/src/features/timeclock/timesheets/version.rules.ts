import { createHash } from 'node:crypto';
import type { BreakSpan, Punches } from './timesheet.rules.js';

/**
 * A short text that is another one whenever the times or breaks are others. Whoever edits a timesheet sends it back, and
 * is told when somebody else was quicker.
 */
export function versionOf({ clockInAt, clockOutAt }: Punches, breaks: readonly BreakSpan[]): string {
  const content = [clockInAt, clockOutAt, ...breaks.map(({ type, startAt, endAt }) => [type, startAt, endAt])];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
}
