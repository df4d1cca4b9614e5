import type { OvertimeLimits } from '../../../pay-engine/index.js';
import { DomainError, type FieldMessages } from '../../../platform/errors/index.js';

export function overtimeRuleNameTaken(): DomainError {
  const message = 'An active overtime rule with this name already exists';
  return new DomainError('conflict', 'overtime-rule.name-taken', message, { fields: { name: message } });
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
