import { type CalendarDate, type DateRange, rangeIncludes } from '@timetrack/contracts/calendar';
import { compareJobIds, isTimeWorked, toHours } from '../../../pay-engine/index.js';
import { nameOfPeriod } from '../../pay-periods/index.js';
import { sumMinutesByKind } from './pay-hours.rules.js';
import { addHours } from './pay-lines.presenter.js';
import type { PayrollEntry, PayrollJob, PayrollLine } from './payroll-entry.types.js';
import { type QualifiedWeek, sumWeeks } from './qualified-weeks.rules.js';

type JobMinutes = PayrollEntry['jobs'][number];

/** The parts of an entry that can't be derived from its lines, and the lines. */
type EntryParts = Pick<
  PayrollEntry,
  | ('user' | 'unpaidBreakMinutes' | 'workweeks' | 'lines' | 'exceptions')
  | ('qualifiedOvertimeMinutes' | 'exempt' | 'overtimeRule')
>;

/** One person's pay with the sums of its lines, in whole minutes by kind and by job, and in decimal hours by kind. */
export function assembleEntry(parts: EntryParts): PayrollEntry {
  const { user, lines, unpaidBreakMinutes, workweeks, exceptions } = parts;
  const { qualifiedOvertimeMinutes, exempt, overtimeRule } = parts;
  const { lines: linesWithHours, hours } = addHours(lines);
  const minutesByKind = sumMinutesByKind(lines);
  return {
    user,
    regularMinutes: minutesByKind.REGULAR,
    overtimeMinutes: minutesByKind.OVERTIME,
    doubleTimeMinutes: minutesByKind.DOUBLE_TIME,
    mealPremiumMinutes: minutesByKind.MEAL_PREMIUM,
    restPremiumMinutes: minutesByKind.REST_PREMIUM,
    ...(qualifiedOvertimeMinutes !== undefined && { qualifiedOvertimeMinutes }),
    ...(exempt !== undefined && { exempt }),
    ...(overtimeRule !== undefined && { overtimeRule }),
    ptoMinutes: minutesByKind.PTO,
    unpaidBreakMinutes,
    jobs: sumJobsOf(lines),
    lines: linesWithHours,
    exceptions,
    hours,
    ...(workweeks && { workweeks }),
  };
}

export function addCarried(entry: PayrollEntry, { lines, qualifiedOvertimeMinutes }: CarriedPay): PayrollEntry {
  return addQualified(
    lines.length === 0 ? entry : assembleEntry({ ...entry, lines: [...entry.lines, ...lines] }),
    qualifiedOvertimeMinutes,
  );
}

/** Without a law of the United States there is nothing to add to, unless an earlier workweek had one. */
export function addQualified<Entry extends Pick<PayrollEntry, 'qualifiedOvertimeMinutes'>>(
  entry: Entry,
  minutes: number,
): Entry {
  if (minutes === 0) return entry;
  return { ...entry, qualifiedOvertimeMinutes: (entry.qualifiedOvertimeMinutes ?? 0) + minutes };
}

export function isWork({ kind }: PayrollLine): boolean {
  return isTimeWorked(kind);
}

/** Time off and corrections of it. Premiums are of shifts, and so of work. */
export function isTimeOff({ kind }: PayrollLine): boolean {
  return kind === 'PTO';
}

export function sumJobsOf(lines: readonly PayrollLine[]): JobMinutes[] {
  return sumJobs(lines.filter(isWork).map(({ job, minutes }) => ({ job: job ?? null, minutes })));
}

/** Adds up the minutes of each job, ordered by job id; work without a job comes last. */
function sumJobs(minutes: readonly Omit<JobMinutes, 'hours'>[]): JobMinutes[] {
  const sums = new Map<string | null, { job: PayrollJob | null; minutes: number }>();
  for (const { job, minutes: added } of minutes) {
    const sum = sums.get(job?.id ?? null);
    if (sum) sum.minutes += added;
    else sums.set(job?.id ?? null, { job, minutes: added });
  }
  return [...sums.values()]
    .filter((sum) => sum.minutes !== 0)
    .sort((a, b) => compareJobIds(a.job?.id ?? null, b.job?.id ?? null))
    .map((sum) => ({ ...sum, hours: toHours(sum.minutes) }));
}

export interface CarriedDifference extends DateRange {
  readonly targetStartDate: CalendarDate;
  readonly lines: readonly PayrollLine[];
  readonly qualifiedOvertime: readonly QualifiedWeek[];
}

