import type { Span } from './breaks.rules.js';
import { hourMs, minuteMs } from './local-calendar.rules.js';
import { overtimeLaws } from './overtime-laws.rules.js';
import { listRests, listTimeOff, mergeTouching, type RestRules } from './rests.rules.js';
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
    const start = startOf(shift);
    const workBefore = (instant: number) => instant - start - sumOverlaps(unpaid, start, instant);
    const worked = workBefore(Math.max(...shift.map(({ clockOutAt }) => clockOutAt)));
    return { punches: shift, start, worked, missed: findMissedMeals(shift, worked, workBefore) };
  });
}

/** The time worked in a shift before an instant, in milliseconds. */
type WorkBefore = (instant: number) => number;

function findMissedMeals(shift: Shift, worked: number, workBefore: WorkBefore): MissedMeal[] {
  const due = requiredMeals.filter(({ by }) => worked > by * hourMs);
  if (due.length === 0) return [];
  // Breaks of either type. Those that touch each other or the time between timesheets are one.
  const workBeforeMeals = mergeTouching(listTimeOff(shift, () => true))
    .filter((rest) => rest.to - rest.from >= shortestMealBreak)
    .map((rest) => workBefore(rest.from));
  return due
    .filter(({ by }, index) => (workBeforeMeals[index] ?? never) > by * hourMs)
    .map(({ meal, by }) => ({ meal, by, punch: findPunchAfter(shift, workBefore, by * hourMs) }));
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

/** How long the spans are within the bounds. No span overlaps another one. */
function sumOverlaps(spans: readonly Span[], from: number, to: number): number {
  let sum = 0;
  for (const span of spans) sum += Math.max(0, Math.min(span.to, to) - Math.max(span.from, from));
  return sum;
}

/** The timesheet during which the worked time passed this length. */
function findPunchAfter(shift: Shift, workBefore: WorkBefore, length: number): ClosedPunch {
  const punch = shift.find(({ clockOutAt }) => workBefore(clockOutAt) > length);
  return punch ?? (shift[0] as ClosedPunch);
}

function startOf(shift: Shift): number {
  return (shift[0] as ClosedPunch).clockInAt;
}
