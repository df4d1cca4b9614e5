import { staleApplications } from '../build/build.mjs';
import { driftOf, generateOperations } from '../codegen/index.mjs';
import { checkBuild, checkCommand } from './run-checks.mjs';

/**
 * What a team checks of its module. The checks of everything together, such as boundaries and prose, run in `npm test`.
 *
 * @param {string} folder `mf-crews`
 * @returns {import('./checks.mjs').Check[]}
 */
export const moduleChecks = (folder) => [
  { name: 'types', check: () => checkCommand('tsc', ['-p', folder]) },
  { name: 'lint and format', check: () => checkCommand('biome', ['check', '--error-on-warnings', folder]) },
  { name: 'operations', check: () => checkOperations(folder) },
];

/**
 * Builds the module, which refuses what must not be shipped. With browser tests, also what they need.
 *
 * @param {string} folder
 * @param {{ withProduct: boolean }} options
 * @returns {import('./checks.mjs').Check}
 */
export const moduleBuild = (folder, { withProduct }) => ({
  name: 'build',
  check: () => checkBuild(staleApplications().filter(({ name }) => withProduct || name === folder)),
});

/** The schema allows the operations, and their types are up to date. @param {string} folder */
async function checkOperations(folder) {
  const drift = driftOf(await generateOperations()).filter((name) => name.startsWith(`${folder}/`));
  return drift.length > 0 ? `Out of date: ${drift.join(', ')}. Run \`npm run codegen\`.` : undefined;
}
