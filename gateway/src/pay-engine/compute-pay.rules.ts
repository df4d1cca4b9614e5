import { creditTime } from './credited-time.rules.js';
import type { FoundException } from './exceptions.rules.js';
import { listWorkweeks } from './jobs.rules.js';
import { type DayNumber, dateOf, dayNumberOf } from './local-calendar.rules.js';
import type { PayException, PayInput, PersonPay, Punch } from './pay.types.js';
import { type DatedLine, payTimeOff, payWork } from './pay-lines.rules.js';
import type { PayKind } from './pay-rules.enums.js';
import { findPunchSpan } from './punch-window.rules.js';
import { type RuleBook, ruleBook } from './rule-book.rules.js';
import { findRuleCalendar } from './rule-timeline.rules.js';
import { isClosed } from './timesheets.rules.js';
import { createSplit } from './workday-split.rules.js';
import { payByWorkweek, sumUnpaidMinutes } from './workweeks.rules.js';

/**
 * Computes one person's pay for a period from their punches and paid time off. Every line names the rule that produced
 * it and explains it with its source in the law, so that an accountant can defend it. All amounts are whole minutes.
 * Regular, overtime and double time add up to the credited time.
 *
 * The order of the punches, duplicates, and punches outside `punchWindow` do not change the result.
 *
 * Throws RangeError when a date or the time zone is invalid.
 */
export function computePay(input: PayInput, rules: RuleBook = ruleBook): PersonPay {
  const { rules: timeline, period, now } = input;
  const calendar = findRuleCalendar(timeline);
  const days = { first: dayNumberOf(period.startDate), last: dayNumberOf(period.endDate) };
  const isInPeriod = (day: DayNumber) => days.first <= day && day <= days.last;

  const punches = rules.sortAndDeduplicate(filterPunches(input));
  const pieces = creditTime(punches.filter(isClosed), calendar, createSplit(timeline, rules), rules);
  const weeks = payByWorkweek(pieces, timeline, rules);
  const lines = [...payWork(weeks, calendar, isInPeriod), ...payTimeOff(input.timeOff, isInPeriod, rules)];
  const facts = { punches, calendar, now, rules };
  return {
    regularMinutes: sumMinutes(lines, 'REGULAR'),
    overtimeMinutes: sumMinutes(lines, 'OVERTIME'),
    doubleTimeMinutes: sumMinutes(lines, 'DOUBLE_TIME'),
    ptoMinutes: sumMinutes(lines, 'PTO'),
    unpaidBreakMinutes: sumUnpaidMinutes(weeks, isInPeriod),
    jobs: rules.sumMinutesByJob(lines.map(({ line }) => line)),
    workweeks: listWorkweeks(weeks, days),
    lines: lines.sort((a, b) => a.day - b.day).map(({ line }) => line),
    exceptions: listExceptions(
      rules.exceptions.flatMap((findExceptions) => findExceptions(facts)),
      days,
      punches,
    ),
  };
}

/** Drops punches outside the window, so that the result does not depend on how many more a caller loads. */
function filterPunches({ punches, period, rules }: PayInput): Punch[] {
  const window = findPunchSpan(period, rules);
  return punches.filter(
    ({ clockInAt, clockOutAt }) =>
      clockInAt.getTime() < window.to && (clockOutAt === null || clockOutAt.getTime() > window.from),
  );
}

function sumMinutes(lines: readonly DatedLine[], kind: PayKind): number {
  return lines.reduce((sum, { line }) => (line.kind === kind ? sum + line.minutes : sum), 0);
}

/** Each exception on the first of its days that is in the period, ordered by day and then by punch. */
function listExceptions(
  found: readonly FoundException[],
  days: { readonly first: DayNumber; readonly last: DayNumber },
  punches: readonly Punch[],
): PayException[] {
  if (found.length === 0) return [];
  const positions = new Map(punches.map(({ timesheetId }, index) => [timesheetId, index]));
  return found
    .map((exception) => ({
      ...exception,
      day: Math.max(exception.firstDay, days.first),
      position: positions.get(exception.timesheetId) ?? 0,
    }))
    .filter(({ day, lastDay }) => day <= days.last && day <= lastDay)
    .sort((a, b) => a.day - b.day || a.position - b.position)
    .map(({ code, day, timesheetId, message }) => ({ code, date: dateOf(day), timesheetId, message }));
}
