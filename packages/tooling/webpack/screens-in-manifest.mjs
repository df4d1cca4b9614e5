import path from 'node:path';
import { assetPlugin, extendManifest, stages } from './assets.mjs';
import { blockGroups, filesToRun } from './chunk-files.mjs';
import { queryHashes } from './trusted-documents.mjs';
import { createRunner, fileBeside } from './typescript-runner.mjs';

/**
 * Adds to a module's manifest, as `timetrack`, what its definition says about its screens, the files that each needs, and
 * the versions of the shared packages that it was built for. With it, the shell composes its routes and its sidebar without
 * loading the module.
 *
 * @param {string} directory of the module
 * @param {string} entry the path of src/expose/module.ts
 * @param {Record<string, string>} requires the ranges of the shared packages
 */
export const screensInManifest = (directory, entry, requires) =>
  assetPlugin('ScreensInManifest', stages.analyze, async (compilation) => {
    const { screens, ...module } = await readModuleOutline(entry);
    extendManifest(compilation, {
      ...module,
      requires,
      ...filesToRun(compilation, [groupOfChunk(compilation, '__federation_expose_module')]),
      screens: screens.map(({ imports, queries, ...screen }) => ({
        ...screen,
        ...(queries && { queries: queryHashes(directory, queries) }),
        ...filesToRun(compilation, importGroups(compilation, entry, imports)),
      })),
    });
  });

/** @param {import('webpack').Compilation} compilation @param {string} name */
function groupOfChunk({ chunks }, name) {
  const [group] = [...chunks].find((chunk) => chunk.name === name)?.groupsIterable ?? [];
  if (!group) throw new Error(`The build has no chunk ${name}.`);
  return group;
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {string} entry
 * @param {string[]} imports absolute paths
 */
function importGroups(compilation, entry, imports) {
  const folder = path.dirname(entry);
  const matches = (/** @type {string} */ request) => imports.includes(path.resolve(folder, request));
  return [...compilation.modules].flatMap((module) => blockGroups(compilation, module, matches));
}

/**
 * @typedef {{ label: string, order: number, icon: string }} NavigationOutline
 * @typedef {{ name: string, variables?: Record<string, unknown> }} QueryOutline
 * @typedef {{ path: string, title: string, ability: string, navigation?: NavigationOutline, placeholder?: object,
 *   queries?: QueryOutline[], imports: string[] }} ScreenOutline
 * @typedef {{ name: string, version: string, screens: ScreenOutline[] }} ModuleOutline
 */

/**
 * Reads a module's definition as data, without the code of its screens. It runs the definition with stand-ins for all
 * packages. `imports` lists what the screen's `load` imports.
 *
 * @param {string} file the module's entry, src/expose/module.ts
 * @returns {Promise<ModuleOutline>} Rejects if the definition needs more than stand-ins
 */
async function readModuleOutline(file) {
  /** @type {string[]} */
  const imports = [];
  let isLoading = false;
  const run = createRunner((request, from) => {
    if (request.endsWith('.css')) return { exports: {} };
    if (!request.startsWith('.')) return { exports: anything };
    const imported = fileBeside(request, from);
    if (!isLoading) return { file: imported };
    imports.push(imported);
    return { exports: {} };
  });
  const { name, version, screens } = run(file).default;
  isLoading = true;
  const outlines = [];
  for (const { path: address, title, ability, navigation, placeholder, queries, load } of screens) {
    imports.length = 0;
    await load();
    if (navigation && typeof navigation.icon !== 'string') {
      throw new Error(`The screen ${address} has to name its icon: \`icon: 'calendar'\`. The shell draws it.`);
    }
    outlines.push({
      path: address,
      title,
      ability,
      ...(navigation && { navigation }),
      ...(placeholder && { placeholder }),
      ...(queries && { queries }),
      imports: [...imports],
    });
  }
  return { name, version, screens: outlines };
}

/** A stand-in for a package: each of its exports is a function that does nothing. */
const anything = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => undefined) });
