import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { assetPlugin, emit, extendManifest, isProduction, readManifest, stages } from './assets.mjs';

/** A file whose name contains a hash of its content, or the compressed copy of one. It never changes. */
const hashed = /\.[\da-f]{10}\.\w+(\.br|\.gz)?$/;

/**
 * Adds the hash of the entry script to a module's manifest, as `timetrack.entryIntegrity`, and those of its scripts and
 * style sheets, as `timetrack.integrity`.
 */
export const hashesInManifest = assetPlugin('HashesInManifest', stages.report, (compilation) => {
  const manifest = readManifest(compilation);
  if (!(isProduction(compilation) && manifest?.timetrack)) return;
  const { path, name } = manifest.metaData.remoteEntry;
  const code = Object.keys(compilation.assets).filter((file) => /\.(js|css)$/.test(file));
  extendManifest(compilation, {
    entryIntegrity: hashOf(compilation, `${path}${name}`),
    integrity: hashesOf(compilation, code),
  });
});

/**
 * Writes files.json: the hash of each file that never changes, compressed copies included. The gateway keeps these files for
 * tabs that were open before a release, and checks that it copies each of them completely.
 */
export const fileHashes = assetPlugin('FileHashes', stages.report + 2, (compilation) => {
  if (!isProduction(compilation)) return;
  const names = Object.keys(compilation.assets).filter((name) => hashed.test(name));
  emit(compilation, 'files.json', JSON.stringify({ files: hashesOf(compilation, names) }));
});

/** @param {import('webpack').Compilation} compilation @param {string[]} names */
const hashesOf = (compilation, names) =>
  Object.fromEntries(names.toSorted().map((name) => [name, hashOf(compilation, name)]));

/** @param {import('webpack').Compilation} compilation @param {string} name @returns {string} as browsers write it */
function hashOf(compilation, name) {
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`The build has no file ${name}.`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
}

/**
 * Lets the browser check the chunks and style sheets of a module. The shell knows their hashes from the manifest, by URL,
 * if the module is of another origin. webpack's runtime looks them up when it loads a file.
 */
export class CheckedChunks {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(CheckedChunks.name, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(CheckedChunks.name, (code) => `${code}\n${lookUp('script', 'url')}`);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(CheckedChunks.name, (code, { tag, href }) => `${code}\n${lookUp(tag, href)}`);
    });
  }
}

/** @param {string} tag @param {string} url names of variables */
const lookUp = (tag, url) => `
  if (self.timetrackIntegrity && self.timetrackIntegrity[${url}]) {
    ${tag}.integrity = self.timetrackIntegrity[${url}];
    ${tag}.crossOrigin = 'anonymous';
  }`;
