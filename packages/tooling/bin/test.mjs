import { requireNode } from '../lib/node-version.mjs';

/**
 * `npm test` runs every gate and every test, to the end, whatever fails on the way. `npm run check` (`--checks`) runs the
 * gates alone.
 */
requireNode();
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { gates } = await import('../gates/gates.mjs');
const { runJest, runPlaywright } = await import('../gates/runners.mjs');
const { gateResult, lastLine, summary } = await import('../gates/tally.mjs');

endChildrenOnInterrupt();

/** @type {import('../gates/tally.mjs').Result[]} */
const results = [];
const started = performance.now();

for (const { name, check } of gates()) {
  const began = performance.now();
  const result = gateResult(name, await check().catch((error) => `The gate itself broke: ${error?.stack ?? error}`));
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
