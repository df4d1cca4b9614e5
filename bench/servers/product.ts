import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, type Server, startServer } from './children.ts';

/** The product as an operator starts it, with its own PostgreSQL, which writes to the disk as in production. */
export interface Product extends Server {
  readonly dataDir: string;
  readonly postgresPid: number;
  /** As the application, whom row-level security binds. */
  readonly url: string;
  /** As the administrator, for seeding. */
  readonly adminUrl: string;
}

/** Only the limits that one client on one machine would reach are raised. */
const settings = {
  PORT: '0',
  DEMO: '0',
  REGISTRATION: 'open',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_SESSION: '10000000',
  REQUESTS_PER_ADDRESS: '10000000',
  IDEMPOTENCY_KEYS_PER_CALLER: '10000000',
  IDEMPOTENCY_KIB_PER_CALLER: '1048576',
  SOCKETS_PER_SESSION: '10000',
  SOCKETS_PER_ADDRESS: '10000',
  SOCKET_MESSAGES_PER_SESSION: '1000000',
};

/** A gateway alone. `DATABASE_URL` names its database; without, it starts its own. */
function startGateway(env: NodeJS.ProcessEnv): Promise<Server> {
  const main = path.join(root, 'gateway/dist/main.js');
  if (!existsSync(main)) throw new Error('The gateway is not built. Run "npm run build" first.');
  return startServer([main], { ...settings, ...env }, /^TimeTrack is ready: (\S+)/);
}

export async function startProduct(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const server = await startGateway({ ...env, DATA_DIR: dataDir });
  const pidFile = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  const [pid = '', , , port = ''] = pidFile.split('\n');
  const address = async (role: string, file: string) => {
    const password = encodeURIComponent(await readFile(path.join(dataDir, file), 'utf8'));
    return `postgres://${role}:${password}@127.0.0.1:${port}/timetrack`;
  };
  return {
    ...server,
    dataDir,
    postgresPid: Number(pid),
    url: await address('timetrack_app', 'postgres-application-password'),
    adminUrl: await address('postgres', 'postgres-password'),
  };
}

/** Starts the product on a data folder that it has used before. Resolves to the milliseconds until it is ready. */
export async function measureStart(dataDir: string): Promise<number> {
  const began = performance.now();
  const server = await startProduct(dataDir);
  const elapsed = performance.now() - began;
  await server.stop();
  return elapsed;
}

const dataDirs = new Set<string>();

export async function createDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'timetrack-bench-'));
  // mkdtemp lets only its owner in, but PostgreSQL runs as another user when the bench runs as root.
  await chmod(folder, 0o711);
  dataDirs.add(folder);
  return folder;
}

/** Removes all data folders that were created. */
export async function removeDataDirs(): Promise<void> {
  await Promise.all([...dataDirs].map((folder) => rm(folder, { recursive: true, force: true })));
}
