import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { create, extract } from 'tar';

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
  /** @type {Buffer[]} */
  const parts = [];
  // The same files give the same archive on every machine and at any time.
  const options = {
    cwd: top,
    portable: true,
    mtime: new Date(0),
    filter: (/** @type {string} */ name) => !isCopy(name),
  };
  for await (const part of create(options, folders)) parts.push(/** @type {Buffer} */ (part));
  const tar = Buffer.concat(parts);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
  };
  writeFileSync(file, brotliCompressSync(tar, { params }));
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
  await pipeline([brotliDecompressSync(bytes)], extract({ cwd: draft }));
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
