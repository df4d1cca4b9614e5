import { clipSpans, type Span, sumLengths, toBreakSpans } from './breaks.rules.js';
import { hourMs, minuteMs } from './local-calendar.rules.js';
import { overtimeLaws } from './overtime-laws.rules.js';
import { listGaps, listRests, mergeTouching, type RestRules } from './rests.rules.js';
import { type ClosedPunch, readSpan } from './timesheets.rules.js';

const shortestMealBreak = 30 * minuteMs;
const shortestGapBetweenShifts = 4 * hourMs;
const never = Number.POSITIVE_INFINITY;
const requiredMeals = [
  { meal: 'first', by: 5 },
  { meal: 'second', by: 10 },
] as const;

export interface MissedMeal {
  readonly meal: 'first' | 'second';
  /** The meal break was due by the end of this hour of work. */
  readonly by: 5 | 10;
  /** The timesheet on which that hour ended. */
  readonly punch: ClosedPunch;
}

/** A shift with the time worked in it, in milliseconds, and the meal breaks that its punches do not show. */
export interface AssessedShift {
  readonly punches: readonly ClosedPunch[];
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly worked: number;
  readonly missed: readonly MissedMeal[];
}

/**
 * Finds shifts and the meal breaks that the law requires and the punches do not show. An employee who works more than five hours
 * must get a meal break of at least 30 minutes that starts by the end of the fifth hour of work, and one who works more
 * than ten hours a second one that starts by the end of the tenth. Punches are taken as they are: meal breaks are never
 * rounded (Donohue).
 *
 * - Hours of work are counted per shift from its clock-in, without rests of more than 20 minutes: unpaid breaks and the
 *   time between two timesheets, those that touch as one. So in a shift from 8:00 with half an hour at noon, the second meal is
 *   due by 18:30. There is no rolling count of five hours after a meal (Brinker).
 * - A break of 30 minutes is a meal break whether it was punched as paid or unpaid: the law requires the break, and an
 *   employer may pay for it (L'Chaim House). Clocking out and in again is one too. Breaks that touch count as one.
 * - Timesheets less than four hours apart are one shift.
 * - Employer and employee may waive the meal break of a shift of up to six hours by mutual consent. Punches do not show
 *   consent, so such a shift is reported for review.
 *
 * Source: California Labor Code 512(a); IWC wage orders, section 11; Brinker v. Superior Court (2012) 53 Cal.4th 1004;
 * Donohue v. AMN Services (2021) 11 Cal.5th 58; L'Chaim House v. DLSE (2019) 38 Cal.App.5th 141.
 *
 * @param punches in chronological order
 */
export function assessShifts(punches: readonly ClosedPunch[], rules: RestRules): AssessedShift[] {
  const unpaid = listRests(punches, rules).filter((rest) => !rules.isPaidRest(rest, overtimeLaws.CALIFORNIA));
  return groupIntoShifts(punches).map((shift) => {
    const work = listWork(shift, unpaid);
    const worked = sumLengths(work);
    const workedBeforeMeals = listTimeOffWork(shift)
      .filter((rest) => rest.to - rest.from >= shortestMealBreak)
      .map((rest) => sumWorkBefore(work, rest.from));
    const isMissed = (due: number, start: number | undefined) => worked > due && (start ?? never) > due;
    const missed = requiredMeals
      .filter(({ by }, index) => isMissed(by * hourMs, workedBeforeMeals[index]))
      .map(({ meal, by }) => ({ meal, by, punch: findPunchAfter(shift, work, by * hourMs) }));
    return { punches: shift, start: startOf(shift), worked, missed };
  });
}

type Shift = readonly ClosedPunch[];

function groupIntoShifts(punches: readonly ClosedPunch[]): Shift[] {
  const shifts: ClosedPunch[][] = [];
  let endedAt = Number.NEGATIVE_INFINITY;
  for (const punch of punches) {
    const { from, to } = readSpan(punch);
    const shift = shifts.at(-1);
    if (shift && from - endedAt < shortestGapBetweenShifts) shift.push(punch);
    else shifts.push([punch]);
    endedAt = Math.max(endedAt, to);
  }
  return shifts;
}

/** The time worked in a shift, in chronological order: from its clock-in to its clock-out, without unpaid rests. */
function listWork(shift: Shift, unpaid: readonly Span[]): Span[] {
  const span = { from: startOf(shift), to: Math.max(...shift.map(({ clockOutAt }) => clockOutAt)) };
  return subtract(clipSpans(unpaid, span), span);
}

/** The span without the parts, which lie within it in chronological order. */
function subtract(parts: readonly Span[], { from, to }: Span): Span[] {
  const starts = [from, ...parts.map((part) => part.to)];
  const ends = [...parts.map((part) => part.from), to];
  return starts
    .map((start, index) => ({ from: start, to: ends[index] as number }))
    .filter((rest) => rest.from < rest.to);
}

/** Breaks of either type and the gaps between timesheets. Those that touch are merged. */
function listTimeOffWork(shift: Shift): readonly Span[] {
  const breaks = shift.flatMap((punch) => toBreakSpans(punch.breaks, punch.clockOutAt));
  return mergeTouching([...breaks, ...listGaps(shift)]);
}

function sumWorkBefore(work: readonly Span[], instant: number): number {
  return sumLengths(clipSpans(work, { from: Number.NEGATIVE_INFINITY, to: instant }));
}

/** The timesheet during which the worked time passed this length. */
function findPunchAfter(shift: Shift, work: readonly Span[], length: number): ClosedPunch {
  const punch = shift.find((each) => sumWorkBefore(work, each.clockOutAt) > length);
  return punch ?? (shift[0] as ClosedPunch);
}

function startOf(shift: Shift): number {
  return (shift[0] as ClosedPunch).clockInAt;
}
