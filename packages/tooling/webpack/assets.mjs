import webpack from 'webpack';

/** @typedef {import('webpack').Compilation} Compilation */

export const stages = /** @type {const} */ ({
  add: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
  // Module Federation has written the manifest by this stage.
  analyze: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE,
  report: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
});

/**
 * A plugin that writes or changes files of the output.
 *
 * @param {string} name
 * @param {number} stage
 * @param {(compilation: Compilation) => void | Promise<void>} work
 */
export const assetPlugin = (name, stage, work) => ({
  /** @param {import('webpack').Compiler} compiler */
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => work(compilation)),
    ),
});

/** @param {Compilation} compilation */
export const isProduction = ({ options }) => options.mode === 'production';

/** @param {Compilation} compilation @param {string} name @param {string | Buffer} content */
export const emit = (compilation, name, content) => compilation.emitAsset(name, new webpack.sources.RawSource(content));

const manifestName = 'mf-manifest.json';

/** The manifest of a module; undefined for the shell. @param {Compilation} compilation */
export function readManifest(compilation) {
  const text = compilation.getAsset(manifestName)?.source.source();
  return text && JSON.parse(String(text));
}

/** Adds to the section `timetrack` of a module's manifest. @param {Compilation} compilation @param {object} facts */
export function extendManifest(compilation, facts) {
  const manifest = readManifest(compilation);
  const text = JSON.stringify({ ...manifest, timetrack: { ...manifest.timetrack, ...facts } });
  compilation.updateAsset(manifestName, new webpack.sources.RawSource(text));
}
