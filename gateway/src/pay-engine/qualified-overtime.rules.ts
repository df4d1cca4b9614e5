import { textOf } from './explanations.presenter.js';
import { formatLength } from './formats.presenter.js';
import { lawOf } from './laws.rules.js';
import { type DayNumber, dateOf, formatDay, hourMs, minuteMs } from './local-calendar.rules.js';
import type { NotQualifying, QualifiedOvertime, RuleTimeline } from './pay.types.js';
import { type PayRule, payRules } from './pay-rules.types.js';
import type { PaidWeek } from './workweeks.rules.js';

const fortyHours = 40 * hourMs;

/**
 * The minutes over 40 hours of a workweek, which the FLSA itself requires to be paid as overtime, and at most the overtime and
 * double time that the workweek pays. Null unless a law of the United States pays the workweek.
 *
 * Source: 29 U.S.C. 207(a)(1); 26 U.S.C. 225(c): only overtime that section 207 requires is qualified.
 */
function countQualifiedMinutes({ law, exempt, slices }: PaidWeek): number | null {
  if (law.country !== 'US') return null;
  if (exempt) return 0;
  let [worked, premium] = [0, 0];
  for (const { length, rule, minutes } of slices) {
    worked += length;
    if (isPremium(rule)) premium += minutes;
  }
  return Math.min(Math.max(0, Math.round((worked - fortyHours) / minuteMs)), premium);
}

function isPremium(rule: PayRule): boolean {
  const { kind } = payRules[rule];
  return kind === 'OVERTIME' || kind === 'DOUBLE_TIME';
}

/** The minutes of the workweeks that end in the days: their overtime can't be computed before (29 CFR 778.106). */
export function sumQualifiedMinutes(
  weeks: readonly PaidWeek[],
  timeline: RuleTimeline,
  days: { readonly first: DayNumber; readonly last: DayNumber },
): number | null {
  let sum: number | null = null;
  for (const week of weeks) {
    if (week.lastDay < days.first || week.lastDay > days.last) continue;
    const minutes = countQualifiedMinutes(week);
    if (minutes !== null) sum = (sum ?? 0) + minutes;
  }
  if (sum !== null) return sum;
  const lastDate = dateOf(days.last);
  const inForce = timeline.findLast(({ from }) => from === null || from <= lastDate) ?? timeline[0];
  return lawOf(inForce).country === 'US' ? 0 : null;
}

/**
 * The qualified minutes are taken from lines of the workweek first, then from those of a day, and from double time last: so what
 * does not qualify is the overtime that a state requires beyond the FLSA.
 */
export function qualifyOvertime(week: PaidWeek): QualifiedOvertime | null {
  const minutes = countQualifiedMinutes(week);
  if (minutes === null) return null;
  let left = minutes;
  const notQualifying: NotQualifying[] = [];
  for (const [rule, paid] of listPremiums(week)) {
    const taken = Math.min(left, paid);
    left -= taken;
    if (paid > taken) notQualifying.push(describeRest(rule, paid - taken, week));
  }
  return { minutes, explanation: explainMinutes(minutes, week), notQualifying };
}

/** The minutes of each rule that pays overtime or double time, in the order in which they qualify. */
function listPremiums({ slices }: PaidWeek): [PayRule, number][] {
  const sums = new Map<PayRule, number>();
  for (const { rule, minutes } of slices) {
    if (isPremium(rule) && minutes > 0) sums.set(rule, (sums.get(rule) ?? 0) + minutes);
  }
  return [...sums].sort(([one], [other]) => rankOf(one) - rankOf(other));
}

function rankOf(rule: PayRule): number {
  if (payRules[rule].kind === 'DOUBLE_TIME') return 2;
  return rule.endsWith('_WEEKLY_OVERTIME') ? 0 : 1;
}

function explainMinutes(minutes: number, { exempt, firstDay }: PaidWeek): string {
  const week = `the workweek of ${formatDay(firstDay)}`;
  if (exempt) return `Exempt from overtime in ${week} (29 CFR part 541)`;
  const amount = minutes === 0 ? 'Nothing' : formatLength(minutes * minuteMs);
  return `${amount} over 40 hours in ${week} (29 U.S.C. 207(a)(1))`;
}

function describeRest(rule: PayRule, minutes: number, { law }: PaidWeek): NotQualifying {
  const { kind, source } = textOf(rule, law);
  const name = kind === 'DOUBLE_TIME' ? 'double time' : 'overtime';
  return { rule, minutes, explanation: `${formatLength(minutes * minuteMs)} are ${name} by ${source} alone` };
}
