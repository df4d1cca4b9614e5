import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export const root = path.resolve(import.meta.dirname, '../..');

const keptLines = 40;

const running = new Set<ChildProcess>();

/** A server in a process of its own. */
export interface Server {
  readonly pid: number;
  readonly address: string;
  /** The last lines that it printed. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/** Starts a program that prints its address, or its port alone, once it is ready. */
export async function startServer(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  ready: RegExp = /^(\d+|http:\S+)$/,
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const lines: string[] = [];
  const note = (line: string) => void lines.splice(0, Math.max(0, lines.push(line) - keptLines));
  createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', note);
  const found = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      note(line);
      const match = ready.exec(line);
      if (match) resolve(match[1] ?? '');
    });
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}: ${lines.join('\n')}`)));
  });
  return {
    lines,
    pid: child.pid ?? 0,
    address: found.startsWith('http') ? found : `http://127.0.0.1:${found}`,
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = new AbortController();
  const killed = pause(20_000, null, { signal: timer.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  await ended;
  timer.abort();
  await killed;
}

/** Stops the processes that still run, even after an error. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}
