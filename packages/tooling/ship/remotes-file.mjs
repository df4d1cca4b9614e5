import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** @typedef {import('./entries.mjs').RemotesFile} RemotesFile */

/** Changing the file takes milliseconds. A lock this old belongs to a process that ended in the middle. */
const staleAfterMs = 60_000;

/** @param {string} folder of the releases */
const fileIn = (folder) => path.join(folder, 'remotes.json');

/**
 * @param {string} folder
 * @returns {Promise<RemotesFile>}
 */
export async function readRemotes(folder) {
  const text = await readFile(fileIn(folder), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${fileIn(folder)} is not JSON. Repair it, or restore it from a backup.`, { cause: error });
  }
}

/**
 * Changes the remotes file. Only one process at a time changes it, and readers see it either before or after.
 *
 * @param {string} folder
 * @param {(remotes: RemotesFile) => RemotesFile} change
 */
export async function changeRemotes(folder, change) {
  await mkdir(folder, { recursive: true });
  const unlock = await lock(path.join(folder, 'remotes.json.lock'));
  try {
    const remotes = change(await readRemotes(folder));
    const draft = path.join(folder, `.remotes-${randomUUID()}.json`);
    await writeFile(draft, `${JSON.stringify(remotes, null, 2)}\n`);
    await rename(draft, fileIn(folder));
  } finally {
    await unlock();
  }
}

/**
 * Waits for the lock. Only one process can create the file.
 *
 * @param {string} file
 * @param {number} [patienceMs]
 * @returns {Promise<() => Promise<void>>} releases it
 */
async function lock(file, patienceMs = 2 * staleAfterMs) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > staleAfterMs) await rm(file, { force: true });
    else if (Date.now() > deadline) throw new Error(`${file} is locked. Delete it if no release is running.`);
    else await delay(20);
  }
}
