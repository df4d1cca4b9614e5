import { createHash } from 'node:crypto';
import webpack from 'webpack';

const manifestName = 'mf-manifest.json';
const listName = 'files.json';

/** A file whose name contains a hash of its content, or the compressed copy of one. It never changes. */
const hashed = /\.[\da-f]{10}\.\w+(\.br|\.gz)?$/;

/**
 * Adds the hash of the entry script to a module's manifest, as `timetrack.entryIntegrity`, and those of its scripts and
 * style sheets, as `timetrack.integrity`. Writes files.json: the hash of each file that never changes. The gateway keeps these files for tabs that were open before a release, and checks
 * that it copies each of them completely.
 */
export class FileHashes {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap(FileHashes.name, (compilation) => {
      const { PROCESS_ASSETS_STAGE_REPORT } = webpack.Compilation;
      const tap = (/** @type {number} */ stage, /** @type {() => void} */ work) =>
        compilation.hooks.processAssets.tap({ name: FileHashes.name, stage }, work);
      tap(PROCESS_ASSETS_STAGE_REPORT, () => addEntryHash(compilation));
      // After the compressed copies have been written.
      tap(PROCESS_ASSETS_STAGE_REPORT + 2, () => {
        const names = Object.keys(compilation.assets).filter((name) => hashed.test(name));
        const files = Object.fromEntries(names.toSorted().map((name) => [name, hashOf(compilation, name)]));
        compilation.emitAsset(listName, new webpack.sources.RawSource(JSON.stringify({ files })));
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation */
function addEntryHash(compilation) {
  const text = compilation.getAsset(manifestName)?.source.source();
  const manifest = text && JSON.parse(String(text));
  if (!manifest?.timetrack) return;
  const { path, name } = manifest.metaData.remoteEntry;
  const code = Object.keys(compilation.assets).filter((file) => /\.(js|css)$/.test(file));
  const timetrack = {
    ...manifest.timetrack,
    entryIntegrity: hashOf(compilation, `${path}${name}`),
    integrity: Object.fromEntries(code.toSorted().map((file) => [file, hashOf(compilation, file)])),
  };
  compilation.updateAsset(manifestName, new webpack.sources.RawSource(JSON.stringify({ ...manifest, timetrack })));
}

/** @param {import('webpack').Compilation} compilation @param {string} name @returns {string} as browsers write it */
function hashOf(compilation, name) {
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`The build has no file ${name}.`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
}
