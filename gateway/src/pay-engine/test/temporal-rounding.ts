import type { OrganizationRules } from '../index.js';

/**
 * Rounds a punch with Temporal, at the fixed UTC offset of the punch. In a zone whose clocks change, Temporal may round by
 * more than an hour: the first 23:57 on the night of the change in Cairo would become midnight, which follows the second.
 */
export function roundWithTemporal(
  instant: number,
  { roundingRule, timezone }: Pick<OrganizationRules, 'roundingRule' | 'timezone'>,
): number {
  if (roundingRule === 'none') return instant;
  const punched = Temporal.Instant.fromEpochMilliseconds(instant);
  return punched.toZonedDateTimeISO(punched.toZonedDateTimeISO(timezone).offset).round({
    smallestUnit: 'minute',
    roundingIncrement: Number.parseInt(roundingRule, 10) as 5 | 6 | 10 | 15,
    roundingMode: 'halfExpand',
  }).epochMilliseconds;
}
