import type { CountedRules } from './counted.types.js';

/** Every time zone of today is a multiple of 15 minutes from UTC, so that a quarter of an hour has one date. */
const quarter = 900;

/** The date of an instant, and the rules in force then. */
export interface SlowDay {
  readonly date: string;
  readonly rules: CountedRules;
}

/** Looks up the dates of instants, in seconds since 1970. */
export type SlowCalendar = (second: number) => SlowDay;

/**
 * Dates by rules that follow each other. The first day under new rules begins at midnight in the zone before it, and lasts
 * until that day is over in the new zone.
 */
export function createSlowCalendar(rules: readonly CountedRules[]): SlowCalendar {
  const starts = rules.map(({ from }, index) =>
    from === null ? Number.NEGATIVE_INFINITY : midnightOf(from, (rules[index - 1] ?? rules[index]) as CountedRules),
  );
  const days = new Map<number, SlowDay>();
  let lastKey: number | undefined;
  let day: SlowDay | undefined;
  return (second) => {
    const key = Math.floor(second / quarter);
    if (!day || key !== lastKey) {
      day = days.get(key) ?? findDay(key * quarter, rules, starts);
      days.set(key, day);
      lastKey = key;
    }
    return day;
  };
}

function findDay(second: number, rules: readonly CountedRules[], starts: readonly number[]): SlowDay {
  const index = starts.findLastIndex((start) => start <= second);
  const inForce = rules[index] as CountedRules;
  const local = toLocal(second, inForce.timezone).toPlainDate().toString();
  return { date: inForce.from !== null && local < inForce.from ? inForce.from : local, rules: inForce };
}

function midnightOf(date: string, { timezone }: CountedRules): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds / 1000;
}

function toLocal(second: number, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(second * 1000).toZonedDateTimeISO(timezone);
}

/** A punch to the nearest mark on the wall, by the rounding rule and the zone of its day. An exact half is later. */
export function roundOnTheWall(second: number, calendar: SlowCalendar): number {
  const { roundingRule, timezone } = calendar(second).rules;
  if (roundingRule === 'none') return second;
  const marks = Number.parseInt(roundingRule, 10) * 60;
  const wall = toLocal(second, timezone).toPlainTime();
  const beyondMark = ((wall.hour * 60 + wall.minute) * 60 + wall.second) % marks;
  return beyondMark * 2 >= marks ? second + marks - beyondMark : second - beyondMark;
}

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** The last day that is this weekday, up to and including a date. */
export function goBackTo(weekday: string, date: string): string {
  let day = Temporal.PlainDate.from(date);
  while (weekdays[day.dayOfWeek - 1] !== weekday) day = day.subtract({ days: 1 });
  return day.toString();
}

export function addDaysTo(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}
