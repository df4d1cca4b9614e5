import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { openCsvFile, writeCsv } from '../csv/csv.presenter.js';

const columns = [
  { header: 'text', value: ({ text }: { text: string }) => text },
  { header: 'size', value: ({ text }: { text: string }) => text.length },
];

async function fileOf(texts: readonly string[]): Promise<string> {
  let file = '';
  for await (const piece of writeCsv(columns, batches(texts.map((text) => ({ text }))))) file += piece;
  return file;
}

async function* batches<Row>(rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2);
}

describe('writeCsv', () => {
  test('ends each line with CRLF and quotes what needs it (RFC 4180)', async () => {
    expect(await fileOf(['plain', 'a,b', 'say "hi"', 'two\r\nlines'])).toBe(
      'text,size\r\nplain,5\r\n"a,b",3\r\n"say ""hi""",8\r\n"two\r\nlines",10\r\n',
    );
  });

  test('makes spreadsheets show a formula as text, in a cell and after the separators of other readers', async () => {
    const rows = parse(await fileOf(['=1+1', 'Roof;=1+1']), { columns: true }) as { text: string }[];
    expect(rows.map(({ text }) => text)).toEqual(["'=1+1", "Roof;'=1+1"]);
  });

  test('writes only the header when there are no rows', async () => {
    expect(await fileOf([])).toBe('text,size\r\n');
  });

  test('keeps every text that is not a formula', async () => {
    const harmless = fc
      .string({ unit: 'binary' })
      .filter((text) => !/(?:^|[,;|\t\r\n])[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text));
    await fc.assert(
      fc.asyncProperty(fc.array(harmless, { maxLength: 5 }), async (texts) => {
        const rows = parse(await fileOf(texts), { columns: true }) as { text: string }[];
        expect(rows.map(({ text }) => text)).toEqual(texts);
      }),
      { numRuns: 50 },
    );
  });
});

describe('openCsvFile', () => {
  /** Batches of about 30 kB, counted as they are read. */
  function aSource() {
    const progress = { read: 0, closed: false };
    async function* readBatches() {
      try {
        for (let batch = 1; batch <= 1000; batch += 1) {
          progress.read = batch;
          yield [{ text: 'x'.repeat(30_000) }];
        }
      } finally {
        progress.closed = true;
      }
    }
    return { progress, source: readBatches() };
  }

  const takeTurns = async () => {
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  };

  test('waits for a client that stops reading, and closes its source when the client disconnects', async () => {
    const { progress, source } = aSource();
    const { content } = await openCsvFile('pay', columns, source);
    content.read();
    await takeTurns();
    expect(progress.read).toBeLessThan(20);
    const { read } = progress;
    content.destroy();
    await takeTurns();
    expect(progress).toEqual({ read, closed: true });
  });

  test('rejects if the first rows fail, so that the response is still an error', async () => {
    async function* failingRows() {
      yield [{ text: 'first' }];
      throw new Error('no second row');
    }
    await expect(openCsvFile('pay', columns, failingRows())).rejects.toThrow('no second row');
  });
});
