import { stringify } from 'csv-stringify/sync';

/** One column of a file. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string | number | null;
}

/**
 * A file of comma-separated values (RFC 4180: CRLF, quotes where needed, UTF-8), a piece for each batch of rows.
 *
 * A text that a spreadsheet would take for a formula gets an apostrophe in front, with which it shows as text (OWASP,
 * CSV injection). Numbers stay numbers.
 */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield lines([columns.map(({ header }) => header)]);
  for await (const batch of batches) {
    if (batch.length > 0) yield lines(batch.map((row) => columns.map(({ value }) => harmless(value(row)))));
  }
}

function lines(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify(rows as (string | number | null)[][], { record_delimiter: 'windows' });
}

/** Also behind blanks and marks that nobody sees, which some spreadsheets pass over. */
const looksLikeFormula = /^(?:[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

function harmless(value: string | number | null): string | number | null {
  return typeof value === 'string' && looksLikeFormula.test(value) ? `'${value}` : value;
}
