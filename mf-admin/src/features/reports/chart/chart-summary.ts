import { formatDuration } from '@timetrack/screens';
import { type ChartBar, type ChartData, totalOf } from './chart-data.js';

/** Describes the number of bars and their range, for screen readers. */
export function describeBars(bars: readonly ChartBar[]): string {
  const [longest, shortest] = [bars[0], bars.at(-1)];
  if (!longest || !shortest) return '';
  const describe = ({ name, total }: ChartBar) => `${name} with ${formatDuration(total)}`;
  if (bars.length === 1) return `A chart of one bar: ${describe(longest)}.`;
  return `A chart of ${formatNumber(bars.length)} bars, from ${describe(longest)} down to ${describe(shortest)}.`;
}

/** `And 485 more bars, 12,040h in total`: the bars after those that are drawn. */
export function describeHiddenBars({ bars }: Pick<ChartData, 'bars'>, drawn: readonly ChartBar[]): string {
  const hidden = bars.slice(drawn.length);
  return `And ${formatNumber(hidden.length)} more bars, ${formatDuration(totalOf(hidden))} in total`;
}

/** Explains that the chart lacks rows that the server did not send; null if it sent all of them. */
export function describeUnsentRows(unsentMinutes: number, sentRows: number, rowCount: number): string | null {
  if (rowCount <= sentRows) return null;
  const [sent, unsent] = [formatNumber(sentRows), formatNumber(rowCount - sentRows)];
  return `The chart shows the first ${sent} rows. The other ${unsent} rows (${formatDuration(unsentMinutes)} in total) are included in the totals and in the exported file.`;
}

function formatNumber(number: number): string {
  return number.toLocaleString('en-US');
}
