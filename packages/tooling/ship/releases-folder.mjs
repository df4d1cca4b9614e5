import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { root } from '../lib/workspaces.mjs';

/**
 * The folder of the releases: `mf-crews/1.2.0/` holds the built files of a release of a module, and `release.json` next to
 * them says where browsers find them.
 *
 * @typedef {import('./entries.mjs').Release & { name: string, commit: string | null, date: string }} ReleaseNote
 */

const manifestName = 'mf-manifest.json';
const noteName = 'release.json';

/** A relative path begins in the top folder of the repository, as it does for the gateway. */
export const releasesFolder = () => path.resolve(root, process.env.RELEASES_DIR || '.releases');

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string[]} the released versions of a module, the latest first
 */
export const releasedVersions = (folder, name) =>
  globSync(`*/${noteName}`, { cwd: path.join(folder, name) })
    .map((file) => path.dirname(file))
    .filter((version) => semver.valid(version))
    .sort(semver.rcompare);

/**
 * @param {string} folder
 * @param {string} name
 * @param {string | undefined} version
 * @returns {ReleaseNote}
 */
export function readRelease(folder, name, version) {
  const file = path.join(folder, name, semver.valid(version) ?? '-', noteName);
  if (version && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const versions = releasedVersions(folder, name);
  const known = versions.length > 0 ? `Released are: ${versions.join(', ')}.` : `${name} has no release yet.`;
  throw new Error(version ? `${name} has no release ${version}. ${known}` : `Name a version of ${name}. ${known}`);
}

/**
 * Refuses a version that exists: browsers and caches keep the files of a release for a year.
 *
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 */
export function requireUnreleased(folder, name, version) {
  if (existsSync(path.join(folder, name, version)))
    throw new Error(`${name} ${version} is released already, and a release never changes. Choose another version.`);
}

/**
 * Writes a release at once: no reader sees half of it.
 *
 * @param {string} folder
 * @param {{ name: string, version: string, commit: string | null, origin: string | null, built: string }} release
 *   `built` is the folder of the built files, `origin` where they will be served if not by the gateway
 * @returns {Promise<ReleaseNote>}
 */
export async function writeRelease(folder, { name, version, commit, origin, built }) {
  requireUnreleased(folder, name, version);
  const manifest = readFileSync(path.join(built, manifestName));
  const place = origin ? `${origin}/${name}` : `/modules/${name}`;
  const note = {
    name,
    version,
    manifest: `${place}/${version}/${manifestName}`,
    integrity: integrityOf(manifest),
    commit,
    date: new Date().toISOString(),
  };
  const draft = path.join(folder, name, `.draft-${randomUUID()}`);
  try {
    await mkdir(path.dirname(draft), { recursive: true });
    await cp(built, draft, { recursive: true });
    await writeFile(path.join(draft, noteName), `${JSON.stringify(note, null, 2)}\n`);
    await rename(draft, path.join(folder, name, version));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    requireUnreleased(folder, name, version);
    throw error;
  }
  return note;
}

/** @param {Buffer} bytes */
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Browsers load code only from an encrypted origin, except from their own machine.
 *
 * @param {string | undefined} text `https://crews.example`, or with a folder
 * @returns {string | null}
 */
export function parseOrigin(text) {
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(text);
  if (!(url && isSafe) || url.search || url.hash || url.username)
    throw new Error(`"${text}" is not an origin. Use one such as https://crews.example.`);
  return url.href.replace(/\/+$/, '');
}
