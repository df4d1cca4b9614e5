import { type CalendarDate, type DateRange, rangeIncludes } from '@timetrack/contracts/calendar';
import { assembleEntry, isWork, sumJobsOf } from '../run/assemble-entry.rules.js';
import { belongsTo } from '../run/carried-lines.rules.js';
import { compareByStart, hasWork, overlap } from '../run/corrected-workweeks.rules.js';
import type { PayrollEntry, PayrollPerson } from '../run/payroll-entry.types.js';

type EntryOfDates = Omit<PayrollEntry, 'user'>;

interface ClippedDates {
  readonly dates: DateRange;
  readonly startDate: CalendarDate;
}

/**
 * What was paid for some dates of a settled period: its lines on these dates, with the corrections of other periods on
 * its first day. The lines do not contain unpaid breaks. These come from `computed`, which equals what was paid, because
 * punches of a closed period can't change.
 */
export function clipSettledEntry(
  entry: EntryOfDates,
  { dates, startDate }: ClippedDates,
  computed: PayrollEntry,
): EntryOfDates {
  const lines = entry.lines.filter((line) =>
    rangeIncludes(dates, belongsTo(line, { startDate, endDate: startDate }) ? line.date : startDate),
  );
  const workweeks = entry.workweeks?.filter((week) => overlap(week, dates) || hasWork({ lines }, week));
  return {
    ...entry,
    ...(workweeks && { workweeks }),
    lines,
    jobs: sumJobsOf(lines),
    unpaidBreakMinutes: computed.unpaidBreakMinutes,
    exceptions: entry.exceptions.filter(({ date }) => rangeIncludes(dates, date)),
  };
}

export interface EntryPart {
  readonly entry: EntryOfDates;
  readonly dates: DateRange;
  /** The place of its version among all versions. Null if it is computed now. */
  readonly position: number | null;
}

export function mergeEntries(user: PayrollPerson, parts: readonly EntryPart[]): PayrollEntry {
  const entries = parts.map(({ entry }) => entry);
  return assembleEntry({
    user,
    lines: entries.flatMap(({ lines }) => lines),
    workweeks: mergeWorkweeks(parts),
    unpaidBreakMinutes: entries.reduce((sum, part) => sum + part.unpaidBreakMinutes, 0),
    exceptions: entries.flatMap(({ exceptions }) => exceptions),
  });
}

/**
 * Each part was computed from the punches of its time, so a workweek is the one of the latest part that pays or corrects
 * days in it. If that part has no such workweek, a correction removed all its work.
 */
function mergeWorkweeks(parts: readonly EntryPart[]) {
  const placeOf = ({ position }: EntryPart) => position ?? Number.MAX_SAFE_INTEGER;
  const known: DateRange[] = [];
  const workweeks = [...parts]
    .sort((a, b) => placeOf(b) - placeOf(a))
    .flatMap(({ entry, dates }) => {
      const unknown = (entry.workweeks ?? []).filter((workweek) => !known.some((each) => overlap(each, workweek)));
      const corrected = entry.lines.filter((line) => line.adjusts && isWork(line));
      known.push(dates, ...unknown, ...corrected.map(({ date }) => ({ startDate: date, endDate: date })));
      return unknown;
    });
  return workweeks.sort(compareByStart);
}
