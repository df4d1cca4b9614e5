import { type BreakRules, type BreakSpan, clipSpans, type Span, sumLengths, toBreakSpans } from './breaks.rules.js';
import type { DayNumber } from './local-calendar.rules.js';
import type { Punch } from './pay.types.js';
import type { roundPunch } from './rounding.rules.js';
import type { RuleCalendar } from './rule-timeline.rules.js';
import { type ClosedPunch, type creditOverlapsOnce, isClosed } from './timesheets.rules.js';
import { gapBetween, type isPaidShortGap, type isSameWork, roundSpans } from './work-spans.rules.js';
import type { DayPart, splitAtMidnight } from './workdays.rules.js';

export interface CreditingRules extends BreakRules {
  readonly roundPunch: typeof roundPunch;
  readonly isSameWork: typeof isSameWork;
  readonly creditOverlapsOnce: typeof creditOverlapsOnce;
  readonly isPaidShortGap: typeof isPaidShortGap;
  readonly clipDeductions: typeof clipSpans;
  readonly splitAtMidnight: typeof splitAtMidnight;
}

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

/** The credited time of all closed timesheets, split into dates, in chronological order. */
export function creditTime(
  recorded: readonly Punch[],
  calendar: RuleCalendar,
  split: Split,
  rules: CreditingRules,
): WorkPiece[] {
  const punches = recorded.filter(isClosed);
  const spans = rules.creditOverlapsOnce(roundSpans(recorded, calendar, rules));
  const pieces: WorkPiece[] = [];
  for (let index = 0; index < punches.length; index += 1) {
    const punch = punches[index] as ClosedPunch;
    const span = spans[index] as Span;
    const next = punches[index + 1];
    const nextSpan = spans[index + 1];
    const isGapPaid = next && nextSpan && rules.isPaidShortGap(punch, next, calendar);
    const paidGap = isGapPaid ? gapBetween(span, nextSpan) : null;
    const timesheet = deductBreaks(punch, span, paidGap, calendar, rules);
    for (const part of split(timesheet.span)) pieces.push(measurePart(timesheet, part));
  }
  return pieces;
}

const noBreaks: readonly BreakSpan[] = [];

function deductBreaks(
  punch: ClosedPunch,
  rounded: Span,
  paidGap: Span | null,
  calendar: RuleCalendar,
  rules: CreditingRules,
): CreditedTimesheet {
  const span = paidGap ? { from: rounded.from, to: paidGap.to } : rounded;
  const breaks = toBreakSpans(punch.breaks, punch.clockOutAt);
  const isPaidShort = (each: BreakSpan) => rules.isPaidShortBreak(each, calendar.rulesAt(each.from).overtimeRule);
  const isDeducted = (each: BreakSpan) => !rules.isPaidBreak(each) && !isPaidShort(each);
  if (breaks.every(isDeducted)) {
    return { punch, span, paidGap, paidShortBreaks: noBreaks, deductions: rules.clipDeductions(breaks, span) };
  }
  const paidShortBreaks = breaks.filter((each) => !rules.isPaidBreak(each) && isPaidShort(each));
  return { punch, span, paidGap, paidShortBreaks, deductions: rules.clipDeductions(breaks.filter(isDeducted), span) };
}

function measurePart(timesheet: CreditedTimesheet, part: DayPart): WorkPiece {
  const unpaid = sumLengths(clipSpans(timesheet.deductions, part));
  return { timesheet, part, day: part.day, length: part.to - part.from - unpaid, unpaid };
}
