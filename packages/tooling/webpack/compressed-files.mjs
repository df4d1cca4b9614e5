import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack from 'webpack';

const compressible = /\.(js|css|html|json|svg)$/;

/** Smaller files gain less than the header that names the encoding. */
const smallest = 200;

const encodings = [
  { ending: '.br', compress: promisify(brotliCompress), options: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } },
  { ending: '.gz', compress: promisify(gzip), options: { level: 9 } },
];

/** Writes compressed copies of each text file next to it. The gateway sends them as they are. */
export class CompressedFiles {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap(CompressedFiles.name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: CompressedFiles.name, stage }, async (assets) => {
        const texts = Object.entries(assets).filter(([name]) => compressible.test(name));
        await Promise.all(texts.map(([name, source]) => emitCopies(compilation, name, source.buffer())));
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation @param {string} name @param {Buffer} content */
async function emitCopies(compilation, name, content) {
  if (content.length < smallest) return;
  for (const { ending, compress, options } of encodings) {
    const compressed = await compress(content, options);
    compilation.emitAsset(`${name}${ending}`, new webpack.sources.RawSource(compressed));
  }
}
