import type { OrganizationRules, Punch } from '../index.js';

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

/**
 * The rounded span of each timesheet, with a rest of up to 20 minutes after it. Instants at which timesheets touch are not
 * rounded, but stay within the rounded ends of the work.
 */
export function spansWithTemporal(
  punches: readonly Punch[],
  rules: Pick<OrganizationRules, 'roundingRule' | 'timezone' | 'overtimeRule'>,
): { from: number; to: number }[] {
  const starts = punches.map(({ clockInAt }, index) => index === 0 || punches[index - 1]?.clockOutAt !== clockInAt);
  const ends = punches.map((_, index) => starts[index + 1] ?? true);
  const firstOf = (index: number) => punches[starts.lastIndexOf(true, index)] as Punch;
  return punches.map(({ clockInAt, clockOutAt }, index) => {
    const start = roundWithTemporal(firstOf(index).clockInAt, rules);
    const last = ends.indexOf(true, index);
    const end = findEnd(punches[last] as Punch, punches[last + 1], rules);
    const clamp = (instant: number) => Math.max(start, Math.min(end, instant));
    return {
      from: starts[index] ? start : clamp(clockInAt),
      to: last === index ? end : clamp(clockOutAt as number),
    };
  });
}

/** The rounded end of work, or of the rest after it. */
function findEnd(last: Punch, next: Punch | undefined, rules: Parameters<typeof spansWithTemporal>[1]): number {
  const clockOut = last.clockOutAt as number;
  const isRest = next && next.clockInAt - clockOut <= 1_200_000 && rules.overtimeRule !== 'NONE';
  return roundWithTemporal(isRest ? next.clockInAt : clockOut, rules);
}
