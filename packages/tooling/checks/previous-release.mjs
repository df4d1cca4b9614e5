import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, staleApplications } from '../build/build.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { linkLibraries } from '../new/copy-repository.mjs';
import { openLastRelease, readLastRelease } from '../releases/record.mjs';
import { runJest } from './runners.mjs';
import { checkResult } from './tally.mjs';

const name = 'tests of the last release';

/**
 * Runs the tests of the last release against databases that this version has migrated: what a gateway of that release
 * does while a fleet is upgraded, and after a rollback. The harness of the tests migrates with `TEST_MIGRATOR`. The libraries
 * are those of this version.
 *
 * @param {readonly string[]} [paths] of tests; the API tests by default
 * @returns {Promise<import('./tally.mjs').Result>}
 */
export async function testPreviousRelease(paths = []) {
  const release = readLastRelease();
  const reason = release ? await reasonAgainst(release.commit) : 'No release is recorded yet.';
  if (!release || reason) return checkResult(name, reason ?? undefined);
  const stale = staleApplications().filter((application) => application.name === 'gateway');
  if (!(await build(stale, console.log))) return checkResult(name, 'The gateway could not be built.');
  const parent = mkdtempSync(path.join(realpathSync(tmpdir()), 'timetrack-previous-release-'));
  const folder = path.join(parent, 'release');
  try {
    await materialize(release.commit, folder);
    console.log(
      `Running the tests of ${release.commit.slice(0, 8)} (${release.date.slice(0, 10)}) on the schema of this version.`,
    );
    const env = { TEST_MIGRATOR: path.join(root, 'gateway/dist/migrate.js') };
    return await runJest(paths.length > 0 ? paths : ['gateway/test/api'], { name, cwd: folder, env });
  } finally {
    await run('git', ['worktree', 'remove', '--force', folder]);
    rmSync(parent, { recursive: true, force: true });
  }
}

/**
 * @param {string} commit
 * @returns {Promise<string | null>}
 */
async function reasonAgainst(commit) {
  const { code } = await run('git', ['cat-file', '-e', `${commit}^{commit}`]);
  if (code === 0) return null;
  return `This clone does not contain ${commit}, from which the last release was built. Fetch its history: git fetch --unshallow.`;
}

/**
 * @param {string} commit
 * @param {string} folder
 */
async function materialize(commit, folder) {
  const { code, output } = await run('git', ['worktree', 'add', '--detach', folder, commit]);
  if (code !== 0) throw new Error(output);
  linkLibraries(folder);
  const { folder: frontEnds } = await openLastRelease();
  for (const name of readdirSync(frontEnds)) {
    if (existsSync(path.join(frontEnds, name, 'dist'))) {
      cpSync(path.join(frontEnds, name, 'dist'), path.join(folder, name, 'dist'), { recursive: true });
    }
  }
}
