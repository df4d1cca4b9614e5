import type { DateRange } from '@timetrack/contracts/calendar';
import { countsEarlierWeeks, daysCountedBefore, lawOf } from './laws.rules.js';
import { type DayNumber, dateOf, dayNumberOf, hourMs } from './local-calendar.rules.js';
import type { RuleTimeline } from './pay.types.js';
import { findRuleCalendar } from './rule-timeline.rules.js';
import { findWorkweekStart, planWorkweeks } from './workweek-divisions.rules.js';

/** A half-open range of time. */
export interface PunchWindow {
  readonly from: Date;
  readonly to: Date;
}

/** A shift belongs to the day on which it started, and its meal breaks are counted over the whole shift. */
const restOfShift = 24 * hourMs;

/**
 * The window that contains all punches on which the pay for the period depends. It covers every workweek that overlaps
 * the period, because workweeks are computed whole, every workweek that a change of rules near the period affects, two weeks
 * before them where earlier hours count toward a limit, and one day on either side for shifts that start before or end after.
 *
 * Throws RangeError when a date or the time zone is invalid.
 */
export function findPunchWindow(period: DateRange, timeline: RuleTimeline): PunchWindow {
  const { from, to } = findPunchSpan(period, timeline);
  return { from: new Date(from), to: new Date(to) };
}

interface PunchSpan {
  readonly from: number;
  readonly to: number;
}

/** The span of the last period for each timeline: a payroll computes the same period for each person. */
const spans = new WeakMap<RuleTimeline, { readonly period: DateRange; readonly span: PunchSpan }>();

/** The window of `findPunchWindow` in milliseconds since 1970. */
export function findPunchSpan(period: DateRange, timeline: RuleTimeline): PunchSpan {
  const last = spans.get(timeline);
  if (last?.period.startDate === period.startDate && last.period.endDate === period.endDate) return last.span;
  const span = computePunchSpan(period, timeline);
  spans.set(timeline, { period: { startDate: period.startDate, endDate: period.endDate }, span });
  return span;
}

function computePunchSpan(period: DateRange, timeline: RuleTimeline): PunchSpan {
  const calendar = findRuleCalendar(timeline);
  const { first, last } = findDays(toDays(period), timeline);
  const from = calendar.startOf(first - countDaysBefore(timeline)) - restOfShift;
  return { from, to: calendar.startOf(last + 1) + restOfShift };
}

/**
 * All days whose pay can depend on punches on these days. It is the converse of the window: earlier hours count toward a limit two weeks
 * later, so these days reach farther into the future than into the past.
 */
export function findDependentDays({ startDate, endDate }: DateRange, timeline: RuleTimeline): DateRange {
  const weeks = findDays({ first: dayNumberOf(startDate) - 1, last: dayNumberOf(endDate) + 1 }, timeline);
  const { first, last } = findDays({ ...weeks, last: weeks.last + countDaysBefore(timeline) }, timeline);
  return { startDate: dateOf(first), endDate: dateOf(last) };
}

function countDaysBefore(timeline: RuleTimeline): number {
  return timeline.some((rules) => countsEarlierWeeks(lawOf(rules))) ? daysCountedBefore : 0;
}

interface Days {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

const toDays = ({ startDate, endDate }: DateRange): Days => ({
  first: dayNumberOf(startDate),
  last: dayNumberOf(endDate),
});

/** The whole workweeks of these days, and of each change of rules within them. */
function findDays(of: Days, timeline: RuleTimeline): Days {
  const { transitions } = planWorkweeks(timeline, findWorkweekStart);
  const rulesOn = (day: DayNumber) =>
    timeline.findLast(({ from }) => from === null || dayNumberOf(from) <= day) ?? timeline[0];
  const toWholeWeeks = ({ first, last }: Days): Days => ({
    first: findWorkweekStart(first, rulesOn(first).workweekStartsOn),
    last: findWorkweekStart(last, rulesOn(last).workweekStartsOn) + 6,
  });
  let days = toWholeWeeks(of);
  for (const { firstDay, lastDay } of transitions) {
    if (firstDay > days.last || lastDay < days.first) continue;
    days = { first: Math.min(days.first, firstDay), last: Math.max(days.last, lastDay) };
  }
  return days;
}
