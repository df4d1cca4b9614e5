import type { Span } from './breaks.rules.js';
import type { RuleTimeline } from './pay.types.js';
import { findRuleCalendar, type RuleCalendar } from './rule-timeline.rules.js';
import type { DayPart, splitAtMidnight } from './workdays.rules.js';
import type { findWorkweekStart } from './workweek.rules.js';
import { planWorkweeks } from './workweek-divisions.rules.js';

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
