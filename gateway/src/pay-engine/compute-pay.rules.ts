import { asksForBreaks, type MissedBreak } from './break-premiums.rules.js';
import { creditTime } from './credited-time.rules.js';
import type { DatedLine } from './dated-line.types.js';
import { listExceptions } from './exceptions.rules.js';
import { listWorkweeks } from './jobs.rules.js';
import { type DayNumber, dayNumberOf } from './local-calendar.rules.js';
import type { PayInput, PayLine, PaySummary, PersonPay, Punch } from './pay.types.js';
import { listPaidWork, payPremiums, payTimeOff, payWork } from './pay-lines.rules.js';
import { type PayKind, payKinds, payRules } from './pay-rules.types.js';
import { findPunchSpan } from './punch-window.rules.js';
import { sumQualifiedMinutes } from './qualified-overtime.rules.js';
import { type RuleBook, ruleBook } from './rule-book.rules.js';
import { findRuleCalendar, type RuleCalendar } from './rule-timeline.rules.js';
import { createSplit } from './workdays.rules.js';
import { type PaidWeek, payByWorkweek, sumUnpaidMinutes } from './workweeks.rules.js';

interface PaidTime {
  readonly calendar: RuleCalendar;
  readonly days: { readonly first: DayNumber; readonly last: DayNumber };
  readonly punches: readonly Punch[];
  readonly weeks: readonly PaidWeek[];
  readonly timeOff: readonly DatedLine[];
  isInPeriod(day: DayNumber): boolean;
}

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
  const paid = payPerson(input, rules);
  const missed = rules.findMissedBreaks(paid.punches, paid.calendar, rules);
  return {
    ...sumUp(paid, missed, input, rules),
    workweeks: listWorkweeks(paid.weeks, paid.days, rules.qualifyOvertime),
    lines: listLines(paid, missed),
  };
}

/** The sums of `computePay` without its lines and workweeks, at less than half the cost. */
export function summarizePay(input: PayInput, rules: RuleBook = ruleBook): PaySummary {
  const paid = payPerson(input, rules);
  return sumUp(paid, rules.findMissedBreaks(paid.punches, paid.calendar, rules), input, rules);
}

/** The lines of `computePay` alone, at two thirds of the cost. */
export function listPayLines(input: PayInput, rules: RuleBook = ruleBook): PayLine[] {
  const paid = payPerson(input, rules);
  const missed = input.rules.some(asksForBreaks) ? rules.findMissedBreaks(paid.punches, paid.calendar, rules) : [];
  return listLines(paid, missed);
}

function payPerson(input: PayInput, rules: RuleBook): PaidTime {
  const { rules: timeline, period } = input;
  const calendar = findRuleCalendar(timeline);
  const days = { first: dayNumberOf(period.startDate), last: dayNumberOf(period.endDate) };
  const isInPeriod = (day: DayNumber) => days.first <= day && day <= days.last;
  const punches = rules.sortAndDeduplicate(filterPunches(input));
  const pieces = creditTime(punches, calendar, createSplit(timeline, rules), rules);
  const weeks = payByWorkweek(pieces, timeline, rules);
  return {
    ...{ calendar, days, punches, weeks, isInPeriod },
    timeOff: payTimeOff(input.timeOff, isInPeriod, rules),
  };
}

const noMinutes = Object.fromEntries(payKinds.map((kind) => [kind, 0])) as Record<PayKind, number>;

function sumUp(
  { calendar, days, punches, weeks, timeOff, isInPeriod }: PaidTime,
  missedBreaks: readonly MissedBreak[],
  { now, rules: timeline }: PayInput,
  rules: RuleBook,
): PaySummary {
  const work = weeks.flatMap((week) => listPaidWork(week, isInPeriod));
  const minutes = { ...noMinutes };
  for (const slice of work) minutes[payRules[slice.rule].kind] += slice.minutes;
  for (const { line } of payPremiums(missedBreaks, isInPeriod)) minutes[line.kind] += line.minutes;
  for (const { line } of timeOff) minutes[line.kind] += line.minutes;
  const { exempt = false, overtimeRule } = calendar.rulesAt(calendar.startOf(days.last + 1) - 1);
  return {
    ...{ exempt, overtimeRule },
    regularMinutes: minutes.REGULAR,
    overtimeMinutes: minutes.OVERTIME,
    doubleTimeMinutes: minutes.DOUBLE_TIME,
    mealPremiumMinutes: minutes.MEAL_PREMIUM,
    restPremiumMinutes: minutes.REST_PREMIUM,
    ptoMinutes: minutes.PTO,
    unpaidBreakMinutes: sumUnpaidMinutes(weeks, isInPeriod),
    qualifiedOvertimeMinutes: sumQualifiedMinutes(weeks, timeline, days),
    jobs: rules.sumMinutesByJob(work),
    exceptions: listExceptions(
      { punches, calendar, now: now.getTime(), missedBreaks, work, timeOff },
      rules.exceptions,
      days,
    ),
  };
}

function listLines(
  { weeks, timeOff, calendar, isInPeriod }: PaidTime,
  missedBreaks: readonly MissedBreak[],
): PayLine[] {
  const work = payWork(weeks, calendar, isInPeriod);
  const others = [...payPremiums(missedBreaks, isInPeriod), ...timeOff];
  const lines = others.length === 0 && isByDay(work) ? work : [...work, ...others].sort((a, b) => a.day - b.day);
  return lines.map(({ line }) => line);
}

function isByDay(lines: readonly DatedLine[]): boolean {
  return lines.every(({ day }, index) => index === 0 || (lines[index - 1] as DatedLine).day <= day);
}

/** Drops punches outside the window, so that the result does not depend on how many more a caller loads. */
function filterPunches({ punches, period, rules }: PayInput): readonly Punch[] {
  const { from, to } = findPunchSpan(period, rules);
  const isInside = ({ clockInAt, clockOutAt }: Punch) => clockInAt < to && (clockOutAt === null || clockOutAt > from);
  return punches.every(isInside) ? punches : punches.filter(isInside);
}
