import { type BreakSpan, breakSpans, type Span, within } from './breaks.js';
import type { DayNumber, LocalCalendar } from './local-calendar.js';
import type { RuleBook } from './rule-book.js';
import { type ClosedPunch, rawSpan } from './timesheets.js';
import type { OrganizationRules } from './types.js';
import { type DayPart, wholeMinutes } from './workdays.js';

/** A timesheet with what payroll made of it: its rounded span, and which of its breaks counted. */
export interface CreditedTimesheet {
  readonly punch: ClosedPunch;
  readonly span: Span;
  /** Short breaks that were punched as unpaid and count as worked. */
  readonly counted: readonly BreakSpan[];
  /** What of the span is not paid. */
  readonly off: readonly Span[];
}

/** The credited minutes of one timesheet on one workday: what every further rule works on. */
export interface WorkPiece {
  readonly timesheet: CreditedTimesheet;
  readonly part: DayPart;
  readonly day: DayNumber;
  readonly minutes: number;
  readonly unpaidMinutes: number;
}

/** The credited time of all timesheets, split into workdays, in the order of time. */
export function creditedWork(
  punches: readonly ClosedPunch[],
  organization: OrganizationRules,
  calendar: LocalCalendar,
  rules: RuleBook,
): WorkPiece[] {
  const round = (instant: number) => rules.roundPunch(instant, organization.roundingRule, calendar);
  const rounded = punches.map(rawSpan).map(({ from, to }) => ({ from: round(from), to: round(to) }));
  const spans = rules.countedOnce(rounded);
  return punches.flatMap((punch, index) => {
    const timesheet = credited(punch, spans[index] as Span, organization, rules);
    return piecesOf(timesheet, rules.splitAtMidnights(timesheet.span, calendar));
  });
}

/** Breaks that are not paid are taken off, save short ones. */
function credited(
  punch: ClosedPunch,
  span: Span,
  { overtimeRule }: OrganizationRules,
  rules: RuleBook,
): CreditedTimesheet {
  const unpaid = breakSpans(punch.breaks, punch.clockOutAt.getTime()).filter((pause) => !rules.paidBreakCounts(pause));
  const counted = unpaid.filter((pause) => rules.shortBreakCounts(pause, overtimeRule));
  const takenOff = unpaid.filter((pause) => !counted.includes(pause));
  return { punch, span, counted, off: rules.takenOff(takenOff, span) };
}

function piecesOf(timesheet: CreditedTimesheet, parts: readonly DayPart[]): WorkPiece[] {
  const off = parts.map((part) => lengthOf(within(timesheet.off, part)));
  const minutes = wholeMinutes(parts.map(({ from, to }, index) => to - from - (off[index] as number)));
  const unpaid = wholeMinutes(off);
  return parts.map((part, index) => ({
    timesheet,
    part,
    day: part.day,
    minutes: minutes[index] as number,
    unpaidMinutes: unpaid[index] as number,
  }));
}

export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + (to - from), 0);
}
