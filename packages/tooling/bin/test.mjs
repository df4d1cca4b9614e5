import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm test` runs every check and every test. A failure does not stop the run. `npm run check` (`--checks`) runs only the
 * checks. The build comes first, because other checks and the browser tests use its output.
 */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { checks } = await import('../checks/checks.mjs');
const { runJest, runPlaywright } = await import('../checks/runners.mjs');
const { checkResult, lastLine, summary } = await import('../checks/tally.mjs');

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

/** @param {import('../checks/checks.mjs').Check[]} list */
async function runInSequence(list) {
  /** @type {import('../checks/tally.mjs').Result[]} */
  const done = [];
  for (const check of list) done.push(await runCheck(check));
  return done;
}

/** @param {import('../checks/checks.mjs').Check} check */
async function runCheck({ name, check }) {
  const began = performance.now();
  const result = checkResult(name, await check().catch((error) => `The check itself failed: ${error?.stack ?? error}`));
  console.log(`${result.failed ? 'FAILED' : 'passed'}  ${name} (${seconds(began)})`);
  if (result.detail) console.log(indent(result.detail));
  return result;
}

/** @param {number} since */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} text */
function indent(text) {
  return text.replaceAll(/^/gm, '        ');
}
