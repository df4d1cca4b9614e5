import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * Finds the server that runs in this data directory, for example because it outlived a killed gateway; otherwise null.
 * It removes a pid file that a crash left behind if its pid now belongs to another program: PostgreSQL would take that
 * program for a server and refuse to start.
 */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const pidFile = path.join(data, 'postmaster.pid');
  const lines = await readFile(pidFile, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (!isAlive(pid)) return null;
  if (await isRunningIn(pid, data)) return { pid, port: Number(lines[3]) };
  await rm(pidFile, { force: true });
  return null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The working directory of every PostgreSQL process is its data directory. */
async function isRunningIn(pid: number, data: string): Promise<boolean> {
  const real = await realpath(data);
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === real;
  if (process.platform === 'win32') return true;
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres') && (stdout.includes(data) || stdout.includes(real));
}

/** Ends a server at once, whatever state its processes are in. Off Linux, they end by themselves once they notice. */
export async function killFamily(pid: number): Promise<void> {
  for (const each of [pid, ...(await childrenOf(pid))]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

/** The processes of a server, on Linux. */
export async function childrenOf(parent: number): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name of the program, in parentheses, may contain anything. Its state and its parent follow.
    if (Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]) === parent) children.push(Number(name));
  }
  return children;
}
