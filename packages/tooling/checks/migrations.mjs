import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from 'libpg-query';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { readLastRelease } from '../releases/record.mjs';
import { lintMigrations } from './migration-rules.mjs';

/** Lints the migrations that the last release does not have. Reads those of the built gateway. */
export async function checkMigrations() {
  await loadModule();
  const { code, output, stdout } = await run(process.execPath, ['gateway/dist/emit-migrations.js']);
  if (code !== 0) return output;
  const migrations = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const released = new Set(
    JSON.parse(readFileSync(path.join(root, 'packages/tooling/releases/migrations.json'), 'utf8')),
  );
  const commits = await commitsOfLastRelease();
  const findings = lintMigrations(
    migrations.filter(({ name }) => !released.has(name)),
    (commit) => commits === null || commits.some((one) => one.startsWith(commit)),
  );
  return findings.length > 0 ? findings.join('\n') : undefined;
}

/** Null in a clone without the history. */
async function commitsOfLastRelease() {
  const { code, stdout } = await run('git', ['rev-list', readLastRelease()?.commit ?? 'HEAD']);
  return code === 0 ? stdout.trim().split('\n') : null;
}
