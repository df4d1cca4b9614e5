import { formatPunch } from './formats.presenter.js';
import { type DayNumber, hourMs, minuteMs } from './local-calendar.rules.js';
import { type AssessedShift, assessShifts, type MissedMeal } from './meal-breaks.rules.js';
import type { DatedRules, Punch } from './pay.types.js';
import type { PayExceptionCode, PremiumRule } from './pay-rules.types.js';
import type { RestRules } from './rests.rules.js';
import type { RuleCalendar } from './rule-timeline.rules.js';
import { type ClosedPunch, isClosed } from './timesheets.rules.js';

/** A break that a shift under California’s law lacks, by its punches or by the answer of the person. */
export interface MissedBreak {
  readonly code: Extract<PayExceptionCode, 'MISSED_MEAL_BREAK' | 'MEAL_NOT_PROVIDED' | 'REST_NOT_PROVIDED'>;
  /** The workday on which the shift started. */
  readonly day: DayNumber;
  /** All timesheets of the shift, and the one that the break concerns. */
  readonly shift: readonly ClosedPunch[];
  readonly punch: ClosedPunch;
  /** The break in a sentence, which only exceptions need. */
  readonly describe: () => string;
  /** The rule that pays an hour for it, or null. */
  readonly premium: PremiumRule | null;
}

/** Whether the question about breaks follows the clock-out of a shift that starts under these rules. */
export function asksForBreaks({ overtimeRule, breakPremiums, exempt }: Omit<DatedRules, 'from'>): boolean {
  return overtimeRule === 'CALIFORNIA' && Boolean(breakPremiums) && !exempt;
}

/**
 * The breaks that are missing in shifts that start under California’s law. While premiums are on, a workday with a missing meal
 * break is paid an hour, and so is one with a missing rest break. The record presumes that a meal it does not show was not
 * provided, unless the person says that they chose not to take it. Shifts whose meal the person waives need none.
 *
 * Source: California Labor Code 226.7(c) and 512(a); Donohue v. AMN Services (2021) 11 Cal.5th 58 for the presumption;
 * UPS v. Superior Court (2011) 196 Cal.App.4th 57 for an hour of each kind in a workday.
 *
 * @param punches in chronological order
 */
export function findMissedBreaks(punches: readonly Punch[], calendar: RuleCalendar, rules: RestRules): MissedBreak[] {
  const isCalifornian = (instant: number) => {
    const { overtimeRule, exempt } = calendar.rulesAt(instant);
    return overtimeRule === 'CALIFORNIA' && !exempt;
  };
  if (!punches.some(({ clockInAt }) => isCalifornian(clockInAt))) return [];
  return assessShifts(punches.filter(isClosed), rules)
    .filter(({ start }) => isCalifornian(start))
    .flatMap((shift) => judgeShift(shift, calendar));
}

const longestShiftWithoutMeal = 5 * hourMs;
const longestWithFirstWaived = 6 * hourMs;
const longestWithSecondWaived = 12 * hourMs;
/** A rest break is due from this much work on (IWC wage orders, section 12). */
const shortestShiftWithRest = 3.5 * hourMs;

function judgeShift(shift: AssessedShift, calendar: RuleCalendar): MissedBreak[] {
  if (shift.missed.length === 0 && !shift.punches.some(({ breakAnswer }) => breakAnswer)) return [];
  const inForce = calendar.rulesAt(shift.start);
  const arePaid = asksForBreaks(inForce);
  const { isMealChosen, withoutMeal, withoutRest } = collectAnswers(arePaid ? shift.punches : []);
  const place = { day: calendar.dayAt(shift.start), shift: shift.punches };
  const missing: MissedBreak[] = [];
  const waived = isMealWaived(shift, inForce);
  if (!waived) {
    for (const meal of shift.missed) missing.push({ ...reportMeal(meal), ...place });
    if (withoutMeal && shift.worked > longestShiftWithoutMeal && shift.missed.length === 0) {
      missing.push({
        ...{ code: 'MEAL_NOT_PROVIDED', premium: 'CALIFORNIA_MEAL_PREMIUM', punch: withoutMeal, ...place },
        describe: () =>
          `The employee answered that a meal break was not provided. ${premiumIsPaid} (California Labor Code 226.7(c)).`,
      });
    }
  }
  if (withoutRest && shift.worked >= shortestShiftWithRest) {
    missing.push({
      ...{ code: 'REST_NOT_PROVIDED', premium: 'CALIFORNIA_REST_PREMIUM', punch: withoutRest, ...place },
      describe: () =>
        `The employee answered that a rest break was not provided. ${premiumIsPaid} (California Labor Code 226.7(c)).`,
    });
  }
  return missing;

  function reportMeal({ meal, by, punch }: MissedMeal) {
    const consequence = isMealChosen ? ' The employee chose not to take it.' : ` ${premiumIsPaid}.`;
    return {
      code: 'MISSED_MEAL_BREAK',
      premium: arePaid && !isMealChosen ? 'CALIFORNIA_MEAL_PREMIUM' : null,
      punch,
      describe: () =>
        `No ${meal} meal break of 30 minutes was started by the end of hour ${by} of the shift that started at ` +
        `${formatPunch(shift.start, calendar)} (California Labor Code 512(a)).${arePaid ? consequence : ''}`,
    } as const;
  }
}

/**
 * The answers of all timesheets of a shift. An answer is about the work of its own timesheet, so Yes after lunch does not
 * take back that a break was missing before it.
 */
function collectAnswers(punches: readonly ClosedPunch[]) {
  const withoutMeal = punches.findLast(({ breakAnswer }) => breakAnswer?.meals === 'NOT_PROVIDED');
  const withoutRest = punches.findLast(({ breakAnswer }) => breakAnswer?.rests === 'NOT_PROVIDED');
  const isMealChosen = !withoutMeal && punches.some(({ breakAnswer }) => breakAnswer?.meals === 'CHOSE_NOT');
  return { isMealChosen, withoutMeal, withoutRest };
}

const premiumIsPaid = 'One hour of premium is paid';

/** By mutual consent, a shift of up to 6 hours needs no meal, and one of up to 12 no second one if the first was taken. */
function isMealWaived({ worked, missed }: AssessedShift, { waivesFirstMeal, waivesSecondMeal }: DatedRules): boolean {
  if (waivesFirstMeal && worked <= longestWithFirstWaived) return true;
  const needsSecond = worked > 10 * hourMs && worked <= longestWithSecondWaived;
  return Boolean(waivesSecondMeal) && needsSecond && missed.every(({ meal }) => meal === 'second');
}

/** An hour of premium in a workday, in minutes. */
export const premiumMinutes = hourMs / minuteMs;
