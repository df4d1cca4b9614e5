import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
 * Builds as many at once as there are processors, and reports each finished build.
 *
 * @param {import('./staleness.mjs').Buildable[]} stale
 * @param {(line: string) => void} log
 * @returns {Promise<boolean>} whether everything was built
 */
export async function build(stale, log) {
  const started = performance.now();
  const queue = [...stale];
  /** @type {{ name: string }[]} */
  const failed = [];
  const buildNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      // The gateway serves everything in dist, so files of an earlier build must not remain there.
      rmSync(path.join(next.directory, 'dist'), { recursive: true, force: true });
      const { code, output } = await run('npm', ['run', '--silent', 'build'], { cwd: next.directory });
      if (code === 0) {
        memory.remember(next);
        log(`  ${next.name} is built (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      } else {
        failed.push(next);
        log(output.trim());
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext));
  if (failed.length > 0) log(`The build of ${listNames(failed)} failed. The errors are above.`);
  return failed.length === 0;
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
