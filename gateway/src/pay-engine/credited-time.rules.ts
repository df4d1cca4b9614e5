import { type BreakSpan, clipSpans, type Span, sumLengths, toBreakSpans } from './breaks.rules.js';
import type { DayNumber } from './local-calendar.rules.js';
import type { Punch } from './pay.types.js';
import { findPaidRests, type IsPaidPart, type RestRules } from './rests.rules.js';
import type { roundPunch } from './rounding.rules.js';
import type { RuleCalendar } from './rule-timeline.rules.js';
import { type ClosedPunch, type creditOverlapsOnce, isClosed } from './timesheets.rules.js';
import { findPaidGap, gapBetween, type isSameWork, roundSpans } from './work-spans.rules.js';
import type { DayPart, splitAtMidnight } from './workdays.rules.js';

export interface CreditingRules extends RestRules {
  readonly roundPunch: typeof roundPunch;
  readonly isSameWork: typeof isSameWork;
  readonly creditOverlapsOnce: typeof creditOverlapsOnce;
  readonly extendToRoundedEnds: typeof extendToRoundedEnds;
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
  const isPaidPart = findPaidRests(recorded, calendar, rules);
  const punches = recorded.filter(isClosed);
  const spans = rules.creditOverlapsOnce(roundSpans(recorded, calendar, isPaidPart, rules));
  const pieces: WorkPiece[] = [];
  for (let index = 0; index < punches.length; index += 1) {
    const punch = punches[index] as ClosedPunch;
    const rounded = spans[index] as Span;
    const nextSpan = spans[index + 1];
    const isGapPaid = nextSpan && findPaidGap(punch, punches[index + 1], isPaidPart);
    const paidGap = isGapPaid ? gapBetween(rounded, nextSpan) : null;
    const span = paidGap ? { from: rounded.from, to: paidGap.to } : rounded;
    const timesheet = deductBreaks(
      punch,
      { span, rounded, paidGap, ofOthers: listOfOthers(span, index) },
      isPaidPart,
      rules,
    );
    for (const part of split(timesheet.span)) pieces.push(measurePart(timesheet, part));
  }
  return pieces;

  /** What the timesheets around one deduct from its span, where rounding or a paid gap extends it into their breaks. */
  function listOfOthers(span: Span, index: number): readonly Span[] {
    const deducted = (other: number) =>
      listDeducted(punches[other] as ClosedPunch, spans[other] as Span, isPaidPart, rules);
    const found: Span[] = [];
    for (let other = index - 1; other >= 0 && (punches[other] as ClosedPunch).clockOutAt > span.from; other -= 1) {
      found.push(...deducted(other));
    }
    for (
      let other = index + 1;
      other < punches.length && (punches[other] as ClosedPunch).clockInAt < span.to;
      other += 1
    ) {
      found.push(...deducted(other));
    }
    return found;
  }
}

const noBreaks: readonly BreakSpan[] = [];

interface Credited {
  readonly span: Span;
  readonly rounded: Span;
  readonly paidGap: Span | null;
  readonly ofOthers: readonly Span[];
}

function deductBreaks(
  punch: ClosedPunch,
  { span, rounded, paidGap, ofOthers }: Credited,
  isPaidPart: IsPaidPart,
  rules: CreditingRules,
): CreditedTimesheet {
  const breaks = toBreakSpans(punch.breaks, punch.clockOutAt);
  const deducted = listDeducted(punch, rounded, isPaidPart, rules);
  return {
    punch,
    span,
    paidGap,
    paidShortBreaks:
      deducted.length === breaks.length
        ? noBreaks
        : breaks.filter((each) => !rules.isPaidBreak(each) && isPaidPart(each)),
    deductions: rules.clipDeductions(
      ofOthers.length === 0 ? deducted : [...deducted, ...ofOthers].sort((a, b) => a.from - b.from),
      span,
    ),
  };
}

function listDeducted(
  punch: ClosedPunch,
  rounded: Span,
  isPaidPart: IsPaidPart,
  rules: CreditingRules,
): readonly Span[] {
  return toBreakSpans(punch.breaks, punch.clockOutAt)
    .filter((each) => !rules.isPaidBreak(each) && !isPaidPart(each))
    .map((each) => rules.extendToRoundedEnds(each, punch, rounded));
}

/**
 * A break that starts with the clock-in or ends with the clock-out does so where rounding puts it: no work was done between the
 * break and the rounded punch. Other ends of breaks are never rounded.
 *
 * Source: 29 CFR 785.48(b) rounds the start and the stop of work, so that it must not make work of a meal period.
 */
export function extendToRoundedEnds(rest: Span, { clockInAt, clockOutAt }: ClosedPunch, rounded: Span): Span {
  const from = rest.from === clockInAt ? Math.min(rest.from, rounded.from) : rest.from;
  const to = rest.to === clockOutAt ? Math.max(rest.to, rounded.to) : rest.to;
  return from === rest.from && to === rest.to ? rest : { from, to };
}

function measurePart(timesheet: CreditedTimesheet, part: DayPart): WorkPiece {
  const unpaid = sumLengths(clipSpans(timesheet.deductions, part));
  return { timesheet, part, day: part.day, length: part.to - part.from - unpaid, unpaid };
}
