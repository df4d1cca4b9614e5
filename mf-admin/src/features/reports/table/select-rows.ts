import { matchesText } from '@timetrack/screens';
import type { Sorting } from '../address/report-address.js';
import { type Report, type Row, textIn, visibleColumns } from '../report/report-data.js';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows whose texts match the search, in the requested order. Equal rows keep the server's order. */
export function selectRows(
  report: Pick<Report, 'columns' | 'rows'>,
  find: string,
  sorting: Sorting | null,
): readonly Row[] {
  const textKeys = report.columns.filter(({ kind }) => kind === 'TEXT').map(({ key }) => key);
  const found = report.rows.filter((row) => matchesText(textKeys.map((key) => textIn(row, key)).join(' '), find));
  const column = visibleColumns(report).find(({ key }) => key === sorting?.by);
  if (!column || !sorting) return found;
  const direction = sorting.descending ? -1 : 1;
  return found.toSorted((one, other) => direction * compare(one, other, column.key));
}

function compare(one: Row, other: Row, key: string): number {
  const [a, b] = [one[key], other[key]];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(textIn(one, key), textIn(other, key));
}
