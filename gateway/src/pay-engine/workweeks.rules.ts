import type { WorkPiece } from './credited-time.rules.js';
import { countsEarlierWeeks, daysCountedBefore, lawOf } from './laws.rules.js';
import { type DayNumber, dayNumberOf, minuteMs } from './local-calendar.rules.js';
import type { CountedWork, WeekRule } from './overtime.rules.js';
import type { OvertimeLaw } from './overtime-laws.types.js';
import type { DatedRules, RuleTimeline } from './pay.types.js';
import { type PayKind, type PayRule, payRules } from './pay-rules.types.js';
import { findRuleCalendar } from './rule-timeline.rules.js';
import { payAsRegularTime, type Slice } from './slices.rules.js';
import { createMinuteCount } from './workdays.rules.js';
import {
  type Division,
  type findWorkweekStart,
  planWorkweeks,
  type Transition,
  type WorkweekPlan,
} from './workweek-divisions.rules.js';

export interface WorkweekRules {
  readonly workweekStart: typeof findWorkweekStart;
  readonly chooseGreater: typeof chooseGreater;
  readonly roundMinutes: typeof roundDearestFirst;
  /** Rules apply in this order. Time that an earlier rule pays is not regular time for a later one. */
  readonly overtime: readonly WeekRule[];
}

/** All work of one workweek with the rules that pay it, in chronological order. */
export interface PaidWeek {
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
  readonly law: OvertimeLaw<PayRule>;
  readonly exempt: boolean;
  readonly pieces: readonly WorkPiece[];
  readonly slices: readonly Slice[];
}

/**
 * Pays work by workweeks. Their seconds are rounded once: double time to its nearest minute, then double time with overtime,
 * then all of it. So a second never moves a minute to a cheaper kind, and working longer never pays less.
 *
 * Source: 29 CFR 785.48(b) and 778.104. Small amounts of time that occur regularly are paid: Troester v. Starbucks Corp.
 * (2018) 5 Cal.5th 829. See ADR 0020.
 */
export function payByWorkweek(pieces: readonly WorkPiece[], timeline: RuleTimeline, rules: WorkweekRules): PaidWeek[] {
  const plan = planWorkweeks(timeline, rules.workweekStart);
  const weeks = divideWork(pieces, pieces, chooseDivision(pieces, plan, rules), rules);
  for (const { slices } of weeks) rules.roundMinutes(slices);
  return weeks;
}

const dearestFirst = ['DOUBLE_TIME', 'OVERTIME', 'REGULAR'] as const;

/**
 * Sets the whole minutes of a workweek's slices, in chronological order. After each day, the sums of the week up to that day are rounded,
 * the dearest kind first, and the slices of that day get the minutes that are due. So later days, which a closed pay period does not know
 * yet, leave the minutes of a day as they are. Only if a kind is due on a day without it does an earlier day get or lose the minute.
 */
export function roundDearestFirst(week: readonly Slice[]): void {
  const kinds = dearestFirst.map((kind) => ({ kind, length: 0, minutes: 0 }));
  for (let start = 0, end = 0; start < week.length; start = end) {
    const { day } = (week[start] as Slice).piece;
    while (week[end]?.piece.day === day) end += 1;
    let [length, minutes] = [0, 0];
    for (const each of kinds) {
      const added = countSlices(week, { start, end }, each.kind);
      each.length += added.length;
      length += each.length;
      const due = Math.round(length / minuteMs) - minutes;
      addMinutes(week, end, each.kind, due - each.minutes - added.minutes);
      each.minutes = due;
      minutes += due;
    }
  }
}

/** Sets the minutes of the slices of a kind in these places by their length alone. */
function countSlices(week: readonly Slice[], { start, end }: { start: number; end: number }, kind: PayKind) {
  let [length, minutes] = [0, 0];
  for (let index = start; index < end; index += 1) {
    const slice = week[index] as Slice;
    if (payRules[slice.rule].kind !== kind) continue;
    length += slice.length;
    slice.minutes = Math.round(length / minuteMs) - minutes;
    minutes += slice.minutes;
  }
  return { length, minutes };
}

/** The latest slices of a kind before a place get or lose the difference. */
function addMinutes(week: readonly Slice[], end: number, kind: PayKind, difference: number): void {
  let left = difference;
  for (let index = end - 1; left !== 0 && index >= 0; index -= 1) {
    const slice = week[index] as Slice;
    if (payRules[slice.rule].kind !== kind) continue;
    const change = Math.max(left, -slice.minutes);
    slice.minutes += change;
    left -= change;
  }
}

/** The minutes that unpaid breaks deduct on the included days. Like the credited time, a workweek rounds them once. */
export function sumUnpaidMinutes(weeks: readonly PaidWeek[], isIncluded: (day: DayNumber) => boolean): number {
  let sum = 0;
  for (const { pieces } of weeks) {
    const toMinutes = createMinuteCount();
    for (const { day, unpaid } of pieces) {
      const minutes = toMinutes(unpaid);
      if (isIncluded(day)) sum += minutes;
    }
  }
  return sum;
}

