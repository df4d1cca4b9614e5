import type { WorkPiece } from './credited.js';
import { explain, ruleInWords } from './explanations.js';
import { type DayNumber, dateText, type LocalCalendar } from './local-calendar.js';
import { payRules } from './pay-rules.js';
import type { RuleBook } from './rule-book.js';
import { regularTime, type Slice } from './slices.js';
import { requestsInOrder } from './time-off.js';
import type { OrganizationRules, PaidTimeOff, PayLine } from './types.js';

/** A line with what it is sorted by: its day. */
export interface DatedLine {
  readonly day: DayNumber;
  readonly line: PayLine;
}

/** Whether a day is given: the first and the last of the period, and all between them. */
export type InPeriod = (day: DayNumber) => boolean;

/** Each workweek is computed whole; of its lines those within the period are given. */
export function linesOfWork(
  pieces: readonly WorkPiece[],
  { overtimeRule, workweekStartsOn }: OrganizationRules,
  calendar: LocalCalendar,
  inPeriod: InPeriod,
  rules: RuleBook,
): DatedLine[] {
  const weeks = Map.groupBy(pieces, ({ day }) => rules.workweekOf(day, workweekStartsOn));
  return [...weeks].flatMap(([workweek, work]) =>
    rules.overtime[overtimeRule]
      .reduce<readonly Slice[]>((slices, rule) => rule(slices), regularTime(work))
      .filter(({ piece }) => inPeriod(piece.day))
      .map((slice) => ({ day: slice.piece.day, line: lineOf(slice, workweek, calendar) })),
  );
}

function lineOf(slice: Slice, workweek: DayNumber, calendar: LocalCalendar): PayLine {
  const { piece, minutes, rule } = slice;
  return {
    date: dateText(piece.day),
    timesheetId: piece.timesheet.punch.timesheetId,
    kind: payRules[rule].kind,
    minutes,
    rule,
    explanation: explain(slice, workweek, calendar),
  };
}

export function linesOfTimeOff(timeOff: readonly PaidTimeOff[], inPeriod: InPeriod, rules: RuleBook): DatedLine[] {
  return requestsInOrder(timeOff).flatMap((request) =>
    rules
      .spreadTimeOff(request)
      .filter(({ day, minutes }) => inPeriod(day) && minutes > 0)
      .map(({ day, minutes }) => ({ day, line: timeOffLine(day, minutes) })),
  );
}

function timeOffLine(day: DayNumber, minutes: number): PayLine {
  const rule = 'PAID_TIME_OFF';
  return {
    date: dateText(day),
    timesheetId: null,
    kind: payRules[rule].kind,
    minutes,
    rule,
    explanation: ruleInWords(rule, day, day),
  };
}
