import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** Runs a program to its end. */
export async function runProgram(
  command: string,
  args: readonly string[],
  options: {
    readonly uid?: number;
    readonly gid?: number;
    readonly env?: NodeJS.ProcessEnv;
    readonly cwd?: string;
  } = {},
): Promise<{ readonly code: number; readonly output: string }> {
  const { env, ...rest } = options;
  const child = spawn(command, args, {
    ...rest,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code ?? 1, output: (errors + output).trim() };
}

/** Sends a signal to processes. Those that have ended are left out. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
  }
}

/** A process and its children, such as PostgreSQL and its sessions. */
export async function familyOf(pid: number): Promise<number[]> {
  const family = [pid];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    if (Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]) === pid) family.push(Number(name));
  }
  return family;
}

/** Waits until something holds. Resolves to the milliseconds that it took; rejects after this time. */
export async function until(what: string, seconds: number, holds: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - begun > seconds * 1000) throw new Error(`${what}: not within ${seconds} seconds`);
    await pause(50);
  }
  return performance.now() - begun;
}
