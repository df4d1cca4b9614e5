import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

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
