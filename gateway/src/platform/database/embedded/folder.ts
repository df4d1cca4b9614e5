import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../lifecycle/start-error.js';
import { isReachable, reachableHome, type SystemUser } from './system-user.js';

/** The places of one embedded PostgreSQL. */
export interface ClusterFolder {
  /** Belongs to the user that runs PostgreSQL. */
  readonly home: string;
  /** PostgreSQL's own data directory. */
  readonly data: string;
  /** What PostgreSQL says before its own log begins. */
  readonly startLog: string;
  readonly password: string;
}

/** Makes the folder of the database below the data folder, or finds it there. */
export async function prepareFolder(dataDir: string, user: SystemUser | null): Promise<ClusterFolder> {
  // Others may pass through, as the user `postgres` must, but not look around.
  await makeFolders(dataDir).catch((cause) => {
    throw new StartError(`DATA_DIR is ${dataDir}, where no folder can be made: ${cause.code}.`, { cause });
  });
  const entry = path.join(dataDir, 'postgres');
  if (!(await exists(entry))) await makeHome(entry, dataDir, user);
  const home = await realpath(entry);
  return {
    home,
    data: path.join(home, 'data'),
    startLog: path.join(home, 'start.log'),
    password: await keepPassword(path.join(dataDir, 'postgres-password'), path.join(home, 'data')),
  };
}

/**
 * Where root's data folder is closed to `postgres` (a clone in /root, a temporary folder), the database lives in
 * /var/lib/timetrack and a link in the data folder says where. Opening root's folders to others is not ours to do.
 */
async function makeHome(home: string, dataDir: string, user: SystemUser | null): Promise<void> {
  if (!user) return void (await mkdir(home, { mode: 0o700 }));
  const closed = !(await isReachable(dataDir, user));
  const real = closed ? path.join(await reachableHome(), randomUUID()) : home;
  await mkdir(real, { mode: 0o700 });
  await chown(real, user.uid, user.gid);
  if (closed) await symlink(real, home);
}

/** Made once, of 256 random bits, readable by the gateway alone. */
async function keepPassword(file: string, data: string): Promise<string> {
  const made = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  if (await exists(data)) {
    return readFile(file, 'utf8').catch((cause) => {
      throw new StartError(`The database's password is missing: put ${file} back, or move the data folder away.`, {
        cause,
      });
    });
  }
  try {
    await writeFile(file, made, { mode: 0o600, flag: 'wx', flush: true });
    return made;
  } catch {
    await chmod(file, 0o600);
    return readFile(file, 'utf8');
  }
}

/** One by one: Node's own recursion never ends where a folder says that it is not there (in /proc, say). */
async function makeFolders(folder: string): Promise<void> {
  if (await exists(folder)) return;
  await makeFolders(path.dirname(folder));
  await mkdir(folder, { mode: 0o711 });
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
