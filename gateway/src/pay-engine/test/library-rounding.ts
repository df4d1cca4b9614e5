import type { OrganizationRules } from '../index.js';

/**
 * A punch as the calendar library rounds it, on a clock that stays as far ahead of UTC as it was at the punch. On a clock
 * that changes, the library may round by more than an hour: 23:57 in Cairo, the first time it comes on the night of the
 * change, to the midnight that only follows the second.
 */
export function roundedByTheLibrary(
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
