import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { build, listNames, staleApplications } from './build.mjs';

/**
 * Prepares `npm start`: builds the gateway if it is stale, lets it check the configuration (so that a wrong one is reported
 * before the front ends are built), then builds everything else that is stale. With nothing to build, the gateway checks
 * its configuration when it starts.
 *
 * @returns {Promise<number>} the exit code
 */
export async function prepareStart() {
  const staleWorkspaces = staleApplications();
  if (staleWorkspaces.length === 0) return 0;
  const gateway = staleWorkspaces.filter(({ name }) => name === 'gateway');
  const frontEnds = staleWorkspaces.filter(({ name }) => name !== 'gateway');
  const why = existsSync(path.join(root, '.cache/builds.json')) ? 'what changed' : 'everything for the first time';
  console.log(`Building ${why}: ${listNames(staleWorkspaces)}.`);
  if (!(await build(gateway, console.log))) return 1;
  const configuration = await run(process.execPath, ['gateway/dist/main.js', '--check-config']);
  if (configuration.code !== 0) {
    console.error(configuration.output.trim() || 'The gateway could not check its configuration.');
    return 1;
  }
  if (!(await build(frontEnds, console.log))) return 1;
  // Remembers that everything is fresh, for the next start.
  staleApplications();
  return 0;
}
