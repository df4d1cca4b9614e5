import { clipSpans, type Span, sumLengths } from './breaks.rules.js';
import type { WorkPiece } from './credited-time.rules.js';
import { formatLength, formatPunch, formatTime } from './formats.presenter.js';
import { type DayNumber, formatDay, type LocalCalendar, memoize, minuteMs } from './local-calendar.rules.js';
import { type PayRule, payRules, type RuleText } from './pay-rules.types.js';
import type { Slice } from './slices.rules.js';
import type { PaidWeek } from './workweeks.rules.js';

/** `Over 40 hours worked in the workweek of Sunday, November 1 (29 CFR 778.103)` */
export function explainRule({ words, source, of }: RuleText, day: DayNumber, workweek: DayNumber): string {
  if (of === null) return words;
  const from = of === 'workday' ? day : workweek;
  const known = findKnown(words, source);
  return memoize(known, from, () => `${words} of ${formatDay(from)} (${source})`);
}

/** By the words of a rule, its source and a day. */
const explainedRules = new Map<string, Map<string | null, Map<DayNumber, string>>>();
const maxRules = 200;

function findKnown(words: string, source: string | null): Map<DayNumber, string> {
  const bySource = memoize(explainedRules, words, () => new Map<string | null, Map<DayNumber, string>>(), maxRules);
  return memoize(bySource, source, () => new Map<DayNumber, string>(), maxRules);
}

export function explainSlice(slice: Slice, { firstDay, law }: PaidWeek, calendar: LocalCalendar): string {
  let explanation = explainLaw(slice, firstDay, law, calendar);
  for (const { text, at } of listNotes(slice.piece, calendar)) {
    if (isWithin(slice, at)) explanation = addSentence(explanation, text);
  }
  return slice.length % minuteMs === 0 ? explanation : addSentence(explanation, secondsRounded);
}

function explainLaw(
  { rule, since, workday }: Slice,
  workweek: DayNumber,
  law: PaidWeek['law'],
  calendar: LocalCalendar,
): string {
  const text = textOf(rule, law);
  if (since === null) return explainRule(text, workday, workweek);
  const preposition = text.of === 'start of run' ? 'since' : 'at';
  return `${text.words} ${preposition} ${formatPunch(since, calendar)} (${text.source})`;
}

/** The limits of a custom rule are in its own words. */
export function textOf(rule: PayRule, { rules }: PaidWeek['law']): RuleText {
  if (!rule.startsWith('CUSTOM_')) return payRules[rule];
  return Object.values(rules).find((each) => each.rule === rule) ?? payRules[rule];
}

const secondsRounded =
  'The seconds of the workweek are added up and rounded to the nearest minute, the best-paid time first (29 CFR 785.48(b))';

/** Most lines of a payroll have one of a few explanations, so that they share one text. */
function addSentence(explanation: string, text: string): string {
  const known = memoize(explanations, explanation, () => new Map<string, string>(), maxExplanations);
  return memoize(known, text, () => `${explanation}. ${text}`, maxSentences);
}

const explanations = new Map<string, Map<string, string>>();
const maxExplanations = 200;
const maxSentences = 50;

interface Note {
  readonly text: string;
  /** The credited time of the piece before the event, in milliseconds. */
  readonly at: number;
}

function isWithin({ from, length, piece }: Slice, at: number): boolean {
  const isLast = from + length === piece.length;
  return from <= at && (at < from + length || isLast);
}

function listNotes(piece: WorkPiece, calendar: LocalCalendar): readonly Note[] {
  const { timesheet, part } = piece;
  const { paidShortBreaks, paidGap } = timesheet;
  const notes: Note[] = [];
  addRoundingNotes(notes, piece, calendar);
  for (const rest of paidShortBreaks) {
    if (!startsIn(part, rest)) continue;
    addNote(notes, piece, rest, `An unpaid break of ${lengthOf(rest)} counts as worked (29 CFR 785.18)`);
  }
  for (const deduction of clipSpans(timesheet.deductions, part)) {
    addNote(notes, piece, deduction, describeDeduction(deduction));
  }
  if (paidGap && startsIn(part, paidGap)) {
    const text = `A gap of ${lengthOf(paidGap)} before the next clock-in counts as worked (29 CFR 785.18)`;
    addNote(notes, piece, paidGap, text);
  }
  addClockChangeNote(notes, piece, calendar);
  return notes.length > 1 ? notes.sort((a, b) => a.at - b.at) : notes;
}

function startsIn(part: Span, { from }: Span): boolean {
  return part.from <= from && from < part.to;
}

function addNote(notes: Note[], piece: WorkPiece, { from }: Span, text: string): void {
  notes.push({ text, at: measureTimeBefore(piece, from) });
}

function describeDeduction(deduction: Span): string {
  const length = lengthOf(deduction);
  return memoize(deductions, length, () => `An unpaid break of ${length} is deducted`);
}

/** By their length in words. */
const deductions = new Map<string, string>();

function lengthOf({ from, to }: Span): string {
  return formatLength(to - from);
}

/** Says which punch was rounded (29 CFR 785.48(b)), on the line that starts or ends with it. */
function addRoundingNotes(notes: Note[], { timesheet, part, length }: WorkPiece, calendar: LocalCalendar): void {
  const { punch, span, paidGap } = timesheet;
  if (part.from === span.from && punch.clockInAt !== span.from) {
    notes.push({ text: describeRounding('Clock-in', punch.clockInAt, span.from, calendar), at: 0 });
  }
  if (part.to === span.to && punch.clockOutAt !== span.to && !paidGap) {
    notes.push({ text: describeRounding('Clock-out', punch.clockOutAt, span.to, calendar), at: length });
  }
}

function describeRounding(name: string, raw: number, rounded: number, calendar: LocalCalendar): string {
  return `${name} ${formatTime(raw, calendar)} counts as ${formatTime(rounded, calendar)} (29 CFR 785.48(b))`;
}

function addClockChangeNote(notes: Note[], { part, length }: WorkPiece, calendar: LocalCalendar): void {
  const change = calendar.offsetAt(part.to - 1) - calendar.offsetAt(part.from);
  if (change === 0) return;
  const direction = change > 0 ? 'forward' : 'back';
  notes.push({ text: `The clocks went ${direction}; elapsed time counts`, at: length });
}

function measureTimeBefore({ timesheet, part }: WorkPiece, instant: number): number {
  const elapsed = { from: part.from, to: instant };
  return instant - part.from - sumLengths(clipSpans(timesheet.deductions, elapsed));
}
