/** The labels of an axis that is shorter than an hour would be odd fractions, so it has at least this length. */
const shortestAxis = [0, 0.2, 0.4, 0.6, 0.8, 1];

/**
 * The hours that the axis labels: `count` round numbers at equal steps from zero. The last is at least
 * `longest`. For 141 hours and 7 labels: 0, 25, 50, … 150.
 */
export function axisTicks(longest: number, count: number): readonly number[] {
  if (longest < 1) return count < shortestAxis.length ? [0, 0.5, 1] : shortestAxis;
  const step = roundUp(longest / (count - 1));
  return Array.from({ length: count }, (_, index) => index * step);
}

/**
 * Rounds up to a multiple of 5% of the next power of ten (of 5 up to 100, of 50 up to 1,000), and from 1 to 10 to an
 * integer.
 */
function roundUp(step: number): number {
  const power = 10 ** (Math.floor(Math.log10(step)) + 1);
  const parts = power === 10 ? 10 : 20;
  return (Math.ceil((step * parts) / power) * power) / parts;
}

/** `40h`, and in compact notation from ten thousand: `120Kh`. */
export function formatAxisHours(hours: number): string {
  return `${hours.toLocaleString('en-US', hours < 10_000 ? {} : { notation: 'compact' })}h`;
}
