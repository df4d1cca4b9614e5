import { existsSync, readFileSync } from 'node:fs';
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
  let installed = 0;
  for (const [place, { version, link }] of Object.entries(packages)) {
    if (link || !place.includes('node_modules/') || !existsSync(path.join(top, place))) continue;
    installed += 1;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  const { stdout } = await run('du', ['-sm', 'node_modules'], { cwd: top });
  return {
    'npm ci: MB in node_modules': Number.parseInt(stdout, 10) || 0,
    'npm ci: packages': installed,
    'npm ci: packages in several versions': [...versions.values()].filter(({ size }) => size > 1).length,
  };
}
