import type { StormReport } from './storm.types.ts';

const maxViolations = 20;

/** The figures of a storm in a few lines. */
export function formatReport(report: StormReport): string {
  const { sent, acknowledged, unknown, lost, doubled, violations, failures, recoveries, changedReplays } = report;
  const failed = Object.entries(failures).map(([name, count]) => `${count} × ${name}`);
  return [
    `${sent} commands, ${acknowledged} acknowledged, ${unknown} unknown, ${lost} lost, ${doubled} doubled`,
    `failed attempts: ${failed.join(', ') || 'no'}`,
    `longest time without a success: ${secondsOf(report.longestSilence)}; slowest command: ${secondsOf(report.slowestCommand)}`,
    ...recoveries.map(
      ({ mark, milliseconds }) => `${mark}: ${milliseconds === null ? 'no success' : secondsOf(milliseconds)}`,
    ),
    ...(changedReplays > 0 ? [`${changedReplays} repeated commands got another answer`] : []),
    ...violations.slice(0, maxViolations).map(({ kind, message }) => `${kind}: ${message}`),
    ...(violations.length > maxViolations ? [`and ${violations.length - maxViolations} more violations`] : []),
  ].join('\n');
}

export const secondsOf = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
