import { formatDuration } from '@timetrack/contracts/durations';
import type { OvertimeLimits } from '../../../pay-engine/index.js';
import { DomainError, type FieldMessages, type Violation } from '../../../platform/errors/index.js';

export function overtimeRuleNameTaken(): DomainError {
  const message = 'An active overtime rule with this name already exists';
  return new DomainError('conflict', 'overtime-rule.name-taken', message, { fields: { name: message } });
}

export function unknownOvertimeRule(): DomainError {
  const message = 'Overtime rule not found';
  return new DomainError('not-found', 'overtime-rule.unknown', message, { fields: { customRuleId: message } });
}

export function chosenRuleMustBeActive(retired: boolean): Violation {
  if (!retired) return undefined;
  const message = 'This overtime rule is retired. Choose another one, or ask an administrator to reinstate it.';
  return new DomainError('conflict', 'overtime-rule.retired', message, { fields: { customRuleId: message } });
}

type GivenLimits = { readonly [Limit in keyof OvertimeLimits]?: number | null | undefined };

/** The limits of a new rule that do not fit together. */
export function findLimitProblems(limits: GivenLimits): FieldMessages | undefined {
  const { dailyMinutes, dailyDoubleMinutes, weeklyMinutes, consecutiveMinutes, nthDay } = limits;
  if (!(dailyMinutes || weeklyMinutes || consecutiveMinutes || nthDay)) {
    return { limits: 'Set at least one of the daily, weekly and consecutive limits and the day of consecutive work' };
  }
  if (dailyMinutes && dailyDoubleMinutes && dailyDoubleMinutes <= dailyMinutes) {
    return { 'limits.dailyDoubleMinutes': 'Double time must start after overtime' };
  }
  return undefined;
}

interface CustomLaw {
  readonly rule: string;
  readonly words: string;
}

/** What a custom rule consists of, in the order in which its limits claim time. */
export function describeLimits(limits: OvertimeLimits): CustomLaw[] {
  const { nthDay, dailyDoubleMinutes, dailyMinutes, consecutiveMinutes, weeklyMinutes } = limits;
  const laws: CustomLaw[] = [];
  const add = (rule: string, words: string) => laws.push({ rule, words });
  if (nthDay) add('CUSTOM_NTH_DAY_OVERTIME', `Day ${nthDay} of consecutive work in the workweek`);
  if (dailyDoubleMinutes) add('CUSTOM_DAILY_DOUBLE_TIME', over(dailyDoubleMinutes, 'worked in the workday'));
  if (dailyMinutes) add('CUSTOM_DAILY_OVERTIME', over(dailyMinutes, 'worked in the workday'));
  if (consecutiveMinutes) add('CUSTOM_CONSECUTIVE_OVERTIME', over(consecutiveMinutes, 'of consecutive work'));
  if (weeklyMinutes) add('CUSTOM_WEEKLY_OVERTIME', over(weeklyMinutes, 'of regular time in the workweek'));
  return laws;
}

const over = (minutes: number, of: string) => `Over ${formatDuration(minutes)} ${of}`;
