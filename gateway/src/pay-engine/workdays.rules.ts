import type { Span } from './breaks.rules.js';
import { type DayNumber, type LocalCalendar, minuteMs } from './local-calendar.rules.js';
import type { RuleTimeline } from './pay.types.js';
import { findRuleCalendar, type RuleCalendar } from './rule-timeline.rules.js';
import { type findWorkweekStart, planWorkweeks } from './workweek-divisions.rules.js';

export interface DayPart extends Span {
  readonly day: DayNumber;
}

/**
 * Splits a span into workdays, which run from midnight to midnight in the organization's time zone. Elapsed time counts:
 * a day on which the clocks change has 23 or 25 hours.
 *
 * Source: 29 CFR 778.105 and California Labor Code 500(a) let the employer choose when the day starts. The Department of
 * Labor's FLSA Hours Worked Advisor credits every hour that elapses when the clocks change.
 */
export function splitAtMidnight({ from, to }: Span, calendar: LocalCalendar): DayPart[] {
  if (from >= to) return [];
  const first = calendar.dayAt(from);
  if (to <= calendar.startOf(first + 1)) return [{ day: first, from, to }];
  const parts: DayPart[] = [];
  for (let start = from; start < to; ) {
    const day = calendar.dayAt(start);
    const end = Math.min(to, calendar.startOf(day + 1));
    parts.push({ day, from: start, to: end });
    start = end;
  }
  return parts;
}

/**
 * Returns a function that converts one length after the other from milliseconds to whole minutes. Each running sum is rounded to its
 * nearest minute, an exact half up, so that a split never loses a minute: 90 seconds before midnight and 90 seconds after are 2
 * minutes and 1.
 */
export function createMinuteCount(): (length: number) => number {
  let [elapsedMs, minutes] = [0, 0];
  return (length) => {
    const before = minutes;
    elapsedMs += length;
    minutes = Math.round(elapsedMs / minuteMs);
    return minutes - before;
  };
}

interface SplitRules {
  readonly splitAtMidnight: typeof splitAtMidnight;
  readonly workweekStart: typeof findWorkweekStart;
}

/**
 * Splits a span at every midnight of the timeline and, around a change of the time zone, also at the midnights of the
 * workweek's possible zone. Each part has its date on the timeline.
 */
export function createSplit(timeline: RuleTimeline, rules: SplitRules): (span: Span) => DayPart[] {
  const calendar = findRuleCalendar(timeline);
  const others = findOtherCalendars(timeline, calendar, rules);
  if (others.length === 0) return (span) => rules.splitAtMidnight(span, calendar);
  return (span) => {
    const parts = rules.splitAtMidnight(span, calendar);
    return others
      .filter(({ from, to }) => span.from < to && from < span.to)
      .reduce((split, other) => split.flatMap((part) => splitBy(part, other.calendar, rules)), parts);
  };
}

interface OtherCalendar extends Span {
  readonly calendar: RuleCalendar;
}

function findOtherCalendars(timeline: RuleTimeline, calendar: RuleCalendar, rules: SplitRules): OtherCalendar[] {
  const [{ timezone }] = timeline;
  if (timeline.every((each) => each.timezone === timezone)) return [];
  const { transitions, divide } = planWorkweeks(timeline, rules.workweekStart);
  return transitions.flatMap(({ firstDay, lastDay, ways }) =>
    ways.map((way) => ({
      calendar: findRuleCalendar(divide([way])),
      from: calendar.startOf(firstDay - 1),
      to: calendar.startOf(lastDay + 2),
    })),
  );
}

function splitBy(part: DayPart, calendar: RuleCalendar, rules: SplitRules): DayPart[] {
  return rules.splitAtMidnight(part, calendar).map(({ from, to }) => ({ day: part.day, from, to }));
}
