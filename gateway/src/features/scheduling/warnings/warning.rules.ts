import { dayOf, type Period } from '../../organization/index.js';
import { minutesWithin } from '../schedules/planned-time.rules.js';
import { sayDay, sayHours, sayInstants } from './warning-messages.rules.js';

/** DOUBLE_BOOKED: at two places at once. ON_TIME_OFF: on an approved day off. OVER_40_HOURS: in one week. */
export const ScheduleWarningKind = {
  DOUBLE_BOOKED: 'DOUBLE_BOOKED',
  ON_TIME_OFF: 'ON_TIME_OFF',
  OVER_40_HOURS: 'OVER_40_HOURS',
} as const;
export type ScheduleWarningKind = keyof typeof ScheduleWarningKind;

export interface Employee {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A shift that is not canceled. */
export interface PlannedShift {
  readonly id: string;
  readonly title: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

/** Approved days off, the first and the last included: `2026-07-13`. */
export interface DaysOff {
  readonly startDate: string;
  readonly endDate: string;
  readonly policyName: string;
}

export interface WarningFacts<Person extends Employee> {
  readonly person: Person;
  readonly shift: PlannedShift;
  /** Those that the shift touches. */
  readonly weeks: readonly Period[];
  /** What the person works besides, at least in these weeks. */
  readonly others: readonly PlannedShift[];
  readonly daysOff: readonly DaysOff[];
  readonly timezone: string;
}

/** Something to look at. It never refuses a schedule: the manager knows why. */
export interface FoundWarning<Person extends Employee = Employee> {
  readonly kind: ScheduleWarningKind;
  readonly user: Person;
  readonly message: string;
  /** The other shift of a double booking. */
  readonly otherScheduleId: string | null;
}

const weeklyMinutes = 40 * 60;

export function warningsFor<Person extends Employee>(facts: WarningFacts<Person>): FoundWarning<Person>[] {
  return [...doubleBookings(facts), ...workOnTimeOff(facts), ...weeksOver40Hours(facts)];
}

/** Shifts that meet without a gap are none: one ends at the instant at which the other begins. */
function doubleBookings<Person extends Employee>({
  person,
  shift,
  others,
  timezone,
}: WarningFacts<Person>): FoundWarning<Person>[] {
  return others
    .filter((other) => other.startAt < shift.endAt && shift.startAt < other.endAt)
    .map((other) => ({
      kind: 'DOUBLE_BOOKED',
      user: person,
      message: `${nameOf(person)} is also planned for “${other.title}”, ${sayInstants(other.startAt, other.endAt, timezone)}`,
      otherScheduleId: other.id,
    }));
}

/** A shift that ends at midnight has nothing to do with the day that then begins. */
function workOnTimeOff<Person extends Employee>({
  person,
  shift,
  daysOff,
  timezone,
}: WarningFacts<Person>): FoundWarning<Person>[] {
  if (daysOff.length === 0) return [];
  const first = dayOf(shift.startAt, timezone).date;
  const last = dayOf(justBefore(shift.endAt), timezone).date;
  return daysOff
    .filter(({ startDate, endDate }) => startDate <= last && first <= endDate)
    .map(({ startDate, endDate, policyName }) => ({
      kind: 'ON_TIME_OFF',
      user: person,
      message: `${nameOf(person)} has approved time off (${policyName}), ${sayDays(startDate, endDate)}`,
      otherScheduleId: null,
    }));
}

/** Exactly 40 hours are fine. A shift that crosses the night to Sunday counts in each week with its part. */
function weeksOver40Hours<Person extends Employee>({
  person,
  shift,
  weeks,
  others,
  timezone,
}: WarningFacts<Person>): FoundWarning<Person>[] {
  return weeks.flatMap((week) => {
    const minutes = minutesWithin([shift, ...others], week);
    if (minutes <= weeklyMinutes) return [];
    const sunday = sayDay(dayOf(week.from, timezone).date);
    const message = `${nameOf(person)} would have ${sayHours(minutes)} in the week of ${sunday}, more than 40 hours`;
    return [{ kind: 'OVER_40_HOURS' as const, user: person, message, otherScheduleId: null }];
  });
}

function justBefore(instant: Date): Date {
  return new Date(instant.getTime() - 1);
}

function sayDays(startDate: string, endDate: string): string {
  return startDate === endDate ? sayDay(startDate) : `${sayDay(startDate)} to ${sayDay(endDate)}`;
}

function nameOf({ firstName, lastName }: Employee): string {
  return `${firstName} ${lastName}`;
}
