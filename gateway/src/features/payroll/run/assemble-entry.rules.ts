import { compareJobIds } from '../../../pay-engine/index.js';
import { sumMinutesByKind } from './pay-hours.rules.js';
import { addHours } from './pay-lines.presenter.js';
import type { PayrollEntry, PayrollJob, PayrollLine } from './payroll-entry.types.js';

type JobMinutes = PayrollEntry['jobs'][number];

/** The parts of an entry that can't be derived from its lines, and the lines. */
type EntryParts = Pick<PayrollEntry, 'user' | 'unpaidBreakMinutes' | 'workweeks' | 'lines' | 'exceptions'>;

/** One person's pay with the sums of its lines, in whole minutes by kind and by job, and in decimal hours by kind. */
export function assembleEntry({ user, lines, unpaidBreakMinutes, workweeks, exceptions }: EntryParts): PayrollEntry {
  const { lines: linesWithHours, hours } = addHours(lines);
  const minutesByKind = sumMinutesByKind(lines);
  return {
    user,
    regularMinutes: minutesByKind.REGULAR,
    overtimeMinutes: minutesByKind.OVERTIME,
    doubleTimeMinutes: minutesByKind.DOUBLE_TIME,
    ptoMinutes: minutesByKind.PTO,
    unpaidBreakMinutes,
    jobs: sumJobsOf(lines),
    lines: linesWithHours,
    exceptions,
    hours,
    ...(workweeks && { workweeks }),
  };
}

export function addLines(entry: PayrollEntry, lines: readonly PayrollLine[]): PayrollEntry {
  if (lines.length === 0) return entry;
  return assembleEntry({ ...entry, lines: [...entry.lines, ...lines] });
}

export function isWork({ kind }: PayrollLine): boolean {
  return kind !== 'PTO';
}

export function sumJobsOf(lines: readonly PayrollLine[]): JobMinutes[] {
  return sumJobs(lines.filter(isWork).map(({ job, minutes }) => ({ job: job ?? null, minutes })));
}

/** Adds up the minutes of each job, ordered by job id; work without a job comes last. */
function sumJobs(minutes: readonly JobMinutes[]): JobMinutes[] {
  const sums = new Map<string | null, { job: PayrollJob | null; minutes: number }>();
  for (const { job, minutes: added } of minutes) {
    const sum = sums.get(job?.id ?? null);
    if (sum) sum.minutes += added;
    else sums.set(job?.id ?? null, { job, minutes: added });
  }
  return [...sums.values()]
    .filter((sum) => sum.minutes !== 0)
    .sort((a, b) => compareJobIds(a.job?.id ?? null, b.job?.id ?? null));
}
