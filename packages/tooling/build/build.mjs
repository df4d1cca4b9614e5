import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { isApplication, root, workspaces } from '../lib/workspaces.mjs';
import { buildMemory } from './staleness.mjs';

const memory = buildMemory({ top: root, memory: path.join(root, '.cache/builds.json') });

/** Gateway, shell and modules, as what is built from what. */
export const applications = () =>
  workspaces()
    .filter(({ folder }) => isApplication(folder))
    .map(({ name, directory, packageJson }) => ({
      name,
      directory,
      inputs: packageJson.nx?.targets?.build?.inputs ?? [],
    }));

/** @returns {import('./staleness.mjs').Buildable[]} */
export const staleApplications = () => applications().filter((application) => memory.isStale(application));

/**
 * Builds with Lerna, which takes from its cache what it has built before, and says when each is done.
 *
 * @param {import('./staleness.mjs').Buildable[]} stale
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether everything was built
 */
export async function build(stale, say) {
  if (stale.length === 0) return true;
  // What an earlier version left behind must not be served along.
  for (const { directory } of stale) rmSync(path.join(directory, 'dist'), { recursive: true, force: true });
  const started = performance.now();
  const { code, output } = await run('lerna', ['run', 'build', ...stale.flatMap(({ name }) => ['--scope', name])], {
    env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
    onLine: (line) => {
      // Nx names every build that ended, the failed ones too; those have left nothing behind.
      const name = /^> (\S+):build\b/.exec(line)?.[1];
      if (stale.some((one) => one.name === name && existsSync(path.join(one.directory, 'dist')))) {
        say(`  ${name} is built (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      }
    },
  });
  if (code !== 0) {
    say(output.replaceAll(/^lerna .*\n/gm, '').trim());
    say(`The build of ${listed(stale)} failed: what went wrong stands above.`);
    return false;
  }
  for (const application of stale) memory.remember(application);
  return true;
}

/**
 * @param {{ name: string }[]} things
 * @returns {string} `gateway, shell and mf-admin`
 */
export function listed(things) {
  return new Intl.ListFormat('en', { type: 'conjunction' })
    .format(things.map(({ name }) => name))
    .replace(', and ', ' and ');
}