function chooseDivision(pieces: readonly WorkPiece[], plan: WorkweekPlan, rules: WorkweekRules): Division {
  const chosen = plan.transitions.flatMap((transition) => {
    const affected = pieces.filter(({ day }) => transition.firstDay <= day && day <= transition.lastDay);
    if (affected.length === 0) return [];
    return [rules.chooseGreater(transition, (way) => sumPremiums(affected, pieces, plan.divide([way]), rules))];
  });
  return plan.divide(chosen);
}

/**
 * Chooses the way of dividing workweeks that pays the most. If two pay the same, the workweek that was under way is kept.
 *
 * Source: 29 CFR 778.302(b).
 */
export function chooseGreater(
  { ways }: Transition,
  sumPremiumsOf: (way: Transition['ways'][number]) => number,
): Transition['ways'][number] {
  return ways
    .map((way) => ({ way, premiums: sumPremiumsOf(way) }))
    .reduce((best, each) => (each.premiums > best.premiums ? each : best)).way;
}

/** What each kind of pay adds to the regular rate: half of it for overtime, and all of it for double time. */
const premiums: Readonly<Partial<Record<PayKind, number>>> = { OVERTIME: 0.5, DOUBLE_TIME: 1 };

function sumPremiums(
  affected: readonly WorkPiece[],
  all: readonly WorkPiece[],
  division: Division,
  rules: WorkweekRules,
): number {
  return divideWork(affected, all, division, rules)
    .flatMap(({ slices }) => slices)
    .reduce((sum, { length, rule }) => sum + length * (premiums[payRules[rule].kind] ?? 0), 0);
}

interface WorkInWeek {
  readonly firstDay: DayNumber;
  readonly rules: DatedRules;
  readonly workday: DayNumber;
  readonly pieces: WorkPiece[];
  readonly slices: Slice[];
}

function divideWork(
  pieces: readonly WorkPiece[],
  all: readonly WorkPiece[],
  division: Division,
  rules: WorkweekRules,
): PaidWeek[] {
  return groupByWeek(pieces, division, rules).map(({ firstDay, rules: inForce, workday, pieces: work, slices }) => {
    const law = lawOf(inForce);
    const exempt = Boolean(inForce.exempt);
    const days = findDays(firstDay, workday, division);
    return {
      ...days,
      ...{ law, exempt, pieces: work },
      slices: exempt
        ? slices
        : payOvertime(slices, { law, pieces: listCountedPieces(all, law, days.firstDay, work) }, rules),
    };
  });
}

function payOvertime(slices: readonly Slice[], counted: CountedWork, { overtime }: WorkweekRules): readonly Slice[] {
  let paid = slices;
  for (const rule of overtime) paid = rule(paid, counted);
  return paid;
}

/**
 * The work that can count toward a limit of a workweek: only some laws look at the days before it. While a time zone changes, the last
 * work of the workweek can have a date after its last day.
 */
function listCountedPieces(
  all: readonly WorkPiece[],
  law: OvertimeLaw,
  firstDay: DayNumber,
  week: readonly WorkPiece[],
): readonly WorkPiece[] {
  if (!countsEarlierWeeks(law)) return [];
  const until = (week.at(-1) as WorkPiece).part.from;
  return all.filter(({ day, part }) => firstDay - daysCountedBefore <= day && part.from <= until);
}

function groupByWeek(
  pieces: readonly WorkPiece[],
  division: Division,
  { workweekStart }: Pick<WorkweekRules, 'workweekStart'>,
): WorkInWeek[] {
  const calendar = findRuleCalendar(division);
  const weeks: WorkInWeek[] = [];
  for (const piece of pieces) {
    const inForce = calendar.rulesAt(piece.part.from);
    const workday = calendar.dayAt(piece.part.from);
    const firstDay = workweekStart(workday, inForce.workweekStartsOn);
    // Old and new rules can have a workweek that starts on the same day.
    let week = weeks.findLast((each) => each.firstDay === firstDay && each.rules === inForce);
    if (!week) {
      week = { firstDay, rules: inForce, workday, pieces: [], slices: [] };
      weeks.push(week);
    }
    week.pieces.push(piece);
    if (piece.length > 0)
      week.slices.push(payAsRegularTime(piece, workday, inForce.exempt ? 'EXEMPT_TIME' : undefined));
  }
  return weeks;
}

/** The days of a workweek. It is shorter than seven days next to a change of rules. */
function findDays(start: DayNumber, workday: DayNumber, division: Division): Pick<PaidWeek, 'firstDay' | 'lastDay'> {
  const days = { firstDay: start, lastDay: start + 6 };
  for (const { from } of division) {
    const day = from === null ? start : dayNumberOf(from);
    if (day <= workday) days.firstDay = Math.max(days.firstDay, day);
    else days.lastDay = Math.min(days.lastDay, day - 1);
  }
  return days;
}
