import { type BreakRules, type BreakSpan, clipSpans, type Span, sumLengths, toBreakSpans } from './breaks.rules.js';
import { gapBetween, type isPaidShortGap } from './gaps.rules.js';
import { type DayNumber, minuteMs } from './local-calendar.rules.js';
import type { roundPunch } from './rounding.rules.js';
import type { RuleCalendar } from './rule-timeline.rules.js';
import { type ClosedPunch, type creditOverlapsOnce, readSpan } from './timesheets.rules.js';
import type { DayPart, splitAtMidnight, toWholeMinutes } from './workdays.rules.js';

/** The rules that turn punches into credited time. */
export interface CreditingRules extends BreakRules {
  readonly roundPunch: typeof roundPunch;
  readonly creditOverlapsOnce: typeof creditOverlapsOnce;
  readonly isPaidShortGap: typeof isPaidShortGap;
  readonly clipDeductions: typeof clipSpans;
  readonly splitAtMidnight: typeof splitAtMidnight;
  readonly cutByTimesheet: typeof toWholeMinutes;
}

/** A timesheet with its rounded span and its breaks. */
interface CreditedTimesheet {
  readonly punch: ClosedPunch;
  readonly span: Span;
  /** A short gap after the timesheet that counts as worked. It is the end of the span. */
  readonly paidGap: Span | null;
  /** Short breaks that were punched as unpaid and count as worked. */
  readonly paidShortBreaks: readonly BreakSpan[];
  /** The parts of the span that unpaid breaks deduct. */
  readonly deductions: readonly Span[];
}

/** The credited time of one timesheet on one date. All later rules work on these. */
export interface WorkPiece {
  readonly timesheet: CreditedTimesheet;
  readonly part: DayPart;
  readonly day: DayNumber;
  /** The credited time in milliseconds. */
  readonly length: number;
  /** The time that unpaid breaks deduct, in milliseconds. */
  readonly unpaid: number;
}

type Split = (span: Span) => readonly DayPart[];

/** The credited time of all timesheets, split into dates, in chronological order. */
export function creditTime(
  punches: readonly ClosedPunch[],
  calendar: RuleCalendar,
  split: Split,
  rules: CreditingRules,
): WorkPiece[] {
  const round = (instant: number) => rules.roundPunch(instant, calendar.rulesAt(instant).roundingRule, calendar);
  const rounded = punches.map(readSpan).map(({ from, to }) => ({ from: round(from), to: round(to) }));
  const spans = rules.creditOverlapsOnce(rounded);
  return punches.flatMap((punch, index) => {
    const span = spans[index] as Span;
    const [next, nextSpan] = [punches[index + 1], spans[index + 1]];
    const isGapPaid = next && nextSpan && rules.isPaidShortGap(punch, next, calendar);
    const paidGap = isGapPaid ? gapBetween(span, nextSpan) : null;
    const timesheet = deductBreaks(punch, { from: span.from, to: paidGap?.to ?? span.to }, calendar, rules);
    return splitIntoPieces({ ...timesheet, paidGap }, split(timesheet.span), calendar, rules);
  });
}

function deductBreaks(
  punch: ClosedPunch,
  span: Span,
  calendar: RuleCalendar,
  rules: CreditingRules,
): Omit<CreditedTimesheet, 'paidGap'> {
  const paidShortBreaks: BreakSpan[] = [];
  const deductedBreaks: BreakSpan[] = [];
  for (const each of toBreakSpans(punch.breaks, punch.clockOutAt.getTime())) {
    if (rules.isPaidBreak(each)) continue;
    const isShort = rules.isPaidShortBreak(each, calendar.rulesAt(each.from).overtimeRule);
    (isShort ? paidShortBreaks : deductedBreaks).push(each);
  }
  return { punch, span, paidShortBreaks, deductions: rules.clipDeductions(deductedBreaks, span) };
}

function splitIntoPieces(
  timesheet: CreditedTimesheet,
  parts: readonly DayPart[],
  calendar: RuleCalendar,
  rules: CreditingRules,
): WorkPiece[] {
  const unpaid = parts.map((part) => sumLengths(clipSpans(timesheet.deductions, part)));
  const lengths = parts.map(({ from, to }, index) => to - from - (unpaid[index] as number));
  const isCut = parts.map(({ from }) => calendar.rulesAt(from).crediting === 'BY_TIMESHEET');
  const cutLengths = cutSeconds(lengths, isCut, rules);
  const cutUnpaid = cutSeconds(unpaid, isCut, rules);
  return parts.map((part, index) => ({
    timesheet,
    part,
    day: part.day,
    length: cutLengths[index] as number,
    unpaid: cutUnpaid[index] as number,
  }));
}

/** Cuts the seconds of the parts that are credited by timesheet. The next part that is credited by workweek gets them. */
function cutSeconds(lengths: readonly number[], isCut: readonly boolean[], rules: CreditingRules): readonly number[] {
  if (!isCut.includes(true)) return lengths;
  const cut = rules.cutByTimesheet(lengths).map((minutes) => minutes * minuteMs);
  let owed = 0;
  return lengths.map((length, index) => {
    const credited = isCut[index] ? (cut[index] as number) : length + owed;
    owed += length - credited;
    return credited;
  });
}
