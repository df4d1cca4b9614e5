/** `40h`, and in compact notation from ten thousand: `120Kh`. */
export function formatAxisHours(hours: number): string {
  return `${hours.toLocaleString('en-US', hours < 10_000 ? {} : { notation: 'compact' })}h`;
}
