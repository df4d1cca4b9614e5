import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../errors/gateway.js';
import { createReachableHome, isReachable, type SystemUser } from './system-user.js';

export interface ClusterFolder {
  /** Owned by the user who runs PostgreSQL. */
  readonly home: string;
  /** PostgreSQL's own data directory. */
  readonly data: string;
  /** PostgreSQL's output before its own log starts. */
  readonly startLog: string;
  readonly passwords: Passwords;
}

export interface Passwords {
  /** `postgres`, which creates the other roles and makes backups. */
  readonly administrator: string;
  /** `timetrack`, which migrates and owns the tables. */
  readonly owner: string;
  /** `timetrack_app`, which serves requests. */
  readonly application: string;
}

export async function prepareFolder(dataDir: string, user: SystemUser | null): Promise<ClusterFolder> {
  // Other users may enter the folder, as the user `postgres` must, but not list it.
  await makeFolders(dataDir).catch((cause) => {
    throw new StartError(`DATA_DIR is ${dataDir}, but no folder can be created there: ${cause.code}.`, { cause });
  });
  const entry = path.join(dataDir, 'postgres');
  if (!(await exists(entry))) await makeHome(entry, dataDir, user);
  const home = await realpath(entry);
  return {
    home,
    data: path.join(home, 'data'),
    startLog: path.join(home, 'start.log'),
    passwords: {
      administrator: await ensurePassword(path.join(dataDir, 'postgres-password'), path.join(home, 'data')),
      owner: await ensurePassword(path.join(dataDir, 'postgres-owner-password')),
      application: await ensurePassword(path.join(dataDir, 'postgres-application-password')),
    },
  };
}

/**
 * If the user `postgres` cannot reach root's data folder (a clone in /root, a temporary folder), the database is in
 * /var/lib/timetrack, and a link in the data folder points to it. We never change the permissions of root's folders.
 */
async function makeHome(home: string, dataDir: string, user: SystemUser | null): Promise<void> {
  if (!user) return void (await mkdir(home, { mode: 0o700 }));
  const closed = !(await isReachable(dataDir, user));
  const real = closed ? path.join(await createReachableHome(), randomUUID()) : home;
  await mkdir(real, { mode: 0o700 });
  await chown(real, user.uid, user.gid);
  if (closed) await symlink(real, home);
}

/** Creates the password once, from 256 random bits, readable by the gateway only. */
async function ensurePassword(file: string, data?: string): Promise<string> {
  const newPassword = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  if (data && (await exists(data))) {
    await chmod(file, 0o600).catch(() => undefined);
    return readFile(file, 'utf8').catch((cause) => {
      throw new StartError(`The database password is missing. Restore ${file}, or move the data folder elsewhere.`, {
        cause,
      });
    });
  }
  try {
    await writeFile(file, newPassword, { mode: 0o600, flag: 'wx', flush: true });
    return newPassword;
  } catch {
    await chmod(file, 0o600);
    return readFile(file, 'utf8');
  }
}

/** Creates folder by folder: Node's recursive mkdir loops forever in file systems such as /proc. */
async function makeFolders(folder: string): Promise<void> {
  if (await exists(folder)) return;
  await makeFolders(path.dirname(folder));
  await mkdir(folder, { mode: 0o711 });
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
