import { type JobView, presentJob } from '../../jobs/index.js';
import type { BreakSpan } from '../timesheets/timesheet.rules.js';
import type { BreakType } from '../timesheets/timesheet.types.js';

export interface StoredBreak {
  readonly type: BreakType;
  readonly startAt: string;
  readonly endAt: string | null;
}

/** The times and the job of a timesheet as JSON, so that both versions stay readable after the timesheet has changed. */
export interface StoredTimes {
  readonly clockInAt: string;
  readonly clockOutAt: string | null;
  readonly breaks: readonly StoredBreak[];
  readonly job: JobView | null;
}

/** How many minutes more, or less, are paid. */
export interface PayEffect {
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly mealPremiumMinutes: number;
  readonly restPremiumMinutes: number;
}

export interface CorrectedTimes {
  readonly clockInAt: Date;
  readonly clockOutAt: Date | null;
  readonly breaks: readonly BreakSpan[];
  readonly job: JobView | null;
}

export function storeTimes({ clockInAt, clockOutAt, breaks, job }: CorrectedTimes): StoredTimes {
  return {
    clockInAt: clockInAt.toISOString(),
    clockOutAt: clockOutAt?.toISOString() ?? null,
    breaks: storeBreaks(breaks),
    job: job && presentJob(job),
  };
}

export function storeBreaks(breaks: readonly BreakSpan[]): StoredBreak[] {
  return breaks.map(({ type, startAt, endAt }) => ({
    type,
    startAt: startAt.toISOString(),
    endAt: endAt?.toISOString() ?? null,
  }));
}

export function readTimes({ clockInAt, clockOutAt, breaks, job }: StoredTimes): CorrectedTimes {
  return {
    clockInAt: new Date(clockInAt),
    clockOutAt: clockOutAt === null ? null : new Date(clockOutAt),
    breaks: readBreaks(breaks),
    job,
  };
}

export function readBreaks(breaks: readonly StoredBreak[]): BreakSpan[] {
  return breaks.map(({ type, startAt, endAt }) => ({
    type,
    startAt: new Date(startAt),
    endAt: endAt === null ? null : new Date(endAt),
  }));
}
