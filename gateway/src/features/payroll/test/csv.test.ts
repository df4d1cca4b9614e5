import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { writeCsv } from '../csv/csv.presenter.js';

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

  test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '＝1', ' =1', '\u200b=1', '\ufeff@sum'])(
    'makes spreadsheets show %j as text',
    async (formula) => {
      const [row] = parse(await fileOf([formula]), { columns: true }) as { text: string }[];
      expect(row?.text).toBe(`'${formula}`);
    },
  );

  test('writes only the header when there are no rows', async () => {
    expect(await fileOf([])).toBe('text,size\r\n');
  });

  test('keeps every text that is not a formula', async () => {
    const harmless = fc
      .string({ unit: 'binary' })
      .filter((text) => !/^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text));
    await fc.assert(
      fc.asyncProperty(fc.array(harmless, { maxLength: 5 }), async (texts) => {
        const rows = parse(await fileOf(texts), { columns: true }) as { text: string }[];
        expect(rows.map(({ text }) => text)).toEqual(texts);
      }),
      { numRuns: 50 },
    );
  });
});
