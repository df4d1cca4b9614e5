import type { CountedKind, CountedMinutes, CountedRules, CountedTimesheet } from './counted.types.js';
import { createSlowCalendar, goBackTo, type SlowCalendar, type SlowDay } from './slow-calendar.js';
import { type CreditedSteps, creditSteps } from './slow-credit.js';
import { chooseKinds, type DateOf } from './slow-kinds.js';
import { slowLawOf } from './slow-laws.js';
import { listWays } from './slow-ways.js';

/** Counts what one person is paid for their timesheets. */
export type SlowCount = (timesheets: readonly CountedTimesheet[]) => CountedMinutes[];

interface CountedWeek {
  readonly rules: CountedRules;
  /** Credited seconds. */
  readonly seconds: number;
  readonly minutes: readonly CountedMinutes[];
}

/**
 * Counts work in steps of seconds, as an oracle for everything that the product does with pay. It decides for each step
 * whether it is credited, and its date, workday, workweek and kind. It is slow and simple, and shares no code with the
 * product.
 */
export function createSlowCount(rules: readonly CountedRules[]): SlowCount {
  const count = createWeekCount(rules);
  return (timesheets) => count(timesheets).flatMap(({ minutes }) => minutes);
}

/** Counts the minutes over 40 hours of all workweeks under a law of the United States, at most what each pays as overtime. */
export function createQualifiedCount(
  rules: readonly CountedRules[],
): (timesheets: readonly CountedTimesheet[]) => number {
  const count = createWeekCount(rules);
  return (timesheets) => count(timesheets).reduce((sum, week) => sum + countQualified(week), 0);
}

function countQualified({ rules, seconds, minutes }: CountedWeek): number {
  if (rules.exempt || !slowLawOf(rules).us) return 0;
  const paid = minutes.reduce((sum, each) => (each.kind === 'REGULAR' ? sum : sum + each.minutes), 0);
  return Math.min(paid, Math.max(0, Math.floor((seconds - 40 * 3600 + 30) / 60)));
}

function createWeekCount(rules: readonly CountedRules[]): (timesheets: readonly CountedTimesheet[]) => CountedWeek[] {
  const calendar = createSlowCalendar(rules);
  const ways = listWays(rules).map(createWay);
  return (timesheets) => {
    const steps = creditSteps(timesheets, calendar);
    const dateOf = (second: number) => calendar(second).date;
    const counts = ways.map((way) => countWeeks(steps, way, dateOf));
    const best = counts.reduce((chosen, each) => (each.premium > chosen.premium ? each : chosen));
    return sumWeeks(steps, best, calendar);
  };
}

/** One way of dividing time into workweeks. */
interface Way {
  readonly calendar: SlowCalendar;
  readonly weekOf: (day: SlowDay) => string;
}

function createWay(rules: readonly CountedRules[]): Way {
  const weeks = new Map<SlowDay, string>();
  const weekOf = (day: SlowDay) => {
    const week = weeks.get(day) ?? `${rules.indexOf(day.rules)} ${goBackTo(day.rules.workweekStartsOn, day.date)}`;
    weeks.set(day, week);
    return week;
  };
  let [last, week] = [undefined as SlowDay | undefined, ''];
  return {
    calendar: createSlowCalendar(rules),
    weekOf(day) {
      if (day !== last) week = weekOf(day);
      last = day;
      return week;
    },
  };
}

interface WeekCount {
  readonly days: readonly SlowDay[];
  /** The workweek and the kind of each step. */
  readonly weeks: readonly string[];
  readonly kinds: readonly CountedKind[];
  /** Half of the overtime and all of the double time, in steps. */
  readonly premium: number;
}

function countWeeks({ seconds, length }: CreditedSteps, { calendar, weekOf }: Way, dateOf: DateOf): WeekCount {
  const days = seconds.map(calendar);
  const weeks = days.map(weekOf);
  const kinds: CountedKind[] = [];
  let premium = 0;
  for (const [, week] of Map.groupBy(seconds.keys(), (index) => weeks[index])) {
    for (const kind of chooseKinds(week, { seconds, length, days, dateOf })) {
      kinds.push(kind);
      if (kind !== 'REGULAR') premium += kind === 'OVERTIME' ? 1 : 2;
    }
  }
  return { days, weeks, kinds, premium };
}

const dearestFirst: readonly CountedKind[] = ['DOUBLE_TIME', 'OVERTIME', 'REGULAR'];

/**
 * Counts the minutes of each workweek day by day: what the seconds of the week so far make, double time first, then overtime, then the
 * rest, less what earlier days already have. A minute is paid where its 30th second is, and the latest time of the kind pays for the
 * difference.
 */
function sumWeeks(steps: CreditedSteps, { days, weeks, kinds }: WeekCount, calendar: SlowCalendar): CountedWeek[] {
  const found: CountedWeek[] = [];
  for (const [, week] of Map.groupBy(steps.seconds.keys(), (index) => weeks[index])) {
    const paid: Counted[] = [];
    const dates = Map.groupBy(week, (index) => calendar(steps.seconds[index] as number).date);
    for (const [date, ofDate] of dates) {
      for (const kind of dearestFirst)
        paid.push(...countKind(steps, { date, kind, of: ofDate.filter((index) => kinds[index] === kind) }));
      let [seconds, minutes] = [0, 0];
      for (const kind of dearestFirst) {
        const ofKind = paid.filter((each) => each.kind === kind);
        seconds += ofKind.reduce((sum, each) => sum + each.seconds, 0);
        const due = Math.floor((seconds + 30) / 60) - minutes;
        minutes += due;
        settle(ofKind, due - ofKind.reduce((sum, each) => sum + each.minutes, 0));
      }
    }
    const minutes = paid.filter((each) => each.minutes > 0).map(({ seconds: _seconds, ...rest }) => rest);
    const { rules } = days[week[0] as number] as SlowDay;
    found.push({ rules, seconds: week.length * steps.length, minutes });
  }
  return found;
}

function settle(ofKind: readonly Counted[], difference: number): void {
  for (let more = difference; more > 0; more -= 1) (ofKind.at(-1) as Counted).minutes += 1;
  for (let less = difference; less < 0; less += 1)
    (ofKind.findLast(({ minutes }) => minutes > 0) as Counted).minutes -= 1;
}

type Counted = { -readonly [Key in keyof CountedMinutes]: CountedMinutes[Key] } & { seconds: number };

/** The time of one kind on one date, by timesheet. */
function countKind(
  steps: CreditedSteps,
  { date, kind, of }: { readonly date: string; readonly kind: CountedKind; readonly of: readonly number[] },
): Counted[] {
  const counted: Counted[] = [];
  let credited = 0;
  for (const index of of) {
    const timesheetId = steps.timesheetIds[index] as string;
    let last = counted.at(-1);
    if (last?.timesheetId !== timesheetId) {
      last = { date, timesheetId, kind, minutes: 0, seconds: 0 };
      counted.push(last);
    }
    credited += steps.length;
    last.seconds += steps.length;
    if ((credited + 30) % 60 < steps.length) last.minutes += 1;
  }
  return counted;
}
