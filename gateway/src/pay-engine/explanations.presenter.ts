import { clipSpans, sumLengths } from './breaks.rules.js';
import type { WorkPiece } from './credited-time.rules.js';
import { formatLength, formatTime } from './formats.presenter.js';
import { type DayNumber, formatDay, type LocalCalendar } from './local-calendar.rules.js';
import { type PayRule, payRules } from './pay-rules.enums.js';
import type { Slice } from './slices.rules.js';

/** `Over 40 hours worked in the workweek of Sunday, November 1 (29 CFR 778.103)` */
export function explainRule(rule: PayRule, day: DayNumber, workweek: DayNumber): string {
  const { words, source, of } = payRules[rule];
  const which = of === null ? '' : ` of ${formatDay(of === 'workday' ? day : workweek)}`;
  return `${words}${which}${source === null ? '' : ` (${source})`}`;
}

/** The rule of a line, followed by what payroll did to the punches within it. */
export function explainSlice(slice: Slice, workweek: DayNumber, calendar: LocalCalendar): string {
  const notes = listNotes(slice.piece, calendar)
    .filter(({ at }) => isWithin(slice, at))
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
  return [explainRule(slice.rule, slice.workday, workweek), ...notes].join('. ');
}

interface Note {
  readonly text: string;
  /** The credited time of the piece before the event, in milliseconds. */
  readonly at: number;
}

function isWithin({ from, length, piece }: Slice, at: number): boolean {
  const isLast = from + length === piece.length;
  return from <= at && (at < from + length || isLast);
}

function listNotes(piece: WorkPiece, calendar: LocalCalendar): Note[] {
  const { timesheet, part } = piece;
  const at = (instant: number) => measureTimeBefore(piece, instant);
  const isInPart = (instant: number) => part.from <= instant && instant < part.to;
  return [
    ...listRoundingNotes(piece, calendar),
    ...timesheet.paidShortBreaks
      .filter(({ from }) => isInPart(from))
      .map(({ from, to }) => ({
        text: `An unpaid break of ${formatLength(to - from)} counts as worked (29 CFR 785.18)`,
        at: at(from),
      })),
    ...clipSpans(timesheet.deductions, part).map(({ from, to }) => ({
      text: `An unpaid break of ${formatLength(to - from)} is deducted`,
      at: at(from),
    })),
    ...listGapNotes(piece)
      .filter(({ from }) => isInPart(from))
      .map(({ from, text }) => ({ text, at: at(from) })),
    ...listClockChangeNotes(piece, calendar),
  ];
}

function listGapNotes({ timesheet: { paidGap } }: WorkPiece): { readonly from: number; readonly text: string }[] {
  if (!paidGap) return [];
  const length = formatLength(paidGap.to - paidGap.from);
  return [{ from: paidGap.from, text: `A gap of ${length} before the next clock-in counts as worked (29 CFR 785.18)` }];
}

/** Says which punch was rounded (29 CFR 785.48(b)), on the line that starts or ends with it. */
function listRoundingNotes(
  { timesheet: { punch, span, paidGap }, part, length }: WorkPiece,
  calendar: LocalCalendar,
): Note[] {
  const punches = [
    { name: 'Clock-in', raw: punch.clockInAt.getTime(), rounded: span.from, isOnLine: part.from === span.from, at: 0 },
    {
      name: 'Clock-out',
      raw: punch.clockOutAt.getTime(),
      rounded: span.to,
      isOnLine: part.to === span.to && !paidGap,
      at: length,
    },
  ];
  return punches
    .filter(({ raw, rounded, isOnLine }) => isOnLine && raw !== rounded)
    .map(({ name, raw, rounded, at }) => ({
      text: `${name} ${formatTime(raw, calendar)} counts as ${formatTime(rounded, calendar)} (29 CFR 785.48(b))`,
      at,
    }));
}

function listClockChangeNotes({ part, length }: WorkPiece, calendar: LocalCalendar): Note[] {
  const change = calendar.offsetAt(part.to - 1) - calendar.offsetAt(part.from);
  if (change === 0) return [];
  const direction = change > 0 ? 'forward' : 'back';
  return [{ text: `The clocks went ${direction}; elapsed time counts`, at: length }];
}

function measureTimeBefore({ timesheet, part }: WorkPiece, instant: number): number {
  const elapsed = { from: part.from, to: instant };
  return instant - part.from - sumLengths(clipSpans(timesheet.deductions, elapsed));
}
