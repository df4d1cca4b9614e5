import type { FieldMessages } from '../../../platform/errors/index.js';

export const longestDays = 31;
const dayMs = 24 * 3_600_000;

/** The error message of the wrong field, or undefined if the times are valid. */
export function wrongTimes(startAt: Date, endAt: Date): FieldMessages | undefined {
  const lasts = endAt.getTime() - startAt.getTime();
  if (lasts <= 0) return { endAt: 'End time must be after start time' };
  if (lasts > longestDays * dayMs) return { endAt: `A schedule can last at most ${longestDays} days` };
  return undefined;
}
