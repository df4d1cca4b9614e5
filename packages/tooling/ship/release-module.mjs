import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { run } from '../lib/run.mjs';
import { canary, pin } from './entries.mjs';
import { addSection, changesSince, nextVersion } from './next-version.mjs';
import { readRelease, releasedVersions, requireUnreleased, writeRelease } from './releases-folder.mjs';
import { changeRemotes } from './remotes-file.mjs';

/**
 * @typedef {object} Options
 * @property {string} top the top folder of the repository
 * @property {string} folder of the module, relative to it
 * @property {string} releases the folder of the releases
 * @property {string} [version] instead of the one that follows from the commits
 * @property {string | null} origin where the files will be served, if not by the gateway
 * @property {number} [percent] of the sessions that get it; otherwise all do
 * @property {boolean} [isHeld] no session gets it yet
 * @property {boolean} commits whether to commit the version and the changelog
 * @property {() => Promise<void>} build writes the module's `dist`
 * @property {(version: string) => Promise<string[]>} [record] records what else belongs to the release, and lists the
 *   files that it wrote
 * @property {{ version: string, commit: string } | undefined} [recorded] the module in the last release of everything
 */

/**
 * Releases a module: its version and changelog, the folder of its files, and its entry in the remotes file. If something
 * fails before the release exists, the files of the repository are as they were.
 *
 * @param {Options} options
 * @returns {Promise<{ name: string, version: string }>}
 */
export async function releaseModule(options) {
  const { top, folder, releases, origin, commits, build } = options;
  if (commits) await requireCommitted(top, folder);
  const { name, version: current } = readJson(path.join(top, folder, 'package.json'));
  const last = lastRelease(releases, name, options.recorded);
  const workspace = { top, folder, name, version: current };
  const version = options.version ?? (await nextVersion(workspace, last));
  if (semver.valid(version) !== version) throw new Error(`"${version}" is not a version. Use one such as 1.2.0.`);
  requireUnreleased(releases, name, version);
  const commit = await currentCommit(top);
  const section = commit ? await changesSince({ ...workspace, version }, last?.commit ?? null) : undefined;
  const files = keepFiles(top, [`${folder}/package.json`, 'package-lock.json', `${folder}/CHANGELOG.md`]);
  try {
    setVersion(path.join(top, folder, 'package.json'), version);
    setVersion(path.join(top, 'package-lock.json'), version, folder);
    if (section) extendChangelog(path.join(top, folder, 'CHANGELOG.md'), version, section);
    await build();
    const built = path.join(top, folder, 'dist');
    await writeRelease(releases, { name, version, commit, origin, built });
  } catch (error) {
    files.restore();
    throw error;
  }
  const recorded = (await options.record?.(version)) ?? [];
  await changeRemotes(releases, (remotes) => enter(remotes, readRelease(releases, name, version), options));
  if (commits) await commitFiles(top, [...files.names, ...recorded], `chore(${name}): release ${version}`);
  return { name, version };
}

/**
 * @param {import('./entries.mjs').RemotesFile} remotes
 * @param {import('./releases-folder.mjs').ReleaseNote} note
 * @param {Pick<Options, 'percent' | 'isHeld'>} options
 * @returns {import('./entries.mjs').RemotesFile}
 */
function enter(remotes, { name, manifest, version, integrity }, { percent, isHeld }) {
  if (isHeld) return remotes;
  const release = { manifest, version, integrity };
  const entry = percent ? canary(remotes[name], release, percent) : pin(remotes[name], release);
  return { ...remotes, [name]: entry };
}

/**
 * @param {string} releases
 * @param {string} name
 * @param {{ version: string, commit: string } | undefined} recorded
 * @returns {{ version: string, commit: string | null } | undefined}
 */
function lastRelease(releases, name, recorded) {
  const [latest] = releasedVersions(releases, name);
  if (!latest || (recorded && semver.gt(recorded.version, latest))) return recorded;
  return readRelease(releases, name, latest);
}

/** @param {string} top @param {string} folder */
async function requireCommitted(top, folder) {
  const { code, output } = await run('git', ['status', '--porcelain', '--', folder, 'packages', 'package-lock.json'], {
    cwd: top,
  });
  if (code !== 0) throw new Error(`A release needs git to commit the version: ${output.trim()}`);
  if (output.trim())
    throw new Error(`A release is built from what is committed. Commit these first, or use --no-commit:\n${output}`);
}

/** @param {string} top @returns {Promise<string | null>} null outside of a repository */
async function currentCommit(top) {
  const { code, stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: top });
  return code === 0 ? stdout.trim() : null;
}

/** @param {string} top @param {string[]} files @param {string} message */
async function commitFiles(top, files, message) {
  const existing = files.filter((file) => existsSync(path.join(top, file)));
  for (const args of [
    ['add', '--', ...existing],
    ['commit', '--quiet', '--message', message, '--', ...existing],
  ]) {
    const { code, output } = await run('git', args, { cwd: top });
    if (code !== 0) throw new Error(`It is released, but git ${args[0]} failed. Commit ${existing}:\n${output}`);
  }
}

/** @param {string} top @param {string[]} names */
function keepFiles(top, names) {
  const kept = names.flatMap((name) => {
    const file = path.join(top, name);
    return existsSync(file) ? [{ file, text: readFileSync(file) }] : [];
  });
  return {
    names,
    restore: () => {
      for (const { file, text } of kept) writeFileSync(file, text);
    },
  };
}

/**
 * @param {string} file a package.json or a lock file
 * @param {string} version
 * @param {string} [folder] of the workspace in the lock file
 */
function setVersion(file, version, folder) {
  if (!existsSync(file)) return;
  const content = readJson(file);
  const target = folder ? content.packages?.[folder] : content;
  if (!target) return;
  target.version = version;
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** @param {string} file @param {string} version @param {string} section */
function extendChangelog(file, version, section) {
  writeFileSync(file, addSection(existsSync(file) ? readFileSync(file, 'utf8') : '', version, section));
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
