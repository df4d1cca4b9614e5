import type { OrganizationRules, PayInput, PayKind } from '../index.js';
import { deductionsWithTemporal, spansWithTemporal } from './temporal-rounding.js';

/**
 * Computes the same pay in another way, as an oracle for the property tests: it takes one minute after the other and
 * decides its date and kind. It is slow and simple, works on whole minutes, and shares no code with the engine.
 */
export function payMinuteByMinute({ rules: [rules], punches }: PayInput): Map<string, number> {
  const inOrder = [...punches].sort((a, b) => a.clockInAt - b.clockInAt);
  const spans = spansWithTemporal(inOrder, rules);
  const deductions = deductionsWithTemporal(inOrder, rules);
  const minutes = inOrder.flatMap(({ timesheetId }, index) =>
    paidInstantsOf(spans[index] as Span, deductions[index] as Span[]).map((instant) => ({
      date: dateOf(instant, rules.timezone),
      timesheetId,
    })),
  );
  const counts = new Map<string, number>();
  for (const [, week] of Map.groupBy(minutes, ({ date }) => weekOf(date, rules.workweekStartsOn))) {
    const kindOf = kindsIn(week, rules.overtimeRule);
    for (const each of week) {
      const key = `${each.date} ${each.timesheetId} ${kindOf(each)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

interface Minute {
  readonly date: string;
  readonly timesheetId: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function paidInstantsOf({ from, to }: Span, deductions: readonly Span[]): number[] {
  const isUnpaid = (instant: number) => deductions.some((each) => each.from <= instant && instant < each.to);
  const paid: number[] = [];
  for (let instant = from; instant < to; instant += 60_000) if (!isUnpaid(instant)) paid.push(instant);
  return paid;
}

/** Returns the kind of each minute of a week. Call it once for every minute, in order. */
function kindsIn(
  week: readonly Minute[],
  overtimeRule: OrganizationRules['overtimeRule'],
): (minute: Minute) => PayKind {
  const dates = [...new Set(week.map(({ date }) => date))];
  const seventh = dates.length === 7 ? dates.at(-1) : undefined;
  const onDate = new Map<string, number>();
  let regular = 0;
  return ({ date }) => {
    const nth = (onDate.get(date) ?? 0) + 1;
    onDate.set(date, nth);
    const daily = overtimeRule === 'CALIFORNIA' ? chooseDailyKind(nth, date === seventh) : 'REGULAR';
    if (daily !== 'REGULAR') return daily;
    regular += 1;
    return overtimeRule !== 'NONE' && regular > 2400 ? 'OVERTIME' : 'REGULAR';
  };
}

function chooseDailyKind(nth: number, isSeventh: boolean): PayKind {
  if (isSeventh) return nth <= 480 ? 'OVERTIME' : 'DOUBLE_TIME';
  if (nth > 720) return 'DOUBLE_TIME';
  return nth > 480 ? 'OVERTIME' : 'REGULAR';
}

const isoWeekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

function weekOf(date: string, startsOn: string): string {
  let day = Temporal.PlainDate.from(date);
  while (isoWeekdays[day.dayOfWeek - 1] !== startsOn) day = day.subtract({ days: 1 });
  return day.toString();
}

function dateOf(instant: number, timezone: string): string {
  return zoned(instant, timezone).toPlainDate().toString();
}

function zoned(instant: number, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
}
