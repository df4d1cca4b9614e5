import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { loadedByNode } from '../build/loaded-by-node.mjs';
import { isApplication, root, workspaces } from '../lib/workspaces.mjs';
import { copyPackages, findRuntimePackages } from './runtime-packages.mjs';

/**
 * Lists what the product needs at run time besides node_modules: the output of every application, and the operations of the
 * last releases, whose tabs may still be open.
 *
 * @param {string} [top]
 * @returns {string[]} files and folders relative to the top folder
 */
function productFiles(top = root) {
  const applications = workspaces(top).filter(({ folder }) => isApplication(folder));
  const operations = 'packages/tooling/releases/operations';
  const recorded = existsSync(path.join(top, operations)) ? [operations] : [];
  return ['gateway/package.json', ...recorded, ...applications.map(({ folder }) => `${folder}/dist`)];
}

/**
 * Copies the product into an empty folder, with the packages that it loads: everything that runs in a container.
 *
 * @param {string} target
 * @param {string} [top]
 */
export function collectProduct(target, top = root) {
  for (const name of productFiles(top)) {
    const source = path.join(top, name);
    if (!existsSync(source)) throw new Error(`${name} does not exist. Run "npm run build" first.`);
    cpSync(source, path.join(target, name), { recursive: true });
  }
  copyPackages(findRuntimePackages(loadedByNode, path.join(top, 'gateway'), top), top, target);
}
