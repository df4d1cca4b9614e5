import { type BreakRules, type BreakSpan, clipSpans, type Span, sumLengths, toBreakSpans } from './breaks.rules.js';
import type { DayNumber, LocalCalendar } from './local-calendar.rules.js';
import type { OrganizationRules } from './pay.types.js';
import type { roundPunch } from './rounding.rules.js';
import { type ClosedPunch, type creditOverlapsOnce, readSpan } from './timesheets.rules.js';
import { type DayPart, type splitAtMidnight, toWholeMinutes } from './workdays.rules.js';

/** The rules that turn punches into credited time. */
export interface CreditingRules extends BreakRules {
  readonly roundPunch: typeof roundPunch;
  readonly creditOverlapsOnce: typeof creditOverlapsOnce;
  readonly clipDeductions: typeof clipSpans;
  readonly splitAtMidnight: typeof splitAtMidnight;
}

/** A timesheet with its rounded span and its breaks. */
interface CreditedTimesheet {
  readonly punch: ClosedPunch;
  readonly span: Span;
  /** Short breaks that were punched as unpaid and count as worked. */
  readonly paidShortBreaks: readonly BreakSpan[];
  /** The parts of the span that unpaid breaks deduct. */
  readonly deductions: readonly Span[];
}

/** The credited minutes of one timesheet on one workday. All later rules work on these. */
export interface WorkPiece {
  readonly timesheet: CreditedTimesheet;
  readonly part: DayPart;
  readonly day: DayNumber;
  readonly minutes: number;
  readonly unpaidMinutes: number;
}

/** The credited minutes of all timesheets, split into workdays, in chronological order. */
export function creditMinutes(
  punches: readonly ClosedPunch[],
  organization: OrganizationRules,
  calendar: LocalCalendar,
  rules: CreditingRules,
): WorkPiece[] {
  const round = (instant: number) => rules.roundPunch(instant, organization.roundingRule, calendar);
  const rounded = punches.map(readSpan).map(({ from, to }) => ({ from: round(from), to: round(to) }));
  const spans = rules.creditOverlapsOnce(rounded);
  return punches.flatMap((punch, index) => {
    const timesheet = deductBreaks(punch, spans[index] as Span, organization, rules);
    return splitIntoPieces(timesheet, rules.splitAtMidnight(timesheet.span, calendar));
  });
}

function deductBreaks(
  punch: ClosedPunch,
  span: Span,
  { overtimeRule }: OrganizationRules,
  rules: CreditingRules,
): CreditedTimesheet {
  const unpaid = toBreakSpans(punch.breaks, punch.clockOutAt.getTime()).filter((each) => !rules.isPaidBreak(each));
  const paidShortBreaks = unpaid.filter((each) => rules.isPaidShortBreak(each, overtimeRule));
  const deductedBreaks = unpaid.filter((each) => !paidShortBreaks.includes(each));
  return { punch, span, paidShortBreaks, deductions: rules.clipDeductions(deductedBreaks, span) };
}

function splitIntoPieces(timesheet: CreditedTimesheet, parts: readonly DayPart[]): WorkPiece[] {
  const deductedMs = parts.map((part) => sumLengths(clipSpans(timesheet.deductions, part)));
  const minutes = toWholeMinutes(parts.map(({ from, to }, index) => to - from - (deductedMs[index] as number)));
  const unpaidMinutes = toWholeMinutes(deductedMs);
  return parts.map((part, index) => ({
    timesheet,
    part,
    day: part.day,
    minutes: minutes[index] as number,
    unpaidMinutes: unpaidMinutes[index] as number,
  }));
}
