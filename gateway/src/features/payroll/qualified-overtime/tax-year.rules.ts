import { addDays, type CalendarDate, type DateRange } from '@timetrack/contracts/calendar';
import { nameOfPeriod } from '../../pay-periods/index.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';
import { type QualifiedWeek, sumWeeks } from '../run/qualified-weeks.rules.js';

/** The days whose pay periods belong to a tax year by the day on which they end. */
export function endDaysOfYear(year: number, daysToPayday: number | null): DateRange {
  const days = -(daysToPayday ?? 0);
  return { startDate: addDays(`${year}-01-01`, days), endDate: addDays(`${year}-12-31`, days) };
}

type Workweek = NonNullable<PayrollEntry['workweeks']>[number];

/** What a closed period settled for a person, as far as it concerns qualified overtime. */
export interface SettledWeeks {
  readonly period: DateRange;
  /** Undefined in pay that was settled before qualified overtime existed. */
  readonly minutes: number | null | undefined;
  readonly workweeks: readonly Workweek[];
}

/** A correction of a closed period that another period pays. */
export interface CarriedWeeks {
  readonly period: DateRange;
  readonly targetStartDate: CalendarDate;
  readonly weeks: readonly QualifiedWeek[];
}

export interface CountedWeek extends DateRange {
  readonly minutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly explanation: string;
  readonly notQualifying: NonNullable<Workweek['qualifiedOvertime']>['notQualifying'];
}

const includes = ({ startDate, endDate }: DateRange, date: CalendarDate) => startDate <= date && date <= endDate;

/**
 * The workweeks of a closed period and the corrections that it pays. Their minutes add up to those of the period: what another period
 * already paid for it is subtracted.
 */
export function listCountedWeeks(settled: SettledWeeks, carried: readonly CarriedWeeks[]): CountedWeek[] {
  const { period, workweeks } = settled;
  const own = workweeks.filter(({ endDate }) => includes(period, endDate)).map(presentWeek);
  const carriedIn = carried
    .filter(({ targetStartDate }) => includes(period, targetStartDate))
    .flatMap((correction) => correction.weeks.map((week) => presentCorrection(week, correction.period, workweeks)));
  const counted = [...own, ...carriedIn];
  const paidElsewhere = sumWeeks(counted) - (settled.minutes ?? 0);
  if (paidElsewhere === 0) return counted;
  const carriedOut = carried
    .filter((correction) => correction.period.startDate === period.startDate)
    .flatMap(({ weeks }) => weeks.map(({ endDate, minutes }) => ({ endDate, minutes: -minutes })))
    .map((week) => presentCorrection(week, period, workweeks));
  return [...counted, ...carriedOut];
}

/** Minutes of the same workweek together. Weeks without overtime are left out. */
export function mergeWeeks(weeks: readonly CountedWeek[]): CountedWeek[] {
  const merged = new Map<string, CountedWeek>();
  for (const week of weeks) {
    const key = `${week.startDate} ${week.endDate}`;
    const before = merged.get(key);
    merged.set(key, before ? { ...before, minutes: before.minutes + week.minutes } : week);
  }
  return [...merged.values()]
    .filter((week) => week.minutes !== 0 || week.overtimeMinutes + week.doubleTimeMinutes > 0)
    .sort((one, other) => (one.endDate < other.endDate ? -1 : 1));
}

export function presentWeek({ startDate, endDate, jobs, qualifiedOvertime }: Workweek): CountedWeek {
  return {
    ...{ startDate, endDate },
    minutes: qualifiedOvertime?.minutes ?? 0,
    overtimeMinutes: jobs.reduce((sum, job) => sum + job.overtimeMinutes, 0),
    doubleTimeMinutes: jobs.reduce((sum, job) => sum + job.doubleTimeMinutes, 0),
    explanation: qualifiedOvertime?.explanation ?? '',
    notQualifying: qualifiedOvertime?.notQualifying ?? [],
  };
}

function presentCorrection(
  { endDate, minutes }: QualifiedWeek,
  period: DateRange,
  workweeks: readonly Workweek[],
): CountedWeek {
  const week = workweeks.find((each) => each.endDate === endDate);
  return {
    startDate: week?.startDate ?? addDays(endDate, -6),
    endDate,
    ...{ minutes, overtimeMinutes: 0, doubleTimeMinutes: 0, notQualifying: [] },
    explanation: `Correction of the closed pay period ${nameOfPeriod(period)}`,
  };
}
