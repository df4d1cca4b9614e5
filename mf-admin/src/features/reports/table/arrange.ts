import type { Sorting } from '../address/report-address.js';
import { type Report, type Row, shownColumns, textIn } from '../report/report-data.js';

const alphabet = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows that have the text in one of their names, in the order that is asked for. Equal ones stay as they came. */
export function arrange(
  report: Pick<Report, 'columns' | 'rows'>,
  find: string,
  sorting: Sorting | null,
): readonly Row[] {
  const found = report.rows.filter((row) => matches(report, row, find));
  const column = shownColumns(report).find(({ key }) => key === sorting?.by);
  if (!column || !sorting) return found;
  const direction = sorting.descending ? -1 : 1;
  return found.toSorted((one, other) => direction * compare(one, other, column.key));
}

function compare(one: Row, other: Row, key: string): number {
  const [a, b] = [one[key], other[key]];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return alphabet.compare(textIn(one, key), textIn(other, key));
}

/** Every word that was typed stands somewhere in the row's texts. */
function matches(report: Pick<Report, 'columns'>, row: Row, find: string): boolean {
  const texts = report.columns.filter(({ kind }) => kind === 'TEXT').map(({ key }) => plain(textIn(row, key)));
  return plain(find)
    .split(/\s+/u)
    .every((word) => texts.some((text) => text.includes(word)));
}

/** `Núñez` is found by `nunez`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
