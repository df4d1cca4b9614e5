import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @typedef {object} PackageJson
 * @property {string} name
 * @property {string} [version]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {string[]} [buildInputs] globs of the files that builds of other workspaces read; all except tests by default
 *
 * @typedef {object} Workspace
 * @property {string} name as in its package.json
 * @property {string} folder relative to the top folder
 * @property {string} directory absolute
 * @property {PackageJson} packageJson
 */

/** A federated module is recognized by its name, so a new one needs no entry anywhere. */
export const isModule = (/** @type {string} */ folder) => folder.startsWith('mf-');

/** The workspaces with a build: the gateway, the shell and every federated module. */
export const isApplication = (/** @type {string} */ folder) =>
  folder === 'gateway' || folder === 'shell' || isModule(folder);

/** The workspaces that run in a browser. */
export const isFrontEnd = (/** @type {string} */ folder) =>
  folder === 'shell' || isModule(folder) || (folder.startsWith('packages/') && folder !== 'packages/tooling');

/**
 * Lists the workspaces of the repository: the folders that `workspaces` in the top package.json names. Builds, tests,
 * checks, code generation and the container image all start from this list.
 *
 * @param {string} [top]
 * @returns {Workspace[]}
 */
export function workspaces(top = root) {
  const { workspaces: patterns } = readJson(path.join(top, 'package.json'));
  return globSync(patterns, { cwd: top })
    .map((folder) => folder.split(path.sep).join('/'))
    .sort()
    .flatMap((folder) => {
      const directory = path.join(top, folder);
      const file = path.join(directory, 'package.json');
      if (!existsSync(file)) return [];
      const packageJson = readJson(file);
      return [{ name: packageJson.name, folder, directory, packageJson }];
    });
}

/**
 * Lists the workspaces that a workspace depends on, directly or through others.
 *
 * @param {Workspace} workspace
 * @param {Workspace[]} all
 * @param {(packageJson: PackageJson) => Record<string, string>} [dependenciesOf]
 * @returns {Workspace[]}
 */
export function dependenciesAmong(workspace, all, dependenciesOf = everyDependency) {
  const found = new Set([workspace]);
  for (const { packageJson } of found) {
    const names = dependenciesOf(packageJson);
    for (const other of all) if (Object.hasOwn(names, other.name)) found.add(other);
  }
  found.delete(workspace);
  return [...found];
}

const everyDependency = (/** @type {PackageJson} */ { dependencies, devDependencies, peerDependencies }) => ({
  ...dependencies,
  ...devDependencies,
  ...peerDependencies,
});

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
