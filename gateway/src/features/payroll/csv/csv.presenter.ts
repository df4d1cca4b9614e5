import { Readable } from 'node:stream';
import { toCsvCell } from '@timetrack/contracts/csv';
import type { FileResult } from '../../../platform/use-case/index.js';
import { peekFirst } from '../entries/batches.queries.js';

export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string | number | null;
  /** How many decimals its numbers have. As many as they need by default. */
  readonly decimals?: number;
}

/**
 * A CSV file with a header, written while it is sent. It opens when its first rows are there, so that a failure to read
 * them is still an error response. `name` has no extension.
 */
export async function openCsvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncGenerator<Iterable<Row>>,
): Promise<FileResult> {
  const { all } = await peekFirst(writeCsv(columns, batches));
  const content = Readable.from(all);
  // A client may disconnect before anything reads the batches, and so closes them.
  content.once('close', () => void batches.return(undefined).catch(() => undefined));
  return {
    content,
    contentType: 'text/csv; charset=utf-8',
    fileName: `${name}.csv`,
    isAttachment: true,
    etag: null,
    bytes: null,
  };
}

/**
 * Writes comma-separated values (RFC 4180: CRLF, quotes where needed, UTF-8) in pieces of text, however large the batches are.
 * Numbers stay numbers, and no text is a formula.
 */
export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<Iterable<Row>>,
): AsyncGenerator<string> {
  const formatLine = createLineFormatter(columns);
  let piece = `${columns.map(({ header }) => toCsvCell(header)).join(',')}${lineEnd}`;
  for await (const batch of batches) {
    for (const row of batch) {
      piece += formatLine(row);
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = '';
    }
  }
  if (piece) yield piece;
}

const lineEnd = '\r\n';

/** Large enough for few writes, and small enough for a piece to be collected young. */
const pieceLength = 48 * 1024;

/**
 * Returns a function that formats one line after the other. It remembers the last cell of each column, because the lines of a
 * person repeat most cells of the line before.
 */
function createLineFormatter<Row>(columns: readonly CsvColumn<Row>[]): (row: Row) => string {
  const contents: (string | number | null | undefined)[] = [];
  const cells: string[] = [];
  return (row) => {
    for (const [index, { value, decimals }] of columns.entries()) {
      const content = value(row);
      if (content === contents[index]) continue;
      contents[index] = content;
      cells[index] = formatCell(content, decimals);
    }
    return cells.join(',') + lineEnd;
  };
}

function formatCell(content: string | number | null, decimals: number | undefined): string {
  if (typeof content === 'string') return toCsvCell(content);
  return content === null || decimals === undefined ? String(content ?? '') : content.toFixed(decimals);
}
