import type { WorkPiece } from './credited-time.rules.js';
import { explainRule, explainSlice } from './explanations.presenter.js';
import { type DayNumber, dateOf, type LocalCalendar } from './local-calendar.rules.js';
import type { OrganizationRules, PaidTimeOff, PayLine } from './pay.types.js';
import { payRules } from './pay-rules.enums.js';
import type { RuleBook } from './rule-book.rules.js';
import { payAsRegularTime, type Slice } from './slices.rules.js';
import { sortRequests } from './time-off.rules.js';

/** A pay line with the day by which lines are sorted. */
export interface DatedLine {
  readonly day: DayNumber;
  readonly line: PayLine;
}

type IsInPeriod = (day: DayNumber) => boolean;

/** The lines of the period. Each workweek is computed whole, and lines outside the period are left out. */
export function payWork(
  pieces: readonly WorkPiece[],
  { overtimeRule, workweekStartsOn }: OrganizationRules,
  calendar: LocalCalendar,
  isInPeriod: IsInPeriod,
  rules: RuleBook,
): DatedLine[] {
  const weeks = Map.groupBy(pieces, ({ day }) => rules.workweekStart(day, workweekStartsOn));
  return [...weeks].flatMap(([workweek, work]) =>
    rules.overtime[overtimeRule]
      .reduce<readonly Slice[]>((slices, rule) => rule(slices), payAsRegularTime(work))
      .filter(({ piece }) => isInPeriod(piece.day))
      .map((slice) => ({ day: slice.piece.day, line: toLine(slice, workweek, calendar) })),
  );
}

function toLine(slice: Slice, workweek: DayNumber, calendar: LocalCalendar): PayLine {
  const { piece, minutes, rule } = slice;
  return {
    date: dateOf(piece.day),
    timesheetId: piece.timesheet.punch.timesheetId,
    kind: payRules[rule].kind,
    minutes,
    rule,
    explanation: explainSlice(slice, workweek, calendar),
  };
}

export function payTimeOff(timeOff: readonly PaidTimeOff[], isInPeriod: IsInPeriod, rules: RuleBook): DatedLine[] {
  return sortRequests(timeOff).flatMap((request) =>
    rules
      .spreadTimeOff(request)
      .filter(({ day, minutes }) => isInPeriod(day) && minutes > 0)
      .map(({ day, minutes }) => ({ day, line: toTimeOffLine(day, minutes) })),
  );
}

function toTimeOffLine(day: DayNumber, minutes: number): PayLine {
  const rule = 'PAID_TIME_OFF';
  return {
    date: dateOf(day),
    timesheetId: null,
    kind: payRules[rule].kind,
    minutes,
    rule,
    explanation: explainRule(rule, day, day),
  };
}
