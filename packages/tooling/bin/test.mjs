import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm test` runs every check and every test. A failure does not stop the run. `npm run check` (`--checks`) runs only the
 * checks.
 */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { checks } = await import('../checks/checks.mjs');
const { runJest, runPlaywright } = await import('../checks/runners.mjs');
const { checkResult, lastLine, summary } = await import('../checks/tally.mjs');

endChildrenOnInterrupt();

/** @type {import('../checks/tally.mjs').Result[]} */
const results = [];
const started = performance.now();

for (const { name, check } of checks()) {
  const began = performance.now();
  const result = checkResult(name, await check().catch((error) => `The check itself failed: ${error?.stack ?? error}`));
  console.log(`${result.failed ? 'FAILED' : 'passed'}  ${name} (${seconds(began)})`);
  if (result.detail) console.log(indented(result.detail));
  results.push(result);
}
if (!process.argv.includes('--checks')) {
  for (const runner of [runJest, runPlaywright]) results.push(await runner());
}

console.log(`\nIn ${seconds(started)}:\n${summary(results)}`);
process.exitCode = lastLine(results).endsWith(' 0 failed') ? 0 : 1;

/** @param {number} since */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} text */
function indented(text) {
  return text.replaceAll(/^/gm, '        ');
}
