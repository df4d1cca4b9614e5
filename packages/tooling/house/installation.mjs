import { existsSync, readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../lib/run.mjs';

/**
 * What `npm ci` installs: megabytes on disk, packages for this platform, and package names in more than one version.
 *
 * @param {string} top
 */
export async function installation(top) {
  const { packages } = JSON.parse(readFileSync(path.join(top, 'package-lock.json'), 'utf8'));
  /** @type {Map<string, Set<string>>} */
  const versions = new Map();
  let packageCount = 0;
  for (const [place, { version, link }] of Object.entries(packages)) {
    if (link || !place.includes('node_modules/') || !existsSync(path.join(top, place))) continue;
    packageCount += 1;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return {
    'npm ci: MB in node_modules': await megabytes(path.join(top, 'node_modules')),
    'npm ci: MB of a newer Node, once for all clones': await megabytes(await newerNode(top)),
    'npm ci: packages': packageCount,
    'npm ci: packages in several versions': [...versions.values()].filter(({ size }) => size > 1).length,
  };
}

/** @param {string | undefined} place */
async function megabytes(place) {
  if (!place) return 0;
  const { stdout } = await run('du', ['-sm', place]);
  return Number.parseInt(stdout, 10) || 0;
}

/** @param {string} top @returns {Promise<string | undefined>} the one that `npm ci` linked, if this machine's own is too old */
async function newerNode(top) {
  return realpath(path.join(top, 'node_modules/.bin/node')).catch(() => undefined);
}
