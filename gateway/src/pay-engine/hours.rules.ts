/**
 * Minutes as decimal hours, to the nearest hundredth, for files and screens. A minute is five thirds of a hundredth, so no number
 * of minutes lies halfway between two hundredths.
 */
export function toHours(minutes: number): number {
  // Without the sum, a small negative number would be -0.
  return Math.round((minutes * 5) / 3) / 100 + 0;
}
