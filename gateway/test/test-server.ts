import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { Cluster } from '../src/platform/database/embedded/cluster.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.js';

const prefix = 'timetrack-test-';

/** What a test run writes need not outlive a power cut; the product never turns these off. */
const fastAndForgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 };

/** A PostgreSQL in a temporary folder that takes itself away when it stops. */
export async function startTestServer(): Promise<EmbeddedPostgres> {
  await sweepUp();
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  // A temporary folder is closed to others, and PostgreSQL runs as another user where the tests run as root.
  await chmod(folder, 0o711);
  const server = await startEmbeddedPostgres(folder, pino({ level: 'silent' }), fastAndForgetful);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A test run that was killed could not clean up after itself: the next one does. */
async function sweepUp(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (!owner || isAlive(Number(owner))) continue;
    const folder = path.join(tmpdir(), name);
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
