import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, staleApplications } from '../build/build.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { readLastRelease, recordRelease } from './record.mjs';

/**
 * Cuts a release of everything: Lerna sets the versions and writes the changelogs, then the front ends are built and
 * recorded. Each step is a commit, and nothing is pushed.
 *
 * @param {object} options
 * @param {boolean} options.keepsVersions records the versions of the package.json files as they are
 * @param {string[]} options.args for `lerna version`
 * @param {(line: string) => void} log
 */
export async function cutRelease({ keepsVersions, args }, log) {
  const changes = await git('status', '--porcelain');
  if (changes) throw new Error(`A release is cut from what is committed. Commit or remove these first:\n${changes}`);
  if (!keepsVersions) {
    await restoreTags();
    await setVersions(args);
  }
  if (!(await build(staleApplications(), log))) throw new Error('The build failed. Correct it, and run this again.');
  const commit = await git('rev-parse', 'HEAD');
  const files = await recordRelease(commit);
  await git('add', '--', ...files);
  await git('commit', '--quiet', '--message', 'chore: record the release', '--', ...files);
  log(`The release of ${commit.slice(0, 10)} is recorded in ${path.dirname(files[0] ?? '')}.`);
  log('Publish it: git push --follow-tags');
}

/** Lerna looks for the commits since these tags, which a clone may lack. */
async function restoreTags() {
  const last = readLastRelease();
  if (!last) return;
  const tags = new Set((await git('tag', '--list')).split('\n'));
  const missing = Object.entries(last.versions).map(([name, version]) => `${name}@${version}`);
  for (const tag of missing.filter((name) => !tags.has(name))) {
    await git('tag', '--annotate', '--message', tag, tag, last.commit);
  }
}

/** Lerna asks for confirmation, so it gets the terminal. @param {string[]} args */
async function setVersions(args) {
  const env = {
    ...process.env,
    PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  };
  const before = await git('rev-parse', 'HEAD');
  const lerna = spawn('lerna', ['version', '--no-push', ...args], { cwd: root, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => lerna.once('exit', resolve).once('error', resolve));
  if (code !== 0) throw new Error('Lerna set no versions. The reason is above.');
  if ((await git('rev-parse', 'HEAD')) === before) throw new Error('Nothing changed since the last release.');
}

/** @param {...string} args */
async function git(...args) {
  const { code, output, stdout } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args[0]} failed:\n${output}`);
  return stdout.trim();
}
