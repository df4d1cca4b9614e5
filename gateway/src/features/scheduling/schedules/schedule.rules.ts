import type { FieldMessages } from '../../../platform/errors/index.js';

export const longestDays = 31;
const dayMs = 24 * 3_600_000;

/** What is wrong with the times of a schedule, at the field that is wrong; nothing where they are fine. */
export function wrongTimes(startAt: Date, endAt: Date): FieldMessages | undefined {
  const lasts = endAt.getTime() - startAt.getTime();
  if (lasts <= 0) return { endAt: 'End time must be after start time' };
  if (lasts > longestDays * dayMs) return { endAt: `A schedule can last at most ${longestDays} days` };
  return undefined;
}
