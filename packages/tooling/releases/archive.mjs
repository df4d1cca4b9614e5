import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import tar from 'tar-stream';

/** The build writes compressed copies next to its files. The archive compresses better, and the gateway needs none. */
const isCopy = (/** @type {string} */ file) => /\.(br|gz)$/.test(file);

/**
 * Writes folders as one compressed file.
 *
 * @param {string} top
 * @param {string[]} folders relative to it
 * @param {string} file
 */
export async function pack(top, folders, file) {
  const archive = tar.pack();
  const names = globSync(
    folders.map((folder) => `${folder}/**`),
    { cwd: top },
  );
  for (const name of names.filter((one) => !isCopy(one) && statSync(path.join(top, one)).isFile()).sort()) {
    // The same files give the same archive on every machine and at any time.
    archive.entry({ name, mtime: new Date(0), mode: 0o644 }, readFileSync(path.join(top, name)));
  }
  archive.finalize();
  const content = await buffer(archive);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(file, brotliCompressSync(content, { params }));
}

/**
 * Unpacks an archive, unless that has happened before.
 *
 * @param {string} file
 * @param {string} cache a folder for unpacked archives
 * @returns {Promise<string>} the folder with the files of the archive
 */
export async function unpack(file, cache) {
  const bytes = readFileSync(file);
  const folder = path.join(cache, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const draft = path.join(cache, `.${randomUUID()}`);
  mkdirSync(draft, { recursive: true });
  const archive = tar.extract();
  archive.end(brotliDecompressSync(bytes));
  for await (const entry of archive) {
    const target = path.join(draft, entry.header.name);
    mkdirSync(path.dirname(target), { recursive: true });
    if (entry.header.type === 'file') writeFileSync(target, await buffer(entry));
    else entry.resume();
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
