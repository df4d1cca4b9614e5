import { stringify } from 'csv-stringify/sync';
import { escapeFormula, type PayrollEntry } from '../../payroll/index.js';
import { toWindows1252 } from '../formats/windows-1252.rules.js';
import { type Cell, type ExportedPeriod, formatDate } from './export-cells.rules.js';
import { separators } from './export-field.types.js';
import type { ExportLayout } from './export-layout.types.js';
import { rowsOf } from './export-rows.rules.js';

/** The first line of a file whose period is not closed. Payroll providers reject it. */
export const draftMark = 'DRAFT: this pay period is not closed, so its pay can still change';

export function formatHead(period: ExportedPeriod, layout: ExportLayout): string {
  const end = lineEndOf(layout);
  const { startDate, endDate, version } = period;
  const preamble = layout.preamble
    .replaceAll('{start}', formatDate(startDate, layout.dateFormat))
    .replaceAll('{end}', formatDate(endDate, layout.dateFormat))
    .replaceAll('{version}', String(version ?? 'DRAFT'))
    .split(/\r\n|\r|\n/)
    .join(end);
  const headers = layout.columns.map(({ header }) => ({ text: header ?? '', isNumber: false }));
  return [
    ...(version === null ? [draftMark, end] : []),
    ...(preamble && [preamble, preamble.endsWith(end) ? '' : end]),
    ...(layout.hasHeader ? [formatRows([headers], layout)] : []),
  ].join('');
}

export function formatPeople(entries: readonly PayrollEntry[], period: ExportedPeriod, layout: ExportLayout): string {
  return formatRows(
    entries.flatMap((entry) => rowsOf(entry, period, layout)),
    layout,
  );
}

export function encodeText(text: string, { encoding }: Pick<ExportLayout, 'encoding'>): Buffer {
  return encoding === 'UTF_8' ? Buffer.from(text) : toWindows1252(text);
}

export function contentTypeOf({ encoding, extension }: Pick<ExportLayout, 'encoding' | 'extension'>): string {
  const charset = encoding === 'UTF_8' ? 'utf-8' : 'windows-1252';
  return `${extension === 'CSV' ? 'text/csv' : 'text/plain'}; charset=${charset}`;
}

function formatRows(rows: readonly (readonly Cell[])[], layout: ExportLayout): string {
  if (rows.length === 0) return '';
  const delimiter = separators[layout.separator];
  const record_delimiter = lineEndOf(layout);
  const isUnquoted = layout.quoting === 'NEVER';
  if (isUnquoted) {
    const clean = (text: string) => text.replaceAll(delimiter, ' ').replaceAll(/[\r\n"]+/g, ' ');
    return rows.map((row) => row.map((cell) => clean(safeText(cell))).join(delimiter) + record_delimiter).join('');
  }
  const records = rows.map((row) => row.map(safeText));
  return stringify(records, { delimiter, record_delimiter, quoted: layout.quoting === 'ALWAYS' });
}

/** A spreadsheet must not run a text as a formula. */
function safeText({ text, isNumber }: Cell): string {
  return isNumber ? text : escapeFormula(text);
}

function lineEndOf({ lineEnd }: Pick<ExportLayout, 'lineEnd'>): string {
  return lineEnd === 'CRLF' ? '\r\n' : '\n';
}
