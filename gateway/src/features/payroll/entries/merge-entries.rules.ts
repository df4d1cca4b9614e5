import type { CalendarDate, DateRange } from '@timetrack/calendar';
import { assembleEntry, isWork, sumJobs } from '../run/assemble-entry.rules.js';
import { belongsTo } from '../run/carried-lines.rules.js';
import type { PayrollEntry, PayrollLine, PayrollPerson } from '../run/payroll-entry.types.js';

type EntryOfDates = Omit<PayrollEntry, 'user'>;

interface ClippedDates {
  readonly dates: DateRange;
  /** The first day of the settled period. */
  readonly startDate: CalendarDate;
}

/**
 * What was paid for some dates of a settled period: its lines on these dates, with the corrections of other periods on
 * its first day. The lines do not contain unpaid breaks, and those of an older release no jobs. Both come from `computed`,
 * which equals what was paid, because punches of a closed period can't change.
 */
export function clipSettledEntry(
  entry: EntryOfDates,
  { dates, startDate }: ClippedDates,
  computed: PayrollEntry,
): EntryOfDates {
  const includes = (date: CalendarDate) => dates.startDate <= date && date <= dates.endDate;
  const lines = entry.lines.filter((line) =>
    includes(belongsTo(line, { startDate, endDate: startDate }) ? line.date : startDate),
  );
  const jobs = new Map(computed.lines.map(({ timesheetId, job }) => [timesheetId, job ?? null]));
  const jobOf = ({ job, timesheetId }: PayrollLine) => (job === undefined ? (jobs.get(timesheetId) ?? null) : job);
  const workweeks = entry.workweeks?.filter(
    (week) => week.startDate <= dates.endDate && week.endDate >= dates.startDate,
  );
  return {
    ...entry,
    ...(workweeks && { workweeks }),
    lines,
    jobs: sumJobs(lines.filter(isWork).map((line) => ({ job: jobOf(line), minutes: line.minutes }))),
    unpaidBreakMinutes: computed.unpaidBreakMinutes,
    exceptions: entry.exceptions.filter(({ date }) => includes(date)),
  };
}

/** One entry for all parts of a range, earliest first. A workweek that two parts share is listed once. */
export function mergeEntries(user: PayrollPerson, parts: readonly EntryOfDates[]): PayrollEntry {
  const workweeks = new Map(parts.flatMap((part) => part.workweeks ?? []).map((week) => [week.startDate, week]));
  return assembleEntry({
    user,
    lines: parts.flatMap(({ lines }) => lines),
    jobs: sumJobs(parts.flatMap(({ jobs }) => jobs)),
    workweeks: [...workweeks.values()].sort((a, b) => (a.startDate < b.startDate ? -1 : 1)),
    unpaidBreakMinutes: parts.reduce((sum, part) => sum + part.unpaidBreakMinutes, 0),
    exceptions: parts.flatMap(({ exceptions }) => exceptions),
  });
}
