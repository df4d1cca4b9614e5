import { rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { isApplication, root, workspaces } from '../lib/workspaces.mjs';
import { buildInputs } from './inputs.mjs';
import { buildMemory } from './staleness.mjs';

const memory = buildMemory({
  top: root,
  memory: path.join(root, '.cache/builds.json'),
  folders: [...workspaces().map(({ folder }) => folder), 'package.json', 'package-lock.json'],
});

/**
 * Lists the gateway, the shell and the modules with the files that each is built from.
 *
 * @param {string} [top]
 * @returns {import('./staleness.mjs').Buildable[]}
 */
export function applications(top = root) {
  const all = workspaces(top);
  return all
    .filter(({ folder }) => isApplication(folder))
    .map((workspace) => ({
      name: workspace.name,
      directory: workspace.directory,
      inputs: buildInputs(workspace, all),
    }));
}

/** @returns {import('./staleness.mjs').Buildable[]} */
export function staleApplications() {
  if (memory.isUntouched()) return [];
  const stale = applications().filter((application) => memory.isStale(application));
  if (stale.length === 0) memory.rememberFresh();
  return stale;
}

/**
 * Builds with Lerna, and reports each finished build.
 *
 * @param {import('./staleness.mjs').Buildable[]} stale
 * @param {(line: string) => void} log
 * @returns {Promise<boolean>} whether everything was built
 */
export async function build(stale, log) {
  if (stale.length === 0) return true;
  // The gateway serves everything in dist, so files of an earlier build must not remain there.
  for (const { directory } of stale) rmSync(path.join(directory, 'dist'), { recursive: true, force: true });
  const started = performance.now();
  const reported = new Set();
  const report = (/** @type {string} */ name) => {
    if (!reported.has(name)) log(`  ${name} is built (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    reported.add(name);
  };
  const { code, output } = await run('lerna', ['run', 'build', ...stale.flatMap(({ name }) => ['--scope', name])], {
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    onLine: (line) => {
      const name = /Ran npm script 'build' in '(\S+)'/.exec(line)?.[1];
      if (stale.some((one) => one.name === name)) report(String(name));
    },
  });
  if (code !== 0) {
    log(output.replaceAll(/^lerna .*\n/gm, '').trim());
    log(`The build of ${listNames(stale)} failed. The errors are above.`);
    return false;
  }
  for (const application of stale) {
    report(application.name);
    memory.remember(application);
  }
  return true;
}

/**
 * @param {{ name: string }[]} things
 * @returns {string} `gateway, shell and mf-admin`
 */
export function listNames(things) {
  return new Intl.ListFormat('en', { type: 'conjunction' })
    .format(things.map(({ name }) => name))
    .replace(', and ', ' and ');
}
