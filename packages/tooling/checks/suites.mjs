import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/workspaces.mjs';
import { checks } from './checks.mjs';
import { testPreviousRelease } from './previous-release.mjs';
import { runCheck, runInSequence } from './run-checks.mjs';
import { runJest, runPlaywright } from './runners.mjs';

/** @typedef {import('./tally.mjs').Result} Result */

/** Tests that take long and test what rarely changes: `backup.slow.test.ts`. Playwright has a project of them. */
const slowTests = String.raw`\.slow\.test\.`;

/** @returns {Promise<Result[]>} */
export async function runChecks() {
  const [build, ...others] = splitChecks();
  return [await runCheck(build), ...(await runInSequence(others))];
}

/**
 * Every check, and all tests except the slow ones. The build comes first, because other checks and the browser tests use its
 * output. Jest runs at the same time as everything else, because neither keeps two cores busy.
 *
 * @returns {Promise<Result[]>}
 */
export async function runChecksAndTests() {
  const [build, ...others] = splitChecks();
  const built = await runCheck(build);
  const [jest, [checked, browser]] = await Promise.all([
    runJest(['--ignoreProjects', 'examples', '--testPathIgnorePatterns', '/node_modules/', slowTests]),
    runInSequence(others).then(
      async (done) => /** @type {const} */ ([done, await runPlaywright('--project', 'product')]),
    ),
  ]);
  return [built, ...checked, jest, browser];
}

/**
 * The slow tests, those of the examples, all property tests with a new seed, and the tests of the last release.
 *
 * @returns {Promise<Result[]>}
 */
export async function runSlowTests() {
  const [build] = splitChecks();
  const built = await runCheck(build);
  const PROPERTY_SEED = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31));
  console.log(
    `Random inputs follow from PROPERTY_SEED=${PROPERTY_SEED}, which repeats them in \`npm run jest -- PATH\`.`,
  );
  const [jest, browser] = await Promise.all([
    runJest([slowTests, path.join(root, 'examples/'), ...propertyTests()], { env: { PROPERTY_SEED } }),
    runPlaywright('--project', 'slow', '--project', 'translated'),
  ]);
  return [built, jest, browser, await testPreviousRelease()];
}

const splitChecks = () => /** @type {[import('./checks.mjs').Check, ...import('./checks.mjs').Check[]]} */ (checks());

/** The test files that draw random inputs. */
const propertyTests = () =>
  globSync('{gateway,shell,mf-*,packages/*}/{src,test}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes(`from 'fast-check'`),
  );
