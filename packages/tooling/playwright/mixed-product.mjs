import { cpSync, existsSync, globSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { isModule, root, workspaces } from '../lib/workspaces.mjs';
import { openLastRelease } from '../releases/record.mjs';
import { startProduct } from './product.mjs';

/**
 * @typedef {'this build' | 'the last release'} Origin
 * @typedef {{ path: string, title: string, ability: string, navigation?: { label: string } }} Screen
 * @typedef {{ name: string, screens: Screen[], requires: Record<string, string> }} Module
 */

/**
 * Starts this gateway with front ends of two releases, each built by its own commit.
 *
 * @param {{ shell: Origin, modules: Origin }} origins
 * @returns {Promise<{ url: string, stop: () => Promise<void>, screens: Screen[], refused: string[] }>} the screens of the
 *   modules that fit the shell, and the names of those that declare that they need another one
 */
export async function startMixedProduct({ shell, modules }) {
  const { folder: released, versions } = await openLastRelease();
  const placeOf = (/** @type {Origin} */ origin) => (origin === 'this build' ? root : released);
  const top = path.join(root, '.cache/mixed-products', `${shell} and ${modules}`.replaceAll(' ', '-'));
  rmSync(top, { recursive: true, force: true });
  linkGateway(top);
  link(placeOf(shell), top, 'shell/dist');
  const names = modulesIn(placeOf(modules));
  for (const name of names) link(placeOf(modules), top, `${name}/dist`);
  link(root, top, 'packages/tooling/releases/operations');
  // As in production, where the gateway must also know the operations of the last release.
  const product = await startProduct({ TRUSTED_DOCUMENTS: '1' }, top);
  const provided = shell === 'this build' ? versionsOfThisBuild() : versions;
  const [fitting, refused] = partition(
    names.map((name) => readModule(path.join(top, name))),
    provided,
  );
  return {
    ...product,
    screens: fitting.flatMap(({ screens }) => screens),
    refused: refused.map(({ name }) => name),
  };
}

/** @param {Module[]} modules @param {Record<string, string>} versions of the shell's packages @returns {[Module[], Module[]]} */
function partition(modules, versions) {
  const fits = (/** @type {Module} */ { requires }) =>
    Object.entries(requires).every(([name, range]) => semver.satisfies(versions[name] ?? '0.0.0', range));
  return [modules.filter(fits), modules.filter((module) => !fits(module))];
}

const versionsOfThisBuild = () =>
  Object.fromEntries(workspaces().map(({ name, packageJson }) => [name, packageJson.version ?? '0.0.0']));

/** The gateway of this build in another folder, with whose front ends it starts. @param {string} top */
export function linkGateway(top) {
  link(root, top, 'gateway/package.json');
  link(root, top, 'node_modules');
  linkFiles('gateway/dist', top);
}

/** @param {string} from @param {string} to @param {string} name */
function link(from, to, name) {
  mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
  symlinkSync(path.join(from, name), path.join(to, name));
}

/** The gateway finds the front ends from where its own files are, so these must be there. @param {string} folder @param {string} top */
function linkFiles(folder, top) {
  for (const name of globSync(`${folder}/**/*.{js,json,wasm}`, { cwd: root })) {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    try {
      linkSync(path.join(root, name), path.join(top, name));
    } catch {
      // Another file system.
      cpSync(path.join(root, name), path.join(top, name));
    }
  }
}

/** @param {string} top @returns {string[]} */
const modulesIn = (top) =>
  top === root
    ? workspaces().flatMap(({ folder }) => (isModule(folder) ? [folder] : []))
    : globSync('mf-*', { cwd: top })
        .filter((name) => existsSync(path.join(top, name, 'dist')))
        .sort();

/** @param {string} directory @returns {Module} */
const readModule = (directory) =>
  JSON.parse(readFileSync(path.join(directory, 'dist/mf-manifest.json'), 'utf8')).timetrack;
