import { statSync } from 'node:fs';

/** Files that take longest, of `npm test` and of the slow tests. One that started last would keep only one worker busy. */
const longest = [
  'gateway/test/api/roles.test.ts',
  'gateway/test/process.slow.test.ts',
  'gateway/test/pay-histories/pay-histories.slow.test.ts',
  'gateway/test/pay-histories/one-computation.slow.test.ts',
  'gateway/test/payroll-sync/crashes.slow.test.ts',
  'gateway/src/platform/database/embedded/test/embedded-postgres.slow.test.ts',
  'packages/tooling/new/new.slow.test.mjs',
  'packages/tooling/new/field.slow.test.mjs',
];

/** @typedef {{ readonly path: string }} TestFile */

/** Starts the longest files first, then large ones before small ones. A clean clone has no durations of an earlier run. */
export default class Sequencer {
  /** @param {readonly TestFile[]} tests */
  sort(tests) {
    const ranked = tests.map((test) => ({ test, rank: rankOf(test), size: statSync(test.path).size }));
    return ranked.sort((a, b) => a.rank - b.rank || b.size - a.size).map(({ test }) => test);
  }

  /** @param {readonly TestFile[]} tests */
  shard(tests) {
    return tests;
  }

  /** @param {readonly TestFile[]} tests */
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {
    // The order depends on the files alone, so that every run is the same.
  }
}

/** @param {TestFile} test */
function rankOf({ path }) {
  return longest.some((file) => path.endsWith(file)) ? 0 : 1;
}
