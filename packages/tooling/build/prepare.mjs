import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { build, listed, staleApplications } from './build.mjs';

/**
 * Everything between `npm start` and the gateway's first line: builds the gateway if it is stale, asks it whether the
 * configuration is right (a wrong one should not cost a build of the front ends first), then builds what else is stale.
 *
 * @returns {Promise<number>} the exit code
 */
export async function prepareStart() {
  const stale = staleApplications();
  const gateway = stale.filter(({ name }) => name === 'gateway');
  const frontEnds = stale.filter(({ name }) => name !== 'gateway');
  if (stale.length > 0) {
    const why = existsSync(path.join(root, '.cache/builds.json')) ? 'what has changed' : 'everything, once';
    console.log(`Building ${why}: ${listed(stale)}.`);
  }
  if (!(await build(gateway, console.log))) return 1;
  const configuration = await run(process.execPath, ['gateway/dist/main.js', '--check-config']);
  if (configuration.code !== 0) {
    console.error(configuration.output.trim() || 'The gateway could not check its configuration.');
    return 1;
  }
  return (await build(frontEnds, console.log)) ? 0 : 1;
}
