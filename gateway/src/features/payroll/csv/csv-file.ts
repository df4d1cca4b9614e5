import { Readable } from 'node:stream';

/** A file that is written while it is sent. Nobody knows its length or its version before the end. */
export interface CsvFile {
  readonly content: Readable;
  readonly contentType: string;
  readonly fileName: string;
  readonly isAttachment: true;
  readonly etag: null;
  readonly bytes: null;
}

/** `name` without the ending. */
export function csvFile(name: string, pieces: AsyncIterable<string>): CsvFile {
  return {
    content: Readable.from(pieces),
    contentType: 'text/csv; charset=utf-8',
    fileName: `${name}.csv`,
    isAttachment: true,
    etag: null,
    bytes: null,
  };
}
