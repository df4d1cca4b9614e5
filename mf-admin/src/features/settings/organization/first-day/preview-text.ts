interface PayDifference {
  readonly people: number;
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
}

/** `12 people: +600 regular minutes, −600 overtime minutes` */
export function describePreview({ people, regularMinutes, overtimeMinutes, doubleTimeMinutes }: PayDifference): string {
  if (people === 0) return 'Nobody’s pay changes.';
  const differences = [
    describeDifference(regularMinutes, 'regular'),
    describeDifference(overtimeMinutes, 'overtime'),
    describeDifference(doubleTimeMinutes, 'double time'),
  ].filter((text) => text !== undefined);
  const minutes = differences.length > 0 ? differences.join(', ') : 'other days, and the same minutes';
  return `${people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`}: ${minutes}`;
}

function describeDifference(minutes: number, kind: string): string | undefined {
  if (minutes === 0) return undefined;
  const sign = minutes < 0 ? '−' : '+';
  return `${sign}${Math.abs(minutes).toLocaleString('en-US')} ${kind} minutes`;
}
