/** A ratio with the range in which it is with 95 % confidence. */
export interface Ratio {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of Student's t-distribution, by degrees of freedom from 1. */
const students = [12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145];

/**
 * The ratio of two contenders who took turns, from their values in each round: the mean of the logarithms, because half and
 * double are equally far from one.
 */
export function ratioOf(values: readonly number[], references: readonly number[]): Ratio {
  const logarithms = values.map((value, round) => Math.log(value / (references[round] ?? Number.NaN)));
  const count = logarithms.length;
  const mean = logarithms.reduce((sum, one) => sum + one, 0) / count;
  const variance = logarithms.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, count - 1);
  const margin = (students[count - 2] ?? 2) * Math.sqrt(variance / count);
  return { value: Math.exp(mean), low: Math.exp(mean - margin), high: Math.exp(mean + margin) };
}
