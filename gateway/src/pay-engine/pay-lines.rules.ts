import { type MissedBreak, premiumMinutes } from './break-premiums.rules.js';
import type { DatedLine } from './dated-line.types.js';
import { explainRule, explainSlice } from './explanations.presenter.js';
import { type DayNumber, dateOf } from './local-calendar.rules.js';
import type { PaidTimeOff, PayLine, Punch } from './pay.types.js';
import { type PremiumRule, payRules } from './pay-rules.types.js';
import type { RuleBook } from './rule-book.rules.js';
import type { RuleCalendar } from './rule-timeline.rules.js';
import type { Slice } from './slices.rules.js';
import { sortRequests } from './time-off.rules.js';
import type { PaidWeek } from './workweeks.rules.js';

type IsInPeriod = (day: DayNumber) => boolean;

/** The work of a week that the period pays. Each workweek is computed whole, and work outside the period is left out. */
export function listPaidWork({ slices }: PaidWeek, isInPeriod: IsInPeriod): Slice[] {
  return slices.filter(({ minutes, piece }) => minutes > 0 && isInPeriod(piece.day));
}

export function payWork(weeks: readonly PaidWeek[], calendar: RuleCalendar, isInPeriod: IsInPeriod): DatedLine[] {
  const lines: DatedLine[] = [];
  for (const week of weeks) {
    for (const slice of listPaidWork(week, isInPeriod)) {
      addLine(lines, { day: slice.piece.day, line: toLine(slice, week, calendar) });
    }
  }
  return lines;
}

function toLine(slice: Slice, week: PaidWeek, calendar: RuleCalendar): PayLine {
  const { piece, minutes, rule } = slice;
  const { timesheetId, jobId } = piece.timesheet.punch;
  return {
    date: dateOf(piece.day),
    timesheetId,
    kind: payRules[rule].kind,
    minutes,
    rule,
    jobId,
    policyId: null,
    requestId: null,
    explanation: explainSlice(slice, week, calendar),
  };
}

/** Adds a line, or extends the last one if its work was only split at a midnight of another time zone. */
function addLine(lines: DatedLine[], next: DatedLine): void {
  const last = lines.at(-1);
  const isSame =
    last?.day === next.day && last.line.timesheetId === next.line.timesheetId && last.line.rule === next.line.rule;
  if (last && isSame) lines[lines.length - 1] = { day: last.day, line: mergeLines(last.line, next.line) };
  else lines.push(next);
}

function mergeLines(line: PayLine, next: PayLine): PayLine {
  const notes = next.explanation.split('. ').filter((note) => !line.explanation.includes(note));
  return { ...line, minutes: line.minutes + next.minutes, explanation: [line.explanation, ...notes].join('. ') };
}

/** An hour for each workday with a missed meal, and one for each with a missed rest, on the first timesheet that lacks it. */
export function payPremiums(missed: readonly MissedBreak[], isInPeriod: IsInPeriod): DatedLine[] {
  const lines = new Map<string, DatedLine>();
  for (const { day, premium, punch } of missed) {
    const key = `${day} ${premium}`;
    if (premium && isInPeriod(day) && !lines.has(key))
      lines.set(key, { day, line: toPremiumLine(premium, day, punch) });
  }
  return [...lines.values()].sort((a, b) => a.day - b.day);
}

function toPremiumLine(rule: PremiumRule, day: DayNumber, { timesheetId, jobId }: Punch): PayLine {
  return {
    ...{ date: dateOf(day), timesheetId, kind: payRules[rule].kind, minutes: premiumMinutes, rule, jobId },
    ...{ policyId: null, requestId: null },
    explanation: explainRule(payRules[rule], day, day),
  };
}

export function payTimeOff(timeOff: readonly PaidTimeOff[], isInPeriod: IsInPeriod, rules: RuleBook): DatedLine[] {
  if (timeOff.length === 0) return [];
  return sortRequests(timeOff).flatMap((request) =>
    rules
      .spreadTimeOff(request)
      .filter(({ day, minutes }) => isInPeriod(day) && minutes > 0)
      .map(({ day, minutes }) => ({ day, line: toTimeOffLine(request, day, minutes) })),
  );
}

function toTimeOffLine({ policyId, requestId }: PaidTimeOff, day: DayNumber, minutes: number): PayLine {
  const rule = 'PAID_TIME_OFF';
  return {
    date: dateOf(day),
    timesheetId: null,
    kind: payRules[rule].kind,
    minutes,
    rule,
    jobId: null,
    policyId,
    requestId,
    explanation: payRules[rule].words,
  };
}
