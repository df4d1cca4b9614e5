import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { dependenciesAmong, workspaces } from '../lib/workspaces.mjs';
import { addSection, changesSince, nextVersion } from '../ship/next-version.mjs';

/**
 * A workspace with its next version.
 *
 * @typedef {import('../lib/workspaces.mjs').Workspace & { version: string }} Planned
 */

/**
 * Plans the versions of a release: the workspaces that changed since the last one, and those that depend on one of them.
 *
 * @param {string} top the top folder of the repository
 * @param {import('./record.mjs').Release | undefined} last the last release
 * @returns {Promise<Planned[]>}
 */
export async function planVersions(top, last) {
  const all = workspaces(top);
  const unversioned = all.filter(({ packageJson }) => !packageJson.version).map(({ folder }) => folder);
  if (unversioned.length > 0) throw new Error(`These workspaces have no version: ${unversioned.join(', ')}.`);
  const changed = new Set();
  for (const workspace of all) if (await hasChanged(top, workspace, last)) changed.add(workspace);
  const released = all.filter((one) => changed.has(one) || dependenciesAmong(one, all).some((it) => changed.has(it)));
  return Promise.all(
    released.map(async (workspace) => {
      const { name, folder, packageJson } = workspace;
      const version = packageJson.version ?? '';
      const before = last?.versions[name];
      const lastOfThis = last && before ? { version: before, commit: last.commit } : undefined;
      return { ...workspace, version: await nextVersion({ top, folder, name, version }, lastOfThis) };
    }),
  );
}

/**
 * Writes planned versions and their changelogs. Workspaces name each other's exact versions, so these change as well.
 *
 * @param {string} top
 * @param {Planned[]} planned
 * @param {string | null} since the commit of the last release
 */
export async function writeVersions(top, planned, since) {
  const versions = new Map(planned.map(({ name, version }) => [name, version]));
  for (const { name, folder, directory, version, packageJson } of planned) {
    const changelog = path.join(directory, 'CHANGELOG.md');
    const section = await changesSince({ top, folder, name, version }, since);
    writeFileSync(
      changelog,
      addSection(existsSync(changelog) ? readFileSync(changelog, 'utf8') : '', version, section),
    );
    const updated = { ...packageJson, version };
    for (const kind of /** @type {const} */ (['dependencies', 'devDependencies', 'peerDependencies'])) {
      const before = packageJson[kind];
      if (before)
        updated[kind] = Object.fromEntries(
          Object.entries(before).map(([key, value]) => [key, versions.get(key) ?? value]),
        );
    }
    writeFileSync(path.join(directory, 'package.json'), `${JSON.stringify(updated, null, 2)}\n`);
  }
}

/**
 * @param {string} top
 * @param {import('../lib/workspaces.mjs').Workspace} workspace
 * @param {import('./record.mjs').Release | undefined} last
 */
async function hasChanged(top, { name, folder, packageJson }, last) {
  if (!last || last.versions[name] !== packageJson.version) return true;
  const { code, output, stdout } = await run('git', ['log', '--oneline', `${last.commit}..HEAD`, '--', folder], {
    cwd: top,
  });
  if (code !== 0) throw new Error(`git log failed:\n${output}`);
  return stdout.trim() !== '';
}
