import { hoursInWords } from '../report/labels.js';
import { type ChartBar, type ChartData, together } from './chart-data.js';

/** What somebody who does not see the bars would otherwise miss: how many there are, and how far they reach. */
export function barsInWords(bars: readonly ChartBar[]): string {
  const [longest, shortest] = [bars[0], bars.at(-1)];
  if (!longest || !shortest) return '';
  const words = ({ name, total }: ChartBar) => `${name} with ${hoursInWords(total)}`;
  if (bars.length === 1) return `A chart of one bar: ${words(longest)}.`;
  return `A chart of ${counted(bars.length)} bars, from ${words(longest)} down to ${words(shortest)}.`;
}

/** `And 485 more with 12,040h together`, of the bars behind those that are drawn. */
export function othersInWords({ bars }: Pick<ChartData, 'bars'>, drawn: readonly ChartBar[]): string {
  const others = bars.slice(drawn.length);
  return `And ${counted(others.length)} more with ${hoursInWords(together(others))} together`;
}

/** What is drawn of the rows beyond those that were sent: nothing. */
export function unsentInWords(unsent: number, sentRows: number, rowCount: number): string | null {
  if (rowCount <= sentRows) return null;
  const [sent, rest] = [counted(sentRows), counted(rowCount - sentRows)];
  return `The bars are of the first ${sent} rows. The ${rest} rows after them, with ${hoursInWords(unsent)} together, are in the totals and in the exported file.`;
}

function counted(figure: number): string {
  return figure.toLocaleString('en-US');
}
