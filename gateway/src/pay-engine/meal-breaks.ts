import { breakSpans, type Span, within } from './breaks.js';
import { lengthOf } from './credited.js';
import { hourMs, minuteMs } from './local-calendar.js';
import type { RuleBook } from './rule-book.js';
import { type ClosedPunch, rawSpan } from './timesheets.js';

export type BreakRules = Pick<RuleBook, 'paidBreakCounts' | 'shortBreakCounts'>;

const mealLasts = 30 * minuteMs;
const splitsShifts = 4 * hourMs;
const never = Number.POSITIVE_INFINITY;
const mealTimes = [
  { meal: 'first', by: 5 },
  { meal: 'second', by: 10 },
] as const;

export interface MissedMeal {
  readonly meal: 'first' | 'second';
  /** By the end of which hour of work it should have begun. */
  readonly by: 5 | 10;
  /** The timesheet on which that hour ended. */
  readonly punch: ClosedPunch;
  /** When the shift began. */
  readonly shiftBegan: Date;
}

/**
 * Who works more than five hours is due a meal break of at least 30 minutes that begins by the end of the fifth hour of
 * work, and who works more than ten a second one by the end of the tenth. Everything is taken as it was punched: meal
 * breaks are never rounded (Donohue).
 *
 * - Hours of work are counted per shift, from its clock-in, without what is not worked: unpaid breaks that are not
 *   short, and the time between two timesheets. So the second meal of a shift that began at 8:00 and had half an hour at
 *   noon is due by 18:30. There is no rolling count of five hours after a meal (Brinker).
 * - A break of 30 minutes is a meal break whether it was punched as paid or unpaid: the law asks that it is given, and
 *   an employer may pay for it (L'Chaim House). Clocking out and in again is one too. What touches is one break.
 * - Timesheets less than four hours apart are one shift.
 * - Shifts of up to six hours may waive it by mutual consent, which no punch shows: they are exceptions to be looked at.
 *
 * Source: California Labor Code 512(a); IWC wage orders, section 11; Brinker v. Superior Court (2012) 53 Cal.4th 1004;
 * Donohue v. AMN Services (2021) 11 Cal.5th 58; L'Chaim House v. DLSE (2019) 38 Cal.App.5th 141.
 */
export function missedMeals(punches: readonly ClosedPunch[], rules: BreakRules): MissedMeal[] {
  return shiftsOf(punches).flatMap((shift) => {
    const work = workIn(shift, rules);
    const meals = restsIn(shift)
      .filter((rest) => rest.to - rest.from >= mealLasts)
      .map((rest) => workedUntil(work, rest.from));
    return mealTimes
      .filter(({ by }, index) => lengthOf(work) > by * hourMs && (meals[index] ?? never) > by * hourMs)
      .map(({ meal, by }) => ({ meal, by, punch: atWorkAfter(shift, work, by * hourMs), shiftBegan: beganAt(shift) }));
  });
}

type Shift = readonly ClosedPunch[];

function shiftsOf(punches: readonly ClosedPunch[]): Shift[] {
  const shifts: ClosedPunch[][] = [];
  let endedAt = Number.NEGATIVE_INFINITY;
  for (const punch of punches) {
    const { from, to } = rawSpan(punch);
    const shift = shifts.at(-1);
    if (shift && from - endedAt < splitsShifts) shift.push(punch);
    else shifts.push([punch]);
    endedAt = Math.max(endedAt, to);
  }
  return shifts;
}

/** When somebody was at work, in the order of time: on the clock and not on an unpaid break that is not a short one. */
function workIn(shift: Shift, rules: BreakRules): Span[] {
  return shift.flatMap((punch) => {
    const span = rawSpan(punch);
    const pauses = breakSpans(punch.breaks, span.to).filter(
      (pause) => !rules.paidBreakCounts(pause) && !rules.shortBreakCounts(pause, 'CALIFORNIA'),
    );
    return between(within(pauses, span), span);
  });
}

/** What is left of a span without the parts. */
function between(parts: readonly Span[], { from, to }: Span): Span[] {
  const begins = [from, ...parts.map((part) => part.to)];
  const ends = [...parts.map((part) => part.from), to];
  return begins
    .map((begin, index) => ({ from: begin, to: ends[index] as number }))
    .filter((left) => left.from < left.to);
}

/** Breaks of any type and the time between timesheets; those that touch are one. */
function restsIn(shift: Shift): Span[] {
  const breaks = shift.flatMap((punch) => breakSpans(punch.breaks, punch.clockOutAt.getTime()));
  const gaps = shift.slice(1).map((punch, index) => ({
    from: (shift[index] as ClosedPunch).clockOutAt.getTime(),
    to: punch.clockInAt.getTime(),
  }));
  const rests: Span[] = [];
  for (const rest of [...breaks, ...gaps].filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from)) {
    const last = rests.at(-1);
    if (last && rest.from <= last.to) rests[rests.length - 1] = { from: last.from, to: Math.max(last.to, rest.to) };
    else rests.push(rest);
  }
  return rests;
}

function workedUntil(work: readonly Span[], instant: number): number {
  return lengthOf(within(work, { from: Number.NEGATIVE_INFINITY, to: instant }));
}

/** The timesheet on which so much had been worked. */
function atWorkAfter(shift: Shift, work: readonly Span[], worked: number): ClosedPunch {
  const punch = shift.find((each) => workedUntil(work, each.clockOutAt.getTime()) > worked);
  return punch ?? (shift[0] as ClosedPunch);
}

function beganAt(shift: Shift): Date {
  return (shift[0] as ClosedPunch).clockInAt;
}