/** What corrections of closed periods add to the pay of a range of dates. */
export interface CarriedPay {
  readonly lines: readonly PayrollLine[];
  /** Signed minutes. */
  readonly qualifiedOvertimeMinutes: number;
  /** The weeks of the range whose correction another range pays. */
  readonly correctedWeeks: readonly QualifiedWeek[];
}

export function carryPay(differences: readonly CarriedDifference[], range: DateRange): CarriedPay {
  const isIn = differences.filter(({ targetStartDate }) => rangeIncludes(range, targetStartDate));
  const correctedWeeks = differences
    .flatMap(({ qualifiedOvertime }) => qualifiedOvertime)
    .filter(({ endDate }) => rangeIncludes(range, endDate));
  return {
    lines: listCarriedLines(differences, range),
    qualifiedOvertimeMinutes:
      isIn.reduce((sum, { qualifiedOvertime }) => sum + sumWeeks(qualifiedOvertime), 0) - sumWeeks(correctedWeeks),
    correctedWeeks,
  };
}

/**
 * The lines that carried differences add to the pay of a range of dates: each difference where the range contains its
 * target, and its opposite where the range contains the dates that it corrects. So all periods together pay what was
 * worked, and the pay of every range is its work, plus the minutes carried in, less those carried out.
 */
function listCarriedLines(differences: readonly CarriedDifference[], range: DateRange): PayrollLine[] {
  const isIn = differences.filter(({ targetStartDate }) => rangeIncludes(range, targetStartDate));
  const out = differences.flatMap((difference) =>
    difference.lines.filter(({ date }) => rangeIncludes(range, date)).map((line) => carryOut(line, difference)),
  );
  return [...isIn.flatMap((difference) => difference.lines.map((line) => carryIn(line, difference))), ...out];
}

function carryIn(line: PayrollLine, { startDate, endDate }: CarriedDifference): PayrollLine {
  return {
    ...line,
    adjusts: { startDate, endDate },
    explanation: `Correction of the closed pay period ${nameOfPeriod({ startDate, endDate })}. ${line.explanation}`,
  };
}

function carryOut(line: PayrollLine, { startDate, endDate, targetStartDate }: CarriedDifference): PayrollLine {
  return {
    ...line,
    minutes: -line.minutes,
    adjusts: { startDate, endDate },
    explanation: `Paid as a correction in the pay period of ${targetStartDate}. ${line.explanation}`,
  };
}

/** Whether a line pays time of the period itself, or takes back what a later period paid for it. */
export function belongsTo({ adjusts }: PayrollLine, { startDate }: DateRange): boolean {
  return !adjusts || adjusts.startDate === startDate;
}

type Workweeks = NonNullable<PayrollEntry['workweeks']>;

/** The dates before or after a period that are corrected by lines carried into it, from the first to the last. */
export function findCorrectedDates(lines: readonly PayrollLine[], period: DateRange): DateRange | null {
  const dates = lines.filter((line) => isWork(line) && !rangeIncludes(period, line.date)).map(({ date }) => date);
  const [startDate, endDate] = [dates.toSorted().at(0), dates.toSorted().at(-1)];
  return startDate && endDate ? { startDate, endDate } : null;
}

/**
 * The entry with the workweeks that its corrections change, as they are now: overtime that is paid late has the regular
 * rate of the workweek in which it was worked (29 CFR 778.106, .115).
 */
export function addCorrectedWorkweeks(entry: PayrollEntry, corrected: Workweeks): PayrollEntry {
  const added = corrected.filter((workweek) => hasWork(entry, workweek));
  if (added.length === 0) return entry;
  const own = entry.workweeks ?? [];
  const others = added.filter((workweek) => !own.some((each) => overlap(each, workweek)));
  return { ...entry, workweeks: [...own, ...others].sort(compareByStart) };
}

export function hasWork({ lines }: Pick<PayrollEntry, 'lines'>, workweek: DateRange): boolean {
  return lines.some((line) => isWork(line) && rangeIncludes(workweek, line.date));
}

export function overlap(a: DateRange, b: DateRange): boolean {
  return a.startDate <= b.endDate && b.startDate <= a.endDate;
}

export function compareByStart(a: DateRange, b: DateRange): number {
  return a.startDate < b.startDate ? -1 : 1;
}
