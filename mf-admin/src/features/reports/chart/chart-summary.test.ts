import { describe, expect, test } from '@jest/globals';
import { describeBars, describeHiddenBars, describeUnsentRows } from './chart-data.js';

const bar = (name: string, total: number) => ({ name, total, target: null, minutes: {} });
const [ada, bo, cy] = [bar('Ada', 5_430), bar('Bo', 60), bar('Cy', 15)];

describe('the summary of a chart', () => {
  test.each([
    [[], ''],
    [[ada], 'A chart of one bar: Ada with 90h 30m.'],
    [[ada, bo, cy], 'A chart of 3 bars, from Ada with 90h 30m down to Cy with 15m.'],
  ])('describes the longest and the shortest bar (%#)', (bars, text) => {
    expect(describeBars(bars)).toBe(text);
  });

  test('describes hidden bars and their total', () => {
    expect(describeHiddenBars({ bars: [ada, bo, cy] }, [ada])).toBe('And 2 more bars, 1h 15m in total');
  });

  test('describes rows that the server did not send', () => {
    expect(describeUnsentRows(600, 1_000, 10_000)).toMatch(/first 1,000 rows\. The other 9,000 rows \(10h in total\)/);
    expect(describeUnsentRows(0, 1_000, 1_000)).toBeNull();
  });
});
