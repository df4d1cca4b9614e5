import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../packages/tooling/lib/free-port.mjs';
import { Storm } from '../storm/storm.ts';
import type { Redis, World } from './case.types.ts';
import { Gateway } from './gateway.ts';
import { Postgres, preparePrograms } from './postgres.ts';

/** A world with nothing in it. `end` stops what a case has started, and removes its files. */
export async function createWorld(): Promise<World & { end(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'timetrack-faults-'));
  await chmod(folder, 0o711);
  const work: (() => Promise<unknown> | unknown)[] = [];
  const afterwards: World['afterwards'] = (each) => void work.push(each);
  return {
    folder,
    afterwards,
    postgres: async (name = 'data', settings = []) => {
      const postgres = await Postgres.create(await preparePrograms(folder), path.join(folder, name), settings);
      afterwards(() => postgres.stop('immediate'));
      return postgres;
    },
    gateway: async (env) => {
      const gateway = await Gateway.start({ DATA_DIR: path.join(folder, 'files'), ...env });
      afterwards(() => {
        gateway.signal('SIGCONT');
        return gateway.stop();
      });
      return gateway;
    },
    redis: async () => {
      const redis = await startRedis(folder);
      afterwards(() => redis.kill());
      return redis;
    },
    storm: (options) => Storm.begin(options),
    end: async () => {
      for (const each of work.toReversed())
        await Promise.resolve(each()).catch((error: unknown) => console.error(error));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startRedis(folder: string): Promise<Redis> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      if (line.includes('Ready to accept connections')) return;
    }
  };
  await start();
  return {
    start,
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
