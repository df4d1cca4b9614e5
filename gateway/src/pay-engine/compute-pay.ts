import { creditedWork } from './credited.js';
import type { FoundException } from './exceptions.js';
import { type DayNumber, dateText, dayNumber, type LocalCalendar, localCalendar } from './local-calendar.js';
import { type DatedLine, linesOfTimeOff, linesOfWork } from './pay-lines.js';
import { type RuleBook, ruleBook } from './rule-book.js';
import { isClosed } from './timesheets.js';
import type { PayException, PayInput, PayKind, PersonPay, Punch } from './types.js';
import { windowOf } from './workweek.js';

/**
 * From one person's punches and paid time off to lines that an accountant can defend: each says which rule made it, and
 * regular, overtime and double time add up to the credited time. Order, repetition and punches outside of the window
 * change nothing.
 */
export function computePay(input: PayInput, rules: RuleBook = ruleBook): PersonPay {
  const { rules: organization, period, now } = input;
  const calendar = localCalendar(organization.timezone);
  const days = { first: dayNumber(period.startDate), last: dayNumber(period.endDate) };
  const inPeriod = (day: DayNumber) => days.first <= day && day <= days.last;

  const punches = rules.onceInOrder(touching(input, calendar));
  const pieces = creditedWork(punches.filter(isClosed), organization, calendar, rules);
  const given = pieces.filter(({ day }) => inPeriod(day));
  const lines = [
    ...linesOfWork(pieces, organization, calendar, inPeriod, rules),
    ...linesOfTimeOff(input.timeOff, inPeriod, rules),
  ];
  const facts = { punches, overtimeRule: organization.overtimeRule, calendar, now, rules };
  return {
    regularMinutes: minutesOf(lines, 'REGULAR'),
    overtimeMinutes: minutesOf(lines, 'OVERTIME'),
    doubleTimeMinutes: minutesOf(lines, 'DOUBLE_TIME'),
    ptoMinutes: minutesOf(lines, 'PTO'),
    unpaidBreakMinutes: given.reduce((sum, { unpaidMinutes }) => sum + unpaidMinutes, 0),
    jobs: rules.minutesByJob(given),
    lines: lines.sort((a, b) => a.day - b.day).map(({ line }) => line),
    exceptions: exceptionsIn(
      rules.exceptions.flatMap((rule) => rule(facts)),
      days,
      punches,
    ),
  };
}

/** What lies outside of the window can't matter: so that it makes no difference whether a caller loads more. */
function touching({ punches, period, rules }: PayInput, calendar: LocalCalendar): Punch[] {
  const window = windowOf(period, rules.workweekStartsOn, calendar);
  return punches.filter(
    ({ clockInAt, clockOutAt }) =>
      clockInAt.getTime() < window.to && (clockOutAt === null || clockOutAt.getTime() > window.from),
  );
}

function minutesOf(lines: readonly DatedLine[], kind: PayKind): number {
  return lines.reduce((sum, { line }) => (line.kind === kind ? sum + line.minutes : sum), 0);
}

/** Each on the first of its days that lies in the period, in the order of the days and then of the punches. */
function exceptionsIn(
  found: readonly FoundException[],
  days: { readonly first: DayNumber; readonly last: DayNumber },
  punches: readonly Punch[],
): PayException[] {
  if (found.length === 0) return [];
  const place = new Map(punches.map(({ timesheetId }, index) => [timesheetId, index]));
  return found
    .map((each) => ({ ...each, day: Math.max(each.firstDay, days.first), place: place.get(each.timesheetId) ?? 0 }))
    .filter(({ day, lastDay }) => day <= days.last && day <= lastDay)
    .sort((a, b) => a.day - b.day || a.place - b.place)
    .map(({ code, day, timesheetId, message }) => ({ code, date: dateText(day), timesheetId, message }));
}
