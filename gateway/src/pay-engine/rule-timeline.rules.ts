import { type DayNumber, dayNumberOf, findLocalCalendar, type LocalCalendar } from './local-calendar.rules.js';
import type { DatedRules, RuleTimeline } from './pay.types.js';

/** Looks up dates, and the rules in force, on a timeline of rules. Instants are milliseconds since 1970. */
export interface RuleCalendar extends LocalCalendar {
  rulesAt(instant: number): DatedRules;
}

interface Segment {
  readonly from: DayNumber;
  readonly start: number;
  readonly zone: LocalCalendar;
  readonly rules: DatedRules;
}

/** By the timeline, which all people of a payroll share. */
const calendars = new WeakMap<RuleTimeline, RuleCalendar>();

/**
 * The calendar of a timeline. The first day in a new time zone starts at midnight in the old one, so that every instant
 * has exactly one date: that day is longer when the zone moves west (27 hours from New York to Los Angeles) and shorter
 * when it moves east.
 *
 * Throws RangeError when a date or a time zone is invalid.
 */
export function findRuleCalendar(timeline: RuleTimeline): RuleCalendar {
  let calendar = calendars.get(timeline);
  if (!calendar) {
    calendar = createRuleCalendar(timeline);
    calendars.set(timeline, calendar);
  }
  return calendar;
}

function createRuleCalendar(timeline: RuleTimeline): RuleCalendar {
  const segments = listSegments(timeline);
  const [first] = segments;
  if (first && segments.length === 1) return { ...first.zone, rulesAt: () => first.rules };
  const segmentAt = (instant: number) => segments.findLast(({ start }) => start <= instant) as Segment;
  const segmentOn = (day: DayNumber) => segments.findLast(({ from }) => from <= day) as Segment;
  return {
    dayAt(instant) {
      const { from, zone } = segmentAt(instant);
      return Math.max(from, zone.dayAt(instant));
    },
    startOf(day) {
      const { from, start, zone } = segmentOn(day);
      return day === from ? start : Math.max(start, zone.startOf(day));
    },
    offsetAt: (instant) => segmentAt(instant).zone.offsetAt(instant),
    rulesAt: (instant) => segmentAt(instant).rules,
  };
}

function listSegments(timeline: RuleTimeline): Segment[] {
  const segments: Segment[] = [];
  for (const rules of timeline) {
    const zone = findLocalCalendar(rules.timezone);
    const before = segments.at(-1);
    const from = before && rules.from !== null ? dayNumberOf(rules.from) : Number.NEGATIVE_INFINITY;
    const start = before ? Math.max(before.start, before.zone.startOf(from)) : Number.NEGATIVE_INFINITY;
    segments.push({ from, start, zone, rules });
  }
  return segments;
}
