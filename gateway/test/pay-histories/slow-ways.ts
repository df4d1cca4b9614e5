import type { CountedRules } from './counted.types.js';
import { addDaysTo, goBackTo } from './slow-calendar.js';

/**
 * Every way in which workweeks can be divided where the rules change (29 CFR 778.302): the workweek under way is completed
 * under the old rules, or the first one under the new rules counts in full. The first way completes all of them. If two ways
 * pay the same, the earlier one is taken.
 */
export function listWays(rules: readonly CountedRules[]): CountedRules[][] {
  const regimes = rules.filter((each, index) => index === 0 || !isSameWorkweek(each, rules[index - 1] as CountedRules));
  let ways: CountedRules[][] = [[regimes[0] as CountedRules]];
  for (const [index, each] of regimes.entries()) {
    if (index === 0) continue;
    ways = listFirstDays(regimes[index - 1] as CountedRules, each).flatMap((from) =>
      ways.map((way) => [...way, { ...each, from: laterOf(from, way.at(-1)?.from ?? from) }]),
    );
  }
  return ways.map(leaveOutEmpty);
}

/** Rules that others replace on their first day are never in force. */
function leaveOutEmpty(way: readonly CountedRules[]): CountedRules[] {
  return way.filter(({ from }, index) => way[index + 1]?.from !== from);
}

function isSameWorkweek(a: CountedRules, b: CountedRules): boolean {
  return (
    a.timezone === b.timezone &&
    a.overtimeRule === b.overtimeRule &&
    a.custom === b.custom &&
    Boolean(a.exempt) === Boolean(b.exempt) &&
    a.workweekStartsOn === b.workweekStartsOn
  );
}

/** The days on which the workweeks of new rules can begin: first the one that completes the old workweek. */
function listFirstDays(before: CountedRules, after: CountedRules): string[] {
  const day = after.from as string;
  const oldWeek = goBackTo(before.workweekStartsOn, day);
  const completed = oldWeek === day ? day : addDaysTo(oldWeek, 7);
  const whole = goBackTo(after.workweekStartsOn, day);
  return completed === whole ? [completed] : [completed, whole];
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}
