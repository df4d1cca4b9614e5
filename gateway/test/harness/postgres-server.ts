import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { Cluster } from '../../src/platform/database/embedded/cluster.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.js';

export const prefix = 'timetrack-test-';

/** Test data need not survive a power failure. The product never turns these off. */
export const fastButUnsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const settings = { ...fastButUnsafe, max_connections: 300, max_wal_size: '256MB' };

/** Linux's file system in memory. Each test file creates and deletes hundreds of files there, with its database. */
const memory = '/dev/shm';

/** Several times what a run needs. Containers often have only 64 MB there. */
const minFreeMemory = 2 * 2 ** 30;

/** Starts PostgreSQL in a temporary folder, which `stop` removes. */
export async function startPostgresServer(): Promise<EmbeddedPostgres> {
  await removeLeftovers();
  const folder = await mkdtemp(path.join(await fastestFolder(), `${prefix}${process.pid}-`));
  // mkdtemp lets only its owner in, but PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o711);
  const server = await startEmbeddedPostgres(folder, pino({ level: 'silent' }), settings);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function fastestFolder(): Promise<string> {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= minFreeMemory ? memory : tmpdir();
}

/** Removes what a killed test run left behind. */
async function removeLeftovers(): Promise<void> {
  for (const folder of [tmpdir(), memory]) await removeLeftoversIn(folder);
}

async function removeLeftoversIn(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (!owner || isAlive(Number(owner))) continue;
    const folder = path.join(parent, name);
    await Cluster.at(folder, {})
      .then((cluster) => cluster.stop())
      .catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
