import { describe, expect, test } from '@jest/globals';
import { compareBenchmarks, findSlowdowns } from './benchmarks.mjs';

const run = (
  /** @type {string} */ commit,
  /** @type {number} */ min,
  /** @type {number} */ median,
  /** @type {number} */ max,
) => ({
  commit,
  results: [{ name: 'list', title: 'The list', toLimit: { min, median, max } }],
});

describe('the comparison of the last two measured commits', () => {
  test('names what became slower than any round before', () => {
    expect(findSlowdowns([run('newer', 0.2, 0.3, 0.4), run('older', 0.5, 0.6, 0.7)])).toEqual([
      'The list: 0.60 of the limit at older, 0.30 at newer.',
    ]);
  });

  test('calls a lower median noise while the rounds overlap', () => {
    expect(findSlowdowns([run('newer', 0.4, 0.5, 0.7), run('older', 0.45, 0.6, 0.7)])).toEqual([]);
  });

  test('says nothing about what became faster', () => {
    expect(findSlowdowns([run('newer', 0.8, 0.9, 1), run('older', 0.5, 0.6, 0.7)])).toEqual([]);
  });

  test('says nothing about a case that is new, or without an older commit', () => {
    expect(findSlowdowns([run('newer', 0.1, 0.2, 0.3), { commit: 'older', results: [] }])).toEqual([]);
    expect(findSlowdowns([run('newer', 0.1, 0.2, 0.3)])).toEqual([]);
  });

  test('passes while nothing has been measured', async () => {
    expect(await compareBenchmarks('no-such-file.json')).toBeUndefined();
  });
});
