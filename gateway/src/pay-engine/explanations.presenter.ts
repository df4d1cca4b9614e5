import { clipSpans, type Span, sumLengths } from './breaks.rules.js';
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
  const notes = listRoundingNotes(piece, calendar);
  const addNote = (instant: number, text: string) => notes.push({ text, at: measureTimeBefore(piece, instant) });
  const isInPart = ({ from }: Span) => part.from <= from && from < part.to;
  for (const rest of timesheet.paidShortBreaks.filter(isInPart)) {
    addNote(rest.from, `An unpaid break of ${lengthOf(rest)} counts as worked (29 CFR 785.18)`);
  }
  for (const deduction of clipSpans(timesheet.deductions, part)) {
    addNote(deduction.from, `An unpaid break of ${lengthOf(deduction)} is deducted`);
  }
  const { paidGap } = timesheet;
  if (paidGap && isInPart(paidGap)) {
    addNote(paidGap.from, `A gap of ${lengthOf(paidGap)} before the next clock-in counts as worked (29 CFR 785.18)`);
  }
  notes.push(...listClockChangeNotes(piece, calendar));
  return notes;
}

function lengthOf({ from, to }: Span): string {
  return formatLength(to - from);
}

/** Says which punch was rounded (29 CFR 785.48(b)), on the line that starts or ends with it. */
function listRoundingNotes({ timesheet, part, length }: WorkPiece, calendar: LocalCalendar): Note[] {
  const { punch, span, paidGap } = timesheet;
  const [clockIn, clockOut] = [punch.clockInAt.getTime(), punch.clockOutAt.getTime()];
  const notes: Note[] = [];
  const addNote = (name: string, raw: number, rounded: number, at: number) =>
    notes.push({
      text: `${name} ${formatTime(raw, calendar)} counts as ${formatTime(rounded, calendar)} (29 CFR 785.48(b))`,
      at,
    });
  if (part.from === span.from && clockIn !== span.from) addNote('Clock-in', clockIn, span.from, 0);
  if (part.to === span.to && clockOut !== span.to && !paidGap) addNote('Clock-out', clockOut, span.to, length);
  return notes;
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
