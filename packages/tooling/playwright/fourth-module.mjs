import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { copyRepository } from '../new/copy-repository.mjs';
import { runCommand } from '../ship/commands.mjs';
import { releaseModule } from '../ship/release-module.mjs';

const module = 'mf-crews';

/**
 * Makes a fourth module in a copy of the repository with `npm run new`, as a team would, and serves its releases from an
 * origin of its own.
 *
 * @returns {Promise<FourthModule>}
 *
 * @typedef {object} FourthModule
 * @property {string} origin
 * @property {string} releases the folder of its releases, with the remotes file
 * @property {(version: string, title: string, ...options: string[]) => Promise<string>} release a version whose
 *   screen has this title
 * @property {(command: string, ...args: string[]) => Promise<string>} ship
 * @property {() => Promise<void>} stop
 */
export async function makeFourthModule() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'timetrack-fourth-'));
  const top = path.join(folder, 'repository');
  const releases = path.join(folder, 'releases');
  copyRepository(top);
  await runIn(top, 'node', 'packages/tooling/new/main.mjs', 'module', 'crews');
  // The gateway of the test was built without the module, so it does not have the ability of the new screen.
  edit(path.join(top, module, 'src/expose/module.ts'), 'SCREEN_CREWS', 'SCREEN_TEAM');
  await runIn(top, 'node', 'packages/tooling/new/generate-operations.mjs');
  const server = await serveFolder(releases);
  const context = {
    name: module,
    releases,
    release: (/** @type {import('../ship/commands.mjs').ReleaseChoice} */ choice) =>
      releaseModule({ top, folder: module, releases, build: () => runIn(path.join(top, module), ...build), ...choice }),
  };
  const ship = (/** @type {string} */ command, /** @type {string[]} */ ...args) => runCommand(command, args, context);
  return {
    origin: server.origin,
    releases,
    ship,
    release: (version, title, ...options) => {
      edit(path.join(top, module, 'src/features/crews/Crews.tsx'), /(<h1[^>]*>)[^<]*/, `$1${title}`);
      return ship('release', version, '--no-commit', '--origin', server.origin, ...options);
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @type {[string, ...string[]]} */
const build = ['node', '../packages/tooling/bin/bundle-page.mjs'];

/** @param {string} cwd @param {string} command @param {string[]} args */
async function runIn(cwd, command, ...args) {
  const { code, output } = await run(command, args, { cwd, env: { FORMAT_SKELETONS: '0' } });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

/** @param {string} file @param {string | RegExp} before @param {string} after */
function edit(file, before, after) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} does not contain ${before}.`);
  writeFileSync(file, changed);
}

const types = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' };

/**
 * A server as a team might use for its files: it allows every page to load them.
 *
 * @param {string} folder
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    try {
      const content = readFileSync(path.join(folder, path.normalize(pathname)));
      const type = Object.entries(types).find(([ending]) => pathname.endsWith(ending))?.[1];
      response.setHeader('content-type', type ?? 'application/octet-stream').end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
