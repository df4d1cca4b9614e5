import type { WorkPiece } from './credited-time.rules.js';
import type { JobMinutes } from './pay.types.js';

/**
 * Adds up credited minutes by the job of their timesheet, so that the jobs add up to the time worked and labor cost by job
 * never differs from pay. For overtime, hours on several jobs are hours of one employee (29 CFR 778.103).
 */
export function sumMinutesByJob(pieces: readonly WorkPiece[]): JobMinutes[] {
  const minutes = new Map<string | null, number>();
  for (const piece of pieces) {
    const { jobId } = piece.timesheet.punch;
    if (piece.minutes > 0) minutes.set(jobId, (minutes.get(jobId) ?? 0) + piece.minutes);
  }
  return [...minutes].map(([jobId, total]) => ({ jobId, minutes: total })).sort(compareNoJobLast);
}

function compareNoJobLast(a: JobMinutes, b: JobMinutes): number {
  if (a.jobId === null || b.jobId === null) return Number(a.jobId === null) - Number(b.jobId === null);
  return a.jobId < b.jobId ? -1 : 1;
}
