import { within } from './breaks.js';
import { lengthOf, type WorkPiece } from './credited.js';
import { type DayNumber, dayInWords, type LocalCalendar, minuteMs } from './local-calendar.js';
import { type PayRule, payRules } from './pay-rules.js';
import type { Slice } from './slices.js';
import { clockInWords, durationInWords } from './words.js';

/** `Over 40 hours worked in the workweek of Sunday, November 1 (29 CFR 778.103)` */
export function ruleInWords(rule: PayRule, day: DayNumber, workweek: DayNumber): string {
  const { words, source, of } = payRules[rule];
  const which = of === null ? '' : ` of ${dayInWords(of === 'workday' ? day : workweek)}`;
  return `${words}${which}${source === null ? '' : ` (${source})`}`;
}

/** The rule of a line in words, and then what payroll did to the punches within it. */
export function explain(slice: Slice, workweek: DayNumber, calendar: LocalCalendar): string {
  const notes = notesOn(slice.piece, calendar)
    .filter(({ at }) => liesIn(slice, at))
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
  return [ruleInWords(slice.rule, slice.piece.day, workweek), ...notes].join('. ');
}

interface Note {
  readonly text: string;
  /** After how many credited minutes of the piece. */
  readonly at: number;
}

function liesIn({ from, minutes, piece }: Slice, at: number): boolean {
  const isLast = from + minutes === piece.minutes;
  return from <= at && (at < from + minutes || isLast);
}

function notesOn(piece: WorkPiece, calendar: LocalCalendar): Note[] {
  const { timesheet, part } = piece;
  const at = (instant: number) => creditedUntil(piece, instant);
  const inPart = (instant: number) => part.from <= instant && instant < part.to;
  return [
    ...roundedPunches(piece, calendar),
    ...timesheet.counted
      .filter(({ from }) => inPart(from))
      .map((pause) => ({
        text: `An unpaid break of ${durationInWords(pause.to - pause.from)} counts as worked (29 CFR 785.18)`,
        at: at(pause.from),
      })),
    ...within(timesheet.off, part).map((pause) => ({
      text: `An unpaid break of ${durationInWords(pause.to - pause.from)} is taken off`,
      at: at(pause.from),
    })),
    ...clockChange(piece, calendar),
  ];
}

/** 29 CFR 785.48(b): which punch was rounded, said on the line that begins or ends with it. */
function roundedPunches({ timesheet: { punch, span }, part, minutes }: WorkPiece, calendar: LocalCalendar): Note[] {
  const punches = [
    { what: 'Clock-in', raw: punch.clockInAt.getTime(), counts: span.from, here: part.from === span.from, at: 0 },
    { what: 'Clock-out', raw: punch.clockOutAt.getTime(), counts: span.to, here: part.to === span.to, at: minutes },
  ];
  return punches
    .filter(({ raw, counts, here }) => here && raw !== counts)
    .map(({ what, raw, counts, at }) => ({
      text: `${what} ${clockInWords(raw, calendar)} counts as ${clockInWords(counts, calendar)} (29 CFR 785.48(b))`,
      at,
    }));
}

function clockChange({ part, minutes }: WorkPiece, calendar: LocalCalendar): Note[] {
  const change = calendar.offsetAt(part.to - 1) - calendar.offsetAt(part.from);
  if (change === 0) return [];
  const direction = change > 0 ? 'forward' : 'back';
  return [{ text: `The clocks went ${direction}; the time that passed counts`, at: minutes }];
}

function creditedUntil({ timesheet, part }: WorkPiece, instant: number): number {
  const passed = { from: part.from, to: instant };
  return Math.floor((instant - part.from - lengthOf(within(timesheet.off, passed))) / minuteMs);
}
