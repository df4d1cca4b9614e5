import type { WorkPiece } from './credited.js';
import type { JobMinutes } from './types.js';

/**
 * Every credited minute stands on its timesheet's job, or on none, so that the jobs add up to the time worked: labor cost
 * by job and pay never differ. Hours on several jobs are one employer's hours for overtime (29 CFR 778.103).
 */
export function minutesByJob(pieces: readonly WorkPiece[]): JobMinutes[] {
  const minutes = new Map<string | null, number>();
  for (const piece of pieces) {
    const { jobId } = piece.timesheet.punch;
    if (piece.minutes > 0) minutes.set(jobId, (minutes.get(jobId) ?? 0) + piece.minutes);
  }
  return [...minutes].map(([jobId, total]) => ({ jobId, minutes: total })).sort(noJobLast);
}

function noJobLast(a: JobMinutes, b: JobMinutes): number {
  if (a.jobId === null || b.jobId === null) return Number(a.jobId === null) - Number(b.jobId === null);
  return a.jobId < b.jobId ? -1 : 1;
}
