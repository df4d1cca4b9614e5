import { describe, expect, test } from '@jest/globals';
import { barsInWords, othersInWords, unsentInWords } from './chart-summary.js';

const bar = (name: string, total: number) => ({ name, total, person: null, minutes: {} });
const [ada, bo, cy] = [bar('Ada', 5_430), bar('Bo', 60), bar('Cy', 15)];

describe('a chart in words', () => {
  test.each([
    [[], ''],
    [[ada], 'A chart of one bar: Ada with 90h 30m.'],
    [[ada, bo, cy], 'A chart of 3 bars, from Ada with 90h 30m down to Cy with 15m.'],
  ])('says how far its bars reach (%#)', (bars, words) => {
    expect(barsInWords(bars)).toBe(words);
  });

  test('says what it leaves out, and their sum', () => {
    expect(othersInWords({ bars: [ada, bo, cy] }, [ada])).toBe('And 2 more with 1h 15m together');
  });

  test('says what the server did not send', () => {
    expect(unsentInWords(600, 1_000, 10_000)).toMatch(
      /first 1,000 rows\. The 9,000 rows after them, with 10h together/,
    );
    expect(unsentInWords(0, 1_000, 1_000)).toBeNull();
  });
});
