/**
 * How the entry of a module in the remotes file changes. The gateway and the shell read the same format.
 *
 * @typedef {{ manifest: string, version: string, integrity: string }} Release `manifest` is the address of the module's
 *   mf-manifest.json, `integrity` the hash of its bytes
 * @typedef {Release & { percent: number }} Canary what this percentage of the sessions gets
 * @typedef {Release & { canary?: Canary, previous?: Release[] }} Entry `previous` are the releases to roll back to, the
 *   latest first
 * @typedef {Record<string, string | Entry>} RemotesFile an entry that is only an address has no release
 */

/** Enough to go back a few times, and few enough to read. */
const longestHistory = 10;

/**
 * Every session gets this release, and a canary ends.
 *
 * @param {string | Entry | undefined} entry
 * @param {Release} release
 * @returns {Entry}
 */
export function pin(entry, release) {
  if (!isReleased(entry)) return { ...release, previous: [] };
  if (entry.version === release.version) return { ...release, previous: entry.previous ?? [] };
  const others = (entry.previous ?? []).filter(({ version }) => version !== release.version);
  return { ...release, previous: [bareRelease(entry), ...others].slice(0, longestHistory) };
}

/**
 * Some of the sessions get this release. The others keep theirs.
 *
 * @param {string | Entry | undefined} entry
 * @param {Release} release
 * @param {number} percent
 * @returns {Entry}
 */
export function canary(entry, release, percent) {
  if (!isReleased(entry)) {
    throw new Error(`No session has a release of this module yet. Give all of them one first: pin ${release.version}.`);
  }
  if (entry.version === release.version) {
    throw new Error(`Every session already gets ${release.version}. Pin an earlier version first.`);
  }
  return { ...entry, canary: { ...release, percent } };
}

/**
 * Ends a canary. Without one, every session gets the release before the present one.
 *
 * @param {string | Entry | undefined} entry
 * @returns {Entry}
 */
export function rollBack(entry) {
  if (!isReleased(entry)) throw new Error('This module has no release yet, so there is nothing to go back to.');
  const { canary: _canary, ...withoutCanary } = entry;
  if (entry.canary) return withoutCanary;
  const [last, ...earlier] = entry.previous ?? [];
  if (!last) throw new Error(`No release came before ${entry.version}. Pin another version, or release a correction.`);
  return { ...last, previous: earlier };
}

/**
 * @param {string | Entry | undefined} entry
 * @returns {string} which sessions get what
 */
export function describe(entry) {
  if (!isReleased(entry)) return 'Sessions get what the gateway serves itself.';
  if (!entry.canary) return `Every session gets ${entry.version}.`;
  const { percent, version } = entry.canary;
  return `${percent} % of the sessions get ${version}, the others ${entry.version}.`;
}

/**
 * @param {string | Entry | undefined} entry
 * @returns {entry is Entry}
 */
const isReleased = (entry) => typeof entry === 'object';

/** @param {Entry} entry @returns {Release} */
const bareRelease = ({ manifest, version, integrity }) => ({ manifest, version, integrity });

/**
 * @param {string | undefined} text
 * @returns {number}
 */
export function parsePercent(text) {
  const percent = Number(text);
  if (text !== undefined && /^\d+$/.test(text) && percent >= 1 && percent <= 99) return percent;
  throw new Error(
    `"${text ?? ''}" is not a percentage of sessions. Use a whole number from 1 to 99; pin gives a version to all of them.`,
  );
}
