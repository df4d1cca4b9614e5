import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { root, workspaces } from '../lib/workspaces.mjs';

/**
 * Rehearses a release: `lerna version` derives a version and a changelog for each workspace from the commits since its
 * last release. It runs in a clone that is thrown away, because it writes into the work tree, and without the lock file,
 * because updating that would need the network.
 *
 * @param {string} [top]
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function rehearseRelease(top = root) {
  const clone = mkdtempSync(path.join(os.tmpdir(), 'timetrack-release-'));
  try {
    await git(['clone', '--quiet', '--shared', '--no-checkout', top, clone], top);
    await git(['update-ref', 'refs/heads/main', 'HEAD'], clone);
    await git(['symbolic-ref', 'HEAD', 'refs/heads/main'], clone);
    for (const name of ['package.json', 'lerna.json']) cpSync(path.join(top, name), path.join(clone, name));
    for (const { folder, directory } of workspaces(top)) {
      mkdirSync(path.join(clone, folder), { recursive: true });
      cpSync(path.join(directory, 'package.json'), path.join(clone, folder, 'package.json'));
    }
    const { code, output } = await run('lerna', ['version', '--no-git-tag-version', '--no-push', '--yes'], {
      cwd: clone,
      env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    if (code !== 0) return `lerna version failed:\n${output}`;
    return findReleaseProblem(clone, top);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** @param {string} clone after `lerna version` @param {string} top */
function findReleaseProblem(clone, top) {
  const all = workspaces(top);
  const unversioned = all.filter(({ packageJson }) => !packageJson.version).map(({ folder }) => folder);
  if (unversioned.length > 0) return `Lerna skips workspaces without a version: ${unversioned.join(', ')}.`;
  const unreleased = all
    .filter(({ folder, packageJson }) => {
      const changelog = existsSync(path.join(clone, folder, 'CHANGELOG.md'));
      const { version } = JSON.parse(readFileSync(path.join(clone, folder, 'package.json'), 'utf8'));
      return changelog !== (version !== packageJson.version);
    })
    .map(({ folder }) => folder);
  return unreleased.length > 0
    ? `A new version and a changelog belong together, but only one of them was written for ${unreleased.join(', ')}.`
    : undefined;
}

/** @param {string[]} args @param {string} cwd */
async function git(args, cwd) {
  const { code, output } = await run('git', args, { cwd });
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
}
