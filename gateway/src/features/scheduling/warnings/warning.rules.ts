import { formatDuration } from '@timetrack/contracts/durations';
import { dayOf, type Period, type Timezone } from '../../organization/index.js';
import { countMinutesWithin, type PlannedHours } from '../schedules/schedule.rules.js';
import { formatDay, formatInstants, phraseDates } from './warning-messages.rules.js';
import { describeLimit, isOverLimit, type WeeklyLimitOf } from './weekly-limit.rules.js';

type ScheduleWarningKind = 'DOUBLE_BOOKED' | 'ON_TIME_OFF' | 'OVER_40_HOURS';

export interface Employee {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface PlannedShift extends PlannedHours {
  readonly id: string;
  readonly title: string;
}

/** Approved days off, both ends included: `2026-07-13`. */
export interface DaysOff {
  readonly startDate: string;
  readonly endDate: string;
  readonly policyName: string;
}

export interface WarningFacts<Person extends Employee> {
  readonly person: Person;
  readonly shift: PlannedShift;
  readonly weeks: readonly Period[];
  /** The person's other shifts, at least those in these weeks. */
  readonly others: readonly PlannedShift[];
  readonly daysOff: readonly DaysOff[];
  readonly weeklyLimitOf: WeeklyLimitOf;
  readonly timezone: Timezone;
  readonly now: Date;
}

/** A warning never rejects a schedule, because the manager may have a reason for it. */
export interface ScheduleWarning<Person extends Employee = Employee> {
  readonly kind: ScheduleWarningKind;
  readonly user: Person;
  readonly message: string;
  /** The other shift of a double booking. */
  readonly otherScheduleId: string | null;
}

export function findWarnings<Person extends Employee>(facts: WarningFacts<Person>): ScheduleWarning<Person>[] {
  return [...findDoubleBookings(facts), ...findWorkOnTimeOff(facts), ...findWeeksOverLimit(facts)];
}

/** Shifts that touch (one ends when the next starts) are not a double booking. */
function findDoubleBookings<Person extends Employee>(facts: WarningFacts<Person>): ScheduleWarning<Person>[] {
  const { person, shift, others } = facts;
  return others
    .filter((other) => other.startAt < shift.endAt && shift.startAt < other.endAt)
    .map((other) => ({
      kind: 'DOUBLE_BOOKED',
      user: person,
      message: `${nameOf(person)} is also planned for “${other.title}”, ${formatInstants(other.startAt, other.endAt, facts, 'exact')}`,
      otherScheduleId: other.id,
    }));
}

function findWorkOnTimeOff<Person extends Employee>(facts: WarningFacts<Person>): ScheduleWarning<Person>[] {
  const { person, shift, daysOff, timezone } = facts;
  return daysOffDuring(shift, daysOff, timezone).map(({ startDate, endDate, policyName }) => ({
    kind: 'ON_TIME_OFF',
    user: person,
    message: `${nameOf(person)} has approved time off (${policyName}) ${phraseDates(startDate, endDate)}`,
    otherScheduleId: null,
  }));
}

/** A shift that ends at midnight does not touch the day that starts then. */
export function daysOffDuring(
  { startAt, endAt }: PlannedShift,
  daysOff: readonly DaysOff[],
  timezone: Timezone,
): DaysOff[] {
  if (daysOff.length === 0) return [];
  const first = dayOf(startAt, timezone).date;
  const last = dayOf(new Date(endAt.getTime() - 1), timezone).date;
  return daysOff.filter(({ startDate, endDate }) => startDate <= last && first <= endDate);
}

/** Each week counts its own part of a shift that crosses into Sunday. */
function findWeeksOverLimit<Person extends Employee>(facts: WarningFacts<Person>): ScheduleWarning<Person>[] {
  const { person, shift, weeks, others, timezone, weeklyLimitOf } = facts;
  return weeks.flatMap((week) => {
    const minutes = countMinutesWithin([shift, ...others], week);
    const limit = weeklyLimitOf(week);
    if (limit === null || !isOverLimit(minutes, limit)) return [];
    const start = formatDay(week.from, timezone);
    const message = `${nameOf(person)} would have ${formatDuration(minutes)} in the week of ${start}, ${describeLimit(limit)}`;
    return [{ kind: 'OVER_40_HOURS' as const, user: person, message, otherScheduleId: null }];
  });
}

export function nameOf({ firstName, lastName }: Employee): string {
  return `${firstName} ${lastName}`;
}
