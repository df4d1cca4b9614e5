import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FileResult } from '../../../platform/use-case/index.js';

/** One column of a file. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string | number | null;
}

/** A CSV file with a header, written while it is sent. `name` has no extension. */
export function formatCsvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): FileResult {
  return {
    content: Readable.from(writeCsv(columns, batches)),
    contentType: 'text/csv; charset=utf-8',
    fileName: `${name}.csv`,
    isAttachment: true,
    etag: null,
    bytes: null,
  };
}

/**
 * Writes comma-separated values (RFC 4180: CRLF, quotes where needed, UTF-8), one piece of text per batch of rows.
 *
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, which makes the spreadsheet show it as
 * text (OWASP, CSV injection). Numbers stay numbers.
 */
export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield writeLines([columns.map(({ header }) => header)]);
  for await (const batch of batches) {
    if (batch.length > 0) yield writeLines(batch.map((row) => columns.map(({ value }) => escapeCell(value(row)))));
  }
}

function writeLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify(rows as (string | number | null)[][], { record_delimiter: 'windows' });
}

/** Some spreadsheets skip leading spaces and invisible characters before a formula. */
const formula = /^(?:[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

function escapeCell(value: string | number | null): string | number | null {
  return typeof value === 'string' ? escapeFormula(value) : value;
}

/** A text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}
