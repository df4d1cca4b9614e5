import { ConventionalChangelog } from 'conventional-changelog';
import createPreset from 'conventional-changelog-angular';
import { Bumper } from 'conventional-recommended-bump';
import semver from 'semver';

/**
 * The next version of a workspace and its changelog, from the commits that touched it.
 *
 * @typedef {object} Workspace
 * @property {string} top the top folder of the repository
 * @property {string} folder relative to it
 * @property {string} name
 * @property {string} version as in its package.json
 */

/**
 * A version in package.json that is higher than that of the last release was chosen by hand, so it is the next one.
 *
 * @param {Workspace} workspace
 * @param {{ version: string, commit: string | null } | undefined} last the last release
 * @returns {Promise<string>}
 */
export async function nextVersion({ top, folder, version }, last) {
  if (!last || semver.gt(version, last.version)) return version;
  const preset = /** @type {Required<import('conventional-recommended-bump').Preset>} */ (createPreset());
  const bumper = new Bumper(top).config(preset).commits({ path: folder, ...since(last.commit) });
  const recommendation = await bumper.bump(preset.whatBump);
  const type = 'releaseType' in recommendation ? recommendation.releaseType : 'patch';
  // Before 1.0.0, a minor version may break.
  const next = semver.inc(last.version, type === 'major' && semver.major(last.version) === 0 ? 'minor' : type);
  if (!next) throw new Error(`${last.version} has no next version.`);
  return next;
}

/**
 * @param {Workspace} workspace with the new version
 * @param {string | null} commit of the last release
 * @returns {Promise<string>} a section of a changelog
 */
export async function changesSince({ top, folder, name, version }, commit) {
  const changelog = new ConventionalChangelog(top)
    .config(createPreset())
    .package({ name, version })
    .context({ version, linkCompare: false, linkReferences: false })
    .tags({ prefix: `${name}@` })
    .commits({ path: folder, ...since(commit) });
  let text = '';
  for await (const part of changelog.write()) text += part;
  const [heading = `# ${version}`, ...lines] = text.trim().split('\n');
  const changes = lines.join('\n').trim();
  return `${heading.replace(/^#+/, '##')}\n\n${changes || 'Built again: nothing in the module itself changed.'}\n`;
}

/** @param {string | null} commit */
const since = (commit) => (commit ? { from: commit } : {});

/**
 * @param {string} changelog
 * @param {string} version
 * @param {string} section
 * @returns {string} with the section before those of earlier versions, unless a person has written one
 */
export function addSection(changelog, version, section) {
  if (changelog.includes(`\n## ${version}\n`)) return changelog;
  const start = changelog.search(/^##? \[?\d/m);
  if (start < 0) return `${changelog.trim() || '# Change Log'}\n\n${section}`;
  return `${changelog.slice(0, start)}${section}\n${changelog.slice(start)}`;
}
