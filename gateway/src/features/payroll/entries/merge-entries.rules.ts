import { addDays, type CalendarDate, type DateRange, rangeIncludes } from '@timetrack/contracts/calendar';
import {
  assembleEntry,
  belongsTo,
  compareByStart,
  hasWork,
  isWork,
  overlap,
  sumJobsOf,
} from '../run/assemble-entry.rules.js';
import type { PayrollEntry, PayrollPerson } from '../run/payroll-entry.types.js';
import { listQualifiedWeeks, sumWeeks } from '../run/qualified-weeks.rules.js';

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
    qualifiedOvertimeMinutes: clipQualified(entry, { dates, startDate }),
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
    ...sumQualified(entries),
    exceptions: entries.flatMap(({ exceptions }) => exceptions),
  });
}

/**
 * The minutes of the workweeks that end in the dates, and on the first day of the period those of its corrections of others.
 * Undefined for pay that was settled before these existed.
 */
function clipQualified(entry: EntryOfDates, { dates, startDate }: ClippedDates) {
  const { qualifiedOvertimeMinutes: all } = entry;
  if (typeof all !== 'number') return all;
  const own = sumWeeks(listQualifiedWeeks(entry, { startDate, endDate: lastDate }) ?? []);
  const within = sumWeeks(listQualifiedWeeks(entry, dates) ?? []);
  return rangeIncludes(dates, startDate) ? within + all - own : within;
}

const lastDate: CalendarDate = '9999-12-31';

/** What holds on the last day is that of the last part. */
function sumQualified(entries: readonly EntryOfDates[]): Partial<EntryOfDates> {
  const last = entries.at(-1);
  return {
    qualifiedOvertimeMinutes: sumKnown(entries.map((entry) => entry.qualifiedOvertimeMinutes)),
    exempt: last?.exempt,
    overtimeRule: last?.overtimeRule,
  };
}

/** The sum of those that are known. Null if none is counted, and undefined if none is known. */
export function sumKnown(minutes: readonly (number | null | undefined)[]): number | null | undefined {
  const known = minutes.filter((each) => each !== undefined);
  if (known.length === 0) return undefined;
  const counted = known.filter((each) => each !== null);
  return counted.length === 0 ? null : counted.reduce((sum, each) => sum + each, 0);
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

/** A part of a range of dates: a closed period, the part of one that lies in the range, or dates that are not closed. */
export interface RangePart<Closed extends DateRange> {
  readonly dates: DateRange;
  readonly closed: Closed | null;
}

/** Divides a range into its closed periods and the dates between them, earliest first, without gaps or overlaps. */
export function divideRange<Closed extends DateRange>(
  { startDate, endDate }: DateRange,
  closedPeriods: readonly Closed[],
): RangePart<Closed>[] {
  const parts: RangePart<Closed>[] = [];
  let next = startDate;
  for (const closed of [...closedPeriods].sort((a, b) => (a.startDate < b.startDate ? -1 : 1))) {
    const dates = { startDate: latest(closed.startDate, next), endDate: earliest(closed.endDate, endDate) };
    if (dates.endDate < dates.startDate) continue;
    if (next < dates.startDate) {
      parts.push({ dates: { startDate: next, endDate: addDays(dates.startDate, -1) }, closed: null });
    }
    parts.push({ dates, closed });
    next = addDays(dates.endDate, 1);
  }
  if (next <= endDate) parts.push({ dates: { startDate: next, endDate }, closed: null });
  return parts;
}

export function isWhole({ dates, closed }: RangePart<DateRange>): boolean {
  return closed?.startDate === dates.startDate && closed.endDate === dates.endDate;
}

const earliest = (a: string, b: string) => (a < b ? a : b);
const latest = (a: string, b: string) => (a > b ? a : b);
