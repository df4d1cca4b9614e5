import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { assetPlugin, emit, isProduction, stages } from './assets.mjs';

/** Copies the files of a folder unchanged to the root of the output: for files whose names must not change. @param {string} folder */
export const publicFolder = (folder) =>
  assetPlugin('PublicFolder', stages.add, (compilation) => {
    if (!existsSync(folder)) return;
    compilation.contextDependencies.add(folder);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      emit(compilation, path.relative(folder, file).split(path.sep).join('/'), readFileSync(file));
    }
  });

const compressible = /\.(js|css|html|json|svg)$/;

/** Smaller files gain less than the header that names the encoding. */
const smallest = 200;

const encodings = [
  { ending: '.br', compress: promisify(brotliCompress), options: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } },
  { ending: '.gz', compress: promisify(gzip), options: { level: 9 } },
];

/** Writes compressed copies of each text file next to it. The gateway sends them as they are. */
export const compressedFiles = assetPlugin('CompressedFiles', stages.report + 1, async (compilation) => {
  if (!isProduction(compilation)) return;
  const texts = Object.entries(compilation.assets).filter(([name]) => compressible.test(name));
  const copies = texts.flatMap(([name, source]) => encodings.map((encoding) => ({ name, source, ...encoding })));
  await Promise.all(
    copies.map(async ({ name, source, ending, compress, options }) => {
      const content = source.buffer();
      if (content.length >= smallest) emit(compilation, `${name}${ending}`, await compress(content, options));
    }),
  );
});
