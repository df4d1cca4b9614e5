import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm test` runs every check and every test. A failure does not stop the run. `npm run check` (`--checks`) runs only the
 * checks. The build comes first, because other checks and the browser tests use its output.
 */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { checks } = await import('../checks/checks.mjs');
const { runJest, runPlaywright } = await import('../checks/runners.mjs');
const { runCheck, runInSequence, seconds } = await import('../checks/run-checks.mjs');
const { lastLine, summary } = await import('../checks/tally.mjs');

endChildrenOnInterrupt();

const started = performance.now();
const [build, ...others] =
  /** @type {[import('../checks/checks.mjs').Check, ...import('../checks/checks.mjs').Check[]]} */ (checks());
const results = [
  await runCheck(build),
  ...(process.argv.includes('--checks') ? await runInSequence(others) : await runChecksAndTests()),
];

console.log(`\nIn ${seconds(started)}:\n${summary(results)}`);
process.exitCode = lastLine(results).endsWith(' 0 failed') ? 0 : 1;

/**
 * Runs jest at the same time as everything else, because neither keeps two cores busy.
 *
 * @returns {Promise<import('../checks/tally.mjs').Result[]>} in a fixed order
 */
async function runChecksAndTests() {
  const [jest, [checked, browser]] = await Promise.all([
    runJest(),
    runInSequence(others).then(async (done) => /** @type {const} */ ([done, await runPlaywright()])),
  ]);
  return [...checked, jest, browser];
}
