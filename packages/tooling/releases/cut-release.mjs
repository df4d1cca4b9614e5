import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { build, staleApplications } from '../build/build.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { readLastRelease, recordRelease } from './record.mjs';
import { planVersions, writeVersions } from './versions.mjs';

/**
 * Cuts a release of everything: sets the versions and writes the changelogs, then builds the front ends and records
 * them. Each step is a commit, and nothing is pushed.
 *
 * @param {object} options
 * @param {boolean} options.keepsVersions records the versions of the package.json files as they are
 * @param {boolean} options.isConfirmed does not ask before it commits
 * @param {(line: string) => void} log
 */
export async function cutRelease({ keepsVersions, isConfirmed }, log) {
  const changes = await git('status', '--porcelain');
  if (changes) throw new Error(`A release is cut from what is committed. Commit or remove these first:\n${changes}`);
  if (!keepsVersions) await setVersions(isConfirmed, log);
  if (!(await build(staleApplications(), log))) throw new Error('The build failed. Correct it, and run this again.');
  const commit = await git('rev-parse', 'HEAD');
  const files = await recordRelease(commit);
  await git('add', '--', ...files);
  await git('commit', '--quiet', '--message', 'chore: record the release', '--', ...files);
  log(`The release of ${commit.slice(0, 10)} is recorded in ${path.dirname(files[0] ?? '')}.`);
  log('Publish it: git push --follow-tags');
}

/** Commits and tags the next versions. @param {boolean} isConfirmed @param {(line: string) => void} log */
async function setVersions(isConfirmed, log) {
  const branch = await git('branch', '--show-current');
  if (branch !== 'main') throw new Error(`A release is cut from main, but this is ${branch || 'no branch'}.`);
  const last = readLastRelease();
  const planned = await planVersions(root, last);
  if (planned.length === 0) throw new Error('Nothing changed since the last release.');
  for (const { name, version, packageJson } of planned) log(`  ${name}: ${packageJson.version} → ${version}`);
  if (!isConfirmed && !(await confirm('Release these versions? (y/N) '))) throw new Error('Nothing was released.');
  await writeVersions(root, planned, last?.commit ?? null);
  const locked = await run('npm', ['install', '--package-lock-only', '--ignore-scripts']);
  if (locked.code !== 0) throw new Error(`npm could not update the lock file:\n${locked.output}`);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'chore: release');
  for (const { name, version } of planned) {
    await git('tag', '--annotate', '--message', `${name}@${version}`, `${name}@${version}`);
  }
}

/** @param {string} question */
async function confirm(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer);
}

/** @param {...string} args */
async function git(...args) {
  const { code, output, stdout } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args[0]} failed:\n${output}`);
  return stdout.trim();
}
