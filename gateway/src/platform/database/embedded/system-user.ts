import { execFile } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../errors/gateway.js';

const run = promisify(execFile);

/** The user who runs PostgreSQL when the gateway runs as root, because PostgreSQL refuses to. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** The user `postgres`, created if necessary, when the gateway runs as root; otherwise null. */
export async function findPostgresUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const existingUser = await lookUp();
  if (existingUser) return existingUser;
  await run('groupadd', ['--system', 'postgres']).catch(() => undefined);
  await run('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']).catch(() => undefined);
  const createdUser = await lookUp();
  if (createdUser) return createdUser;
  throw new StartError(
    'PostgreSQL cannot run as root. Start the gateway as another user, or add a system user "postgres".',
  );
}

async function lookUp(): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Whether the user may enter every folder on the path to this one. */
export async function isReachable(folder: string, user: SystemUser): Promise<boolean> {
  const parent = path.dirname(folder);
  if (parent !== folder && !(await isReachable(parent, user))) return false;
  const { uid, gid, mode } = await stat(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0;
}

/** A folder that other users can reach when root's own is closed, for example a clone in /root. */
export async function createReachableHome(): Promise<string> {
  const home = '/var/lib/timetrack';
  await openToOthers(() => mkdir(home, { recursive: true }));
  return home;
}

/** Creates files that others may read, whatever the umask of root. */
export async function openToOthers<T>(make: () => Promise<T>): Promise<T> {
  const usual = process.umask(0o022);
  return make().finally(() => process.umask(usual));
}
