import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { releaseInterfaces } from '../api/check.mjs';
import { run } from '../lib/run.mjs';
import { isApplication, root, workspaces } from '../lib/workspaces.mjs';
import { trustedDocumentsIn } from '../webpack/trusted-documents.mjs';
import { pack, unpack } from './archive.mjs';

/**
 * What the repository knows about the last release of everything. Tags may not travel with a clone, so it is in files.
 *
 * @typedef {object} Release
 * @property {string} commit whose tree was built
 * @property {string} date
 * @property {Record<string, string>} versions of the workspaces, by their names
 */

const folder = path.join(root, 'packages/tooling/releases');
const note = path.join(folder, 'last-release.json');
const archive = path.join(folder, 'last-release.tar.br');
const schema = path.join(folder, 'schema.graphql');
const operations = path.join(folder, 'operations');
const migrations = path.join(folder, 'migrations.json');

/** Operations of earlier releases than these may break. */
const keptReleases = 2;

/** @returns {Release | undefined} undefined before the first release */
export const readLastRelease = () => (existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : undefined);

/**
 * Records the built front ends, the schema, the operations, the versions and the interfaces of the shared packages.
 *
 * @param {string} commit whose tree was built
 * @returns {Promise<string[]>} the files and folders that it wrote, relative to the top folder
 */
export async function recordRelease(commit) {
  const all = workspaces();
  const versions = Object.fromEntries(all.map(({ name, packageJson }) => [name, packageJson.version ?? '0.0.0']));
  const frontEnds = all.filter(({ folder: name }) => isApplication(name) && name !== 'gateway');
  mkdirSync(folder, { recursive: true });
  await pack(
    root,
    frontEnds.map(({ folder: name }) => `${name}/dist`),
    archive,
  );
  writeFileSync(schema, readFileSync(path.join(root, 'gateway/schema.graphql')));
  for (const { folder: name, packageJson } of frontEnds) await recordOperations(name, packageJson.version ?? '0.0.0');
  await recordMigrations();
  /** @type {Release} */
  const release = { commit, date: new Date().toISOString(), versions };
  writeFileSync(note, `${JSON.stringify(release, null, 2)}\n`);
  const interfaces = await releaseInterfaces();
  return [...[note, archive, schema, operations, migrations].map((file) => path.relative(root, file)), ...interfaces];
}

/** Records the names of the migrations. The linter checks those that are added afterwards. */
async function recordMigrations() {
  const { code, output, stdout } = await run(process.execPath, ['gateway/dist/emit-migrations.js']);
  if (code !== 0) throw new Error(output);
  const names = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).name);
  writeFileSync(migrations, `${JSON.stringify(names, null, 2)}\n`);
}

/**
 * Records the operations of a module as browsers send them, by their hashes, and forgets those of its earlier releases.
 *
 * @param {string} module its folder
 * @param {string} version
 * @returns {Promise<string[]>} what it wrote, relative to the top folder
 */
export async function recordOperations(module, version) {
  const documents = trustedDocumentsIn(path.join(root, module));
  if (Object.keys(documents).length === 0) return [];
  const place = path.join(operations, module);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, `${version}.json`), `${JSON.stringify(documents, null, 2)}\n`);
  for (const old of recordedVersions(place).slice(keptReleases)) rmSync(path.join(place, `${old}.json`));
  return [path.relative(root, place)];
}

/** @param {string} place @returns {string[]} the latest first */
const recordedVersions = (place) =>
  readdirSync(place)
    .map((name) => path.basename(name, '.json'))
    .filter((version) => semver.valid(version))
    .sort(semver.rcompare);

/**
 * Unpacks the front ends of the last release.
 *
 * @returns {Promise<Release & { folder: string }>} `folder` contains `shell/dist` and the `dist` of each module
 */
export async function openLastRelease() {
  const release = readLastRelease();
  if (!release) throw new Error(`No release is recorded in ${path.relative(root, note)}. Run \`npm run release\`.`);
  await warnOfUnknownCommit(release.commit);
  if (!existsSync(archive)) {
    throw new Error(`${path.relative(root, archive)} is missing. Restore it from git, or run \`npm run release\`.`);
  }
  return { ...release, folder: await unpack(archive, path.join(root, '.cache/releases')) };
}

/**
 * A clone without its history, or a copy without git, cannot tell. The archive holds the built files, so a history that was
 * rewritten does not stop the test.
 *
 * @param {string} commit
 */
async function warnOfUnknownCommit(commit) {
  const shallow = await run('git', ['rev-parse', '--is-shallow-repository']);
  if (shallow.stdout.trim() !== 'false') return;
  const { code } = await run('git', ['cat-file', '-e', `${commit}^{commit}`]);
  if (code === 0) return;
  console.warn(`The last release was built from ${commit}, which this repository does not contain.`);
}
