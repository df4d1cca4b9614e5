import { checkResult } from './tally.mjs';

/**
 * @param {import('./checks.mjs').Check[]} list
 * @returns {Promise<import('./tally.mjs').Result[]>}
 */
export async function runInSequence(list) {
  /** @type {import('./tally.mjs').Result[]} */
  const done = [];
  for (const check of list) done.push(await runCheck(check));
  return done;
}

/**
 * Runs a check and prints its result.
 *
 * @param {import('./checks.mjs').Check} check
 */
export async function runCheck({ name, check }) {
  const began = performance.now();
  const result = checkResult(name, await check().catch((error) => `The check itself failed: ${error?.stack ?? error}`));
  console.log(`${result.failed ? 'FAILED' : 'passed'}  ${name} (${seconds(began)})`);
  if (result.detail) console.log(indent(result.detail));
  return result;
}

/** @param {number} since */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} text */
function indent(text) {
  return text.replaceAll(/^/gm, '        ');
}
