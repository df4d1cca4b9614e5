import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @typedef {object} Workspace
 * @property {string} name as package.json has it
 * @property {string} folder relative to the top
 * @property {string} directory absolute
 * @property {{ scripts?: Record<string, string>, nx?: { targets?: { build?: { inputs?: string[] } } } }} packageJson
 */

/** The federated modules' folders, by their name alone: a fourth one needs no entry anywhere. */
export const isModule = (/** @type {string} */ folder) => folder.startsWith('mf-');

/** The workspaces that make a `dist`: gateway, shell and every federated module. */
export const isApplication = (/** @type {string} */ folder) =>
  folder === 'gateway' || folder === 'shell' || isModule(folder);

/** @returns {Workspace[]} */
export function workspaces() {
  const { workspaces: patterns } = readJson(path.join(root, 'package.json'));
  return patterns.flatMap(expand).flatMap((/** @type {string} */ folder) => {
    const directory = path.join(root, folder);
    const file = path.join(directory, 'package.json');
    if (!existsSync(file)) return [];
    const packageJson = readJson(file);
    return [{ name: packageJson.name, folder, directory, packageJson }];
  });
}

/** @param {string} pattern a folder, or every folder in one: `packages/*` */
function expand(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`);
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
