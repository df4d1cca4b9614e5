import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from './run.mjs';
import { root } from './workspaces.mjs';

/**
 * Installs the packages of a folder outside the workspaces, which has a lock file of its own: the bench and the examples. `npm ci`
 * in the top folder leaves them out, because most people never need them.
 *
 * They are installed next to the folder and moved into it when all of them are there, because another process may import them at the
 * same time: it finds all of them or those of the top folder.
 *
 * @param {string} folder `bench`
 * @param {(line: string) => void} [log]
 */
export async function installOwnPackages(folder, log = () => undefined) {
  const directory = path.resolve(root, folder);
  // Also the lock: tests in several processes may need the same folder at the same time.
  const staging = `${directory}.installing`;
  while (!isInstalled(directory)) {
    if (!take(staging)) {
      await pause(500);
      continue;
    }
    try {
      log(`Installing the packages of ${folder} (once) ...`);
      for (const name of ['package.json', 'package-lock.json'])
        copyFileSync(path.join(directory, name), path.join(staging, name));
      const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: staging });
      if (code !== 0) throw new Error(`npm ci in ${folder} failed:\n${output}`);
      rmSync(path.join(directory, 'node_modules'), { recursive: true, force: true });
      renameSync(path.join(staging, 'node_modules'), path.join(directory, 'node_modules'));
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  }
}

/** Whether npm has installed what the lock file lists now. @param {string} directory */
function isInstalled(directory) {
  const installed = path.join(directory, 'node_modules/.package-lock.json');
  const listed = path.join(directory, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(listed).mtimeMs;
}

/** Longer than any installation: an interrupted one does not block the next. */
const longestMs = 300_000;

/** @param {string} lock @returns {boolean} whether this process may install */
function take(lock) {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > longestMs) rmSync(lock, { recursive: true, force: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
