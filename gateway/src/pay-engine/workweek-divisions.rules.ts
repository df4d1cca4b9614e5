import { type CalendarDate, type Weekday, weekdays } from '@timetrack/contracts/calendar';
import { type DayNumber, dateOf, dayNumberOf, memoize } from './local-calendar.rules.js';
import type { DatedRules, RuleTimeline } from './pay.types.js';

const daysInWeek = 7;

/** January 5, 1970. */
const aMonday: DayNumber = 4;

/**
 * The first day of the workweek around a day: seven consecutive days that start on the same weekday every week, whatever
 * the pay period is. Each workweek is computed by itself.
 *
 * Source: 29 CFR 778.104 and 778.105; California Labor Code 500(b).
 */
export function findWorkweekStart(day: DayNumber, startsOn: Weekday): DayNumber {
  const daysSinceAStart = (day - aMonday - weekdays.indexOf(startsOn)) % daysInWeek;
  return day - (daysSinceAStart < 0 ? daysSinceAStart + daysInWeek : daysSinceAStart);
}

/** A division of time into workweeks: the rules of each workweek, and the days on which other ones begin. */
export type Division = RuleTimeline;

/** The day on which each of some changes begins, by its place in the timeline. */
type Starts = ReadonlyMap<number, DayNumber>;

/** The days around one or more changes of rules, whose workweeks can be divided in several ways. */
export interface Transition {
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
  /** The first way keeps each workweek that was under way when the rules changed. */
  readonly ways: readonly Starts[];
}

export interface WorkweekPlan {
  readonly transitions: readonly Transition[];
  divide(chosen: readonly Starts[]): Division;
}

interface Change extends Omit<Transition, 'ways'> {
  readonly index: number;
  /** The days on which the new workweeks can begin: after the old workweek, or at the start of the new one. */
  readonly starts: readonly [DayNumber, DayNumber];
}

type FindWorkweekStart = (day: DayNumber, startsOn: Weekday) => DayNumber;

/** By the timeline, which all people of a payroll share. */
const plans = new WeakMap<RuleTimeline, WorkweekPlan>();

/**
 * Finds the ways to divide a timeline into workweeks. When the workweek, the time zone, the overtime rule or an exemption changes during
 * a workweek, either the old workweek is completed under the old rules, or the whole new workweek is computed under the
 * new rules. Hours that lie in both count in only one of them. Pay is computed both ways, and the greater is paid.
 *
 * Source: 29 CFR 778.301 and 778.302, for a change of the workweek. The same is done for the others: exemption is a
 * matter of whole workweeks (29 CFR 541.602, 778.103).
 */
export function planWorkweeks(timeline: RuleTimeline, workweekStart: FindWorkweekStart): WorkweekPlan {
  let plan = plans.get(timeline);
  if (!plan) {
    plan = createPlan(mergeEqualRules(timeline), workweekStart);
    plans.set(timeline, plan);
  }
  return plan;
}

function createPlan(regimes: RuleTimeline, workweekStart: FindWorkweekStart): WorkweekPlan {
  const changes = regimes.slice(1).map((_, index) => findChange(regimes, index + 1, workweekStart));
  const ambiguous = changes.filter(({ starts: [kept, taken] }) => kept !== taken);
  const transitions = groupOverlapping(ambiguous).map(toTransition);
  const divisions = new Map<string, Division>();
  return {
    transitions,
    divide(chosen) {
      const starts = chosen.flatMap((each) => [...each]);
      return memoize(divisions, starts.join(' '), () => moveStarts(regimes, new Map(starts)));
    },
  };
}

/** Rounding does not change workweeks. */
function mergeEqualRules(timeline: RuleTimeline): RuleTimeline {
  const isSame = (a: DatedRules, b: DatedRules) =>
    a.timezone === b.timezone &&
    a.workweekStartsOn === b.workweekStartsOn &&
    a.overtimeRule === b.overtimeRule &&
    a.customRule?.id === b.customRule?.id &&
    Boolean(a.exempt) === Boolean(b.exempt);
  const [first, ...rest] = timeline;
  const merged: [DatedRules, ...DatedRules[]] = [first];
  for (const rules of rest) if (!isSame(merged.at(-1) as DatedRules, rules)) merged.push(rules);
  return merged;
}

function findChange(regimes: RuleTimeline, index: number, workweekStart: FindWorkweekStart): Change {
  const [before, after] = [regimes[index - 1] as DatedRules, regimes[index] as DatedRules];
  const day = dayNumberOf(after.from as CalendarDate);
  const oldWeek = workweekStart(day, before.workweekStartsOn);
  const kept = oldWeek < day ? oldWeek + 7 : day;
  const taken = workweekStart(day, after.workweekStartsOn);
  return {
    index,
    starts: [kept, taken],
    firstDay: workweekStart(taken, before.workweekStartsOn),
    lastDay: workweekStart(kept, after.workweekStartsOn) + 6,
  };
}

/** Changes within two weeks of each other affect the same workweeks, so they are tried together. */
function groupOverlapping(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const isNear = group?.some(({ lastDay }) => change.firstDay <= lastDay) && group.length < maxChangesTogether;
    if (group && isNear) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

/** Five changes have 32 divisions. More of them within a few days only happen while someone tries out the settings. */
const maxChangesTogether = 5;

function toTransition(changes: readonly Change[]): Transition {
  const ways = changes.reduce<readonly Starts[]>(
    (found, { index, starts }) => starts.flatMap((start) => found.map((way) => new Map([...way, [index, start]]))),
    [new Map()],
  );
  return {
    firstDay: Math.min(...changes.map(({ firstDay }) => firstDay)),
    lastDay: Math.max(...changes.map(({ lastDay }) => lastDay)),
    ways,
  };
}

/**
 * The timeline with some of its changes moved to other days, in order. Rules that others replace on their first day are
 * never in force and are left out, so that the first day of the others begins where the rules before them end.
 */
function moveStarts(regimes: RuleTimeline, starts: Starts): Division {
  let latest = Number.NEGATIVE_INFINITY;
  const move = (rules: DatedRules, index: number): DatedRules => {
    latest = Math.max(latest, starts.get(index) ?? dayNumberOf(rules.from as CalendarDate));
    return { ...rules, from: dateOf(latest) };
  };
  const [first, ...rest] = regimes;
  const moved = rest.map((rules, index) => move(rules, index + 1));
  return [first, ...moved.filter(({ from }, index) => moved[index + 1]?.from !== from)];
}
