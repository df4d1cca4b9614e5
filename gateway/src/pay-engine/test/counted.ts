import type { CountedRules } from '../../../test/pay-histories/counted.types.js';
import { createSlowCount } from '../../../test/pay-histories/slow-count.js';
import type { DatedRules, PayInput, PayLine, Punch } from '../index.js';

const toSecond = (instant: number | null) => (instant as number) / 1000;

const toCounted = ({ timesheetId, clockInAt, clockOutAt, breaks }: Punch) => ({
  id: timesheetId,
  clockIn: toSecond(clockInAt),
  clockOut: toSecond(clockOutAt),
  breaks: breaks.map(({ type, from, to }) => ({ type, from: toSecond(from), to: toSecond(to) })),
});

/** One object for each custom rule, which the slow count compares by identity. */
const customLaws = new Map<string, CountedRules['custom']>();

export function toCountedRules({ customRule, ...rules }: DatedRules): CountedRules {
  if (!customRule) return rules;
  const { country, limits } = customRule;
  const inHours = (minutes: number | null) => (minutes === null ? {} : { hours: minutes / 60 });
  const law = customLaws.get(customRule.id) ?? {
    us: country === 'US',
    day: inHours(limits.dailyMinutes).hours,
    dayDouble: inHours(limits.dailyDoubleMinutes).hours,
    week: inHours(limits.weeklyMinutes).hours,
    run: inHours(limits.consecutiveMinutes).hours,
    streak: limits.nthDay ?? undefined,
  };
  customLaws.set(customRule.id, law);
  return { ...rules, custom: law };
}

type Minutes = Pick<PayLine, 'date' | 'timesheetId' | 'kind' | 'minutes'>;

/** The minutes of each kind on each date from each timesheet. */
export function sumByKey(lines: readonly Minutes[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { date, timesheetId, kind, minutes } of lines) {
    const key = `${date} ${timesheetId} ${kind}`;
    sums[key] = (sums[key] ?? 0) + minutes;
  }
  return sums;
}

/** The same sums, counted in steps of seconds. */
export function countSlowly({ rules, punches }: Pick<PayInput, 'rules' | 'punches'>): Record<string, number> {
  return sumByKey(createSlowCount(rules.map(toCountedRules))(punches.map(toCounted)));
}
