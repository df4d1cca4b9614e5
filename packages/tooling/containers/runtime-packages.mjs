import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the packages that programs need at run time: those that they import, and what these depend on, as they are
 * installed.
 * `npm ci --omit=dev --workspace gateway` installs twice as much: also bundled packages, and those of other workspaces.
 *
 * @param {readonly string[]} names the packages that the programs import
 * @param {string} from the folder of the programs, such as `/repository/gateway`
 * @param {string} top the folder of the repository
 * @returns {string[]} folders relative to `top`, sorted: `node_modules/sharp`
 */
export function findRuntimePackages(names, from, top) {
  const found = new Set(names.map((name) => locate(name, from, top) ?? missing(name, from)));
  for (const folder of found) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = readPackage(folder);
    const wanted = { ...peerDependencies, ...dependencies, ...optionalDependencies };
    for (const name of Object.keys(wanted)) {
      const place = locate(name, folder, top);
      if (place) found.add(place);
      else if (!optionalDependencies?.[name] && !peerDependenciesMeta?.[name]?.optional) missing(name, folder);
    }
  }
  return [...found].map((folder) => path.relative(top, folder)).sort();
}

/**
 * Copies packages to the same places below another folder, without the packages that are nested in them.
 *
 * @param {readonly string[]} packages folders relative to `top`
 * @param {string} top
 * @param {string} target
 */
export function copyPackages(packages, top, target) {
  for (const folder of packages) {
    const source = path.join(top, folder);
    const nested = path.join(source, 'node_modules');
    cpSync(source, path.join(target, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => file !== nested,
    });
  }
}

/**
 * Finds a package as Node does: in the nearest `node_modules` at or above a folder.
 *
 * @param {string} name
 * @param {string} from
 * @param {string} top
 * @returns {string | undefined} its folder
 */
function locate(name, from, top) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return place;
    if (folder === top || folder === path.dirname(folder)) return undefined;
  }
}

/**
 * @param {string} folder
 * @returns {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }}
 */
const readPackage = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/**
 * @param {string} name
 * @param {string} from
 * @returns {never}
 */
function missing(name, from) {
  throw new Error(`${from} needs the package ${name}, which is not installed. Run "npm ci" first.`);
}
