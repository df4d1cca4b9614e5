import type { StormReport } from '../storm/storm.types.ts';

/** The longest time until work continues once what failed is back. */
const maxRecovery = 5000;

/** Failed attempts that a client may see while something is away. Everything else is a defect. */
const excused = new Set(['503', 'refused', 'cut', 'timeout', 'unreadable', '429']);

/**
 * The violations of a storm after a fault: nothing is lost or doubled, no request failed with 500, and work continues
 * soon.
 */
export function findDefects({
  violations,
  failures,
  unknown,
  changedReplays,
  recoveries,
  acknowledged,
}: StormReport): string[] {
  return [
    ...violations.slice(0, 5).map(({ kind, message }) => `${kind}: ${message}`),
    ...(violations.length > 5 ? [`${violations.length} violations in all`] : []),
    ...Object.entries(failures)
      .filter(([name]) => !excused.has(name))
      .map(([name, count]) => `${count} attempts failed with ${name}`),
    ...(unknown > 0 ? [`the outcome of ${unknown} commands is unknown`] : []),
    ...(changedReplays > 0 ? [`${changedReplays} repeated commands got another answer`] : []),
    ...recoveries
      .filter(({ milliseconds }) => milliseconds === null || milliseconds > maxRecovery)
      .map(({ mark, milliseconds }) => `${mark}: ${milliseconds === null ? 'never' : `${milliseconds} ms`}`),
    ...(acknowledged === 0 ? ['nothing was acknowledged'] : []),
  ];
}
