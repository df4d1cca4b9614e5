import { build } from '../build/build.mjs';
import { run } from '../lib/run.mjs';
import { checkResult, lastLine, summary } from './tally.mjs';

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

/**
 * Ends a command: prints its results, and exits with 1 if anything failed.
 *
 * @param {import('./tally.mjs').Result[]} results
 */
export function report(results) {
  console.log(`\nIn ${seconds(0)}:\n${summary(results)}`);
  process.exitCode = lastLine(results).endsWith(' 0 failed') ? 0 : 1;
}

/** @param {number} since */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} text */
function indent(text) {
  return text.replaceAll(/^/gm, '        ');
}

/** A check that a command makes. @param {string} command @param {string[]} args */
export async function checkCommand(command, args) {
  const { code, output } = await run(command, args);
  return code === 0 ? undefined : output.trim() || `It exited with code ${code}.`;
}

/** @param {import('../build/staleness.mjs').Buildable[]} stale */
export async function checkBuild(stale) {
  /** @type {string[]} */
  const messages = [];
  return (await build(stale, (line) => messages.push(line))) ? undefined : messages.join('\n');
}
