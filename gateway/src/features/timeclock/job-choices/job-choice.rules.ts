import { chooseJobOfShift, isJobOfShift } from '../timesheets/nearest-shift.rules.js';

interface Choice {
  readonly id: string;
  readonly isOwnJob: boolean;
}

interface Shift {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly job: { readonly id: string; readonly retired: boolean } | null;
}

interface Facts<Of extends Choice> {
  readonly jobs: readonly Of[];
  readonly shifts: readonly Shift[];
  readonly recentIds: readonly string[];
}

/** More than a person works on in a week, and few enough to find one at a glance. */
const maxRecent = 8;

/**
 * The jobs that a person may choose, each with its rank: first the job of the nearest shift, then those of the other shifts,
 * then those used last. All others have the same rank, and are sorted by name.
 */
export function rankChoices<Of extends Choice>({ jobs, shifts, recentIds }: Facts<Of>, at: Date) {
  const nearest = chooseJobOfShift(shifts, at)?.id ?? [];
  const ofShifts = shifts.flatMap(({ job }) => job?.id ?? []);
  const first = [...new Set([nearest, ofShifts, recentIds.slice(0, maxRecent)].flat())];
  return jobs
    .filter(({ id, isOwnJob }) => isOwnJob || isJobOfShift(id, shifts))
    .map((job) => ({ job, rank: first.includes(job.id) ? first.indexOf(job.id) : first.length }));
}
