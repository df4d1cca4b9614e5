import { lawOfCustomRule } from './custom-rules.rules.js';
import { overtimeLaws } from './overtime-laws.rules.js';
import type { OvertimeLaw } from './overtime-laws.types.js';
import type { DatedRules, OrganizationRules } from './pay.types.js';
import type { PayRule } from './pay-rules.types.js';

/** Throws Error when the rule is CUSTOM and its limits are missing. */
export function lawOf({
  overtimeRule,
  customRule,
}: Pick<OrganizationRules, 'overtimeRule' | 'customRule'>): OvertimeLaw<PayRule> {
  if (overtimeRule !== 'CUSTOM') return overtimeLaws[overtimeRule];
  if (!customRule) throw new Error('lawOf: the custom rule is missing');
  return lawOfCustomRule(customRule);
}

/** How many days before a workweek are searched for the start of its first workday or run of hours. */
export const daysCountedBefore = 14;

/** Whether hours of earlier workweeks count toward a limit of a later one. */
export function countsEarlierWeeks({ limits, workday }: OvertimeLaw): boolean {
  return limits.consecutiveMinutes !== null || workday === 'FROM_START_OF_WORK';
}

/** Minutes in a workweek after which a person is paid overtime. Null if no number of them leads to overtime. */
export function findWeeklyLimit(rules: Omit<DatedRules, 'from'>): number | null {
  return rules.exempt ? null : lawOf(rules).limits.weeklyMinutes;
}
