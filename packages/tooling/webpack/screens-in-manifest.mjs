import path from 'node:path';
import webpack from 'webpack';
import { blockGroups, filesToRun } from './chunk-files.mjs';
import { readModuleOutline } from './module-outline.mjs';
import { queryHashes } from './trusted-documents.mjs';

const manifestName = 'mf-manifest.json';

/**
 * Adds to a module's manifest, as `timetrack`, what its definition says about its screens, the files that each needs, and
 * the versions of the shared packages that it was built for. With it, the shell composes its routes and its sidebar without loading the module.
 */
export class ScreensInManifest {
  /**
   * @param {string} directory of the module
   * @param {string} entry the path of src/expose/module.ts
   * @param {Record<string, string>} requires the ranges of the shared packages
   */
  constructor(directory, entry, requires) {
    this.directory = directory;
    this.entry = entry;
    this.requires = requires;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { directory, entry, requires } = this;
    compiler.hooks.thisCompilation.tap(ScreensInManifest.name, (compilation) => {
      // Module Federation has written the manifest by this stage.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tapPromise({ name: ScreensInManifest.name, stage }, async () => {
        const manifest = JSON.parse(String(compilation.getAsset(manifestName)?.source.source()));
        const { screens, ...module } = await readModuleOutline(entry);
        const timetrack = {
          ...module,
          requires,
          ...filesToRun(compilation, [groupOfChunk(compilation, '__federation_expose_module')]),
          screens: screens.map(({ imports, queries, ...screen }) => ({
            ...screen,
            ...(queries && { queries: queryHashes(directory, queries) }),
            ...filesToRun(compilation, importGroups(compilation, entry, imports)),
          })),
        };
        const text = JSON.stringify({ ...manifest, timetrack });
        compilation.updateAsset(manifestName, new webpack.sources.RawSource(text));
      });
    });
  }
}

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
