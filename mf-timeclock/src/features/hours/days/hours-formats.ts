/** `78 h 15 m`, `8 h`, `45 m`, or `−30 m` for a correction downward. */
export function formatHours(minutes: number): string {
  const sign = minutes < 0 ? '−' : '';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (hours === 0) return `${sign}${rest} m`;
  return rest === 0 ? `${sign}${hours} h` : `${sign}${hours} h ${rest} m`;
}
