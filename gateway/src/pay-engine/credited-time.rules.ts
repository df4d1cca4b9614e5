import { type BreakRules, type BreakSpan, clipSpans, type Span, sumLengths, toBreakSpans } from './breaks.rules.js';
import { gapBetween, type isPaidShortGap } from './gaps.rules.js';
import { type DayNumber, minuteMs } from './local-calendar.rules.js';
import type { Punch } from './pay.types.js';
import type { roundPunch } from './rounding.rules.js';
import type { RuleCalendar } from './rule-timeline.rules.js';
import { type ClosedPunch, type creditOverlapsOnce, isClosed } from './timesheets.rules.js';
import { type isSameWork, roundSpans } from './work-spans.rules.js';
import type { DayPart, splitAtMidnight, toWholeMinutes } from './workdays.rules.js';

/** The rules that turn punches into credited time. */
export interface CreditingRules extends BreakRules {
  readonly roundPunch: typeof roundPunch;
  readonly isSameWork: typeof isSameWork;
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
    addPieces(pieces, timesheet, split(timesheet.span), calendar, rules);
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

function addPieces(
  pieces: WorkPiece[],
  timesheet: CreditedTimesheet,
  parts: readonly DayPart[],
  calendar: RuleCalendar,
  rules: CreditingRules,
): void {
  const isCut = ({ from }: DayPart) => calendar.rulesAt(from).crediting === 'BY_TIMESHEET';
  if (parts.some(isCut)) {
    const measured = parts.map((part) => measurePart(timesheet, part));
    pieces.push(...cutPieces(measured, parts.map(isCut), rules));
  } else for (const part of parts) pieces.push(measurePart(timesheet, part));
}

function measurePart(timesheet: CreditedTimesheet, part: DayPart): WorkPiece {
  const unpaid = sumLengths(clipSpans(timesheet.deductions, part));
  return { timesheet, part, day: part.day, length: part.to - part.from - unpaid, unpaid };
}

function cutPieces(
  pieces: readonly WorkPiece[],
  isCut: readonly boolean[],
  rules: CreditingRules,
): readonly WorkPiece[] {
  const lengths = cutSeconds(
    pieces.map(({ length }) => length),
    isCut,
    rules,
  );
  const unpaid = cutSeconds(
    pieces.map((piece) => piece.unpaid),
    isCut,
    rules,
  );
  return pieces.map((piece, index) => ({
    ...piece,
    length: lengths[index] as number,
    unpaid: unpaid[index] as number,
  }));
}

/** Cuts the seconds of the parts that are credited by timesheet. The next part that is credited by workweek gets them. */
function cutSeconds(lengths: readonly number[], isCut: readonly boolean[], rules: CreditingRules): readonly number[] {
  const cut = rules.cutByTimesheet(lengths).map((minutes) => minutes * minuteMs);
  let owed = 0;
  return lengths.map((length, index) => {
    const credited = isCut[index] ? (cut[index] as number) : length + owed;
    owed += length - credited;
    return credited;
  });
}
