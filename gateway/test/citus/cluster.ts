import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { access, chmod, chown, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../src/platform/database/embedded/cluster.js';
import { findPostgresUser } from '../../src/platform/database/embedded/system-user.js';
import { fastButUnsafe, fastestFolder, prefix as folderPrefix } from '../harness/postgres-server.js';

const run = promisify(execFile);

/** A coordinator and its workers on 127.0.0.1, in a temporary folder that `stop` removes. */
export interface CitusCluster {
  readonly coordinator: number;
  readonly workers: readonly number[];
  /** The process that started all others of a server. */
  processOf(port: number): number;
  stop(): void;
}

/** What a cluster differs in from that of the tests. */
interface ClusterOptions {
  /** Where its temporary folder is; by default in memory. */
  readonly parent?: string;
  readonly settings?: Readonly<Record<string, string | number>>;
}

const settings = {
  ...fastButUnsafe,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  max_connections: 500,
  max_prepared_transactions: 500,
  max_wal_size: '256MB',
  log_error_verbosity: 'terse',
  'citus.enable_statistics_collection': 'off',
};

/** `trust`, because the nodes connect to each other as the owner and as the administrator. The application needs its password. */
const logins = `
host all timetrack_app 127.0.0.1/32 scram-sha-256
host all all           127.0.0.1/32 trust
`;

/** Starts PostgreSQL with Citus from a prefix that has `bin/initdb` and `bin/pg_ctl`. */
export async function startCitusCluster(
  prefix: string,
  workers: number,
  { parent, settings: others = {} }: ClusterOptions = {},
): Promise<CitusCluster> {
  await access(path.join(prefix, 'bin/pg_ctl'));
  const user = await findPostgresUser();
  const folder = await mkdtemp(path.join(parent ?? (await fastestFolder()), `${folderPrefix}${process.pid}-citus-`));
  await chmod(folder, 0o711);
  if (user) await chown(folder, user.uid, user.gid);
  const execute = (program: string, ...args: readonly string[]) =>
    run(path.join(prefix, 'bin', program), args, {
      ...user,
      cwd: folder,
      env: { ...process.env, HOME: folder, LC_ALL: 'C', LD_LIBRARY_PATH: path.join(prefix, 'lib') },
    });
  const data = (port: number) => path.join(folder, String(port));
  const started: number[] = [];
  // Synchronous, so that an interrupt of the process also ends the servers.
  const stop = () => {
    for (const port of started.splice(0)) killPostmaster(data(port));
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  process.once('exit', stop);
  try {
    for (let node = 0; node <= workers; node += 1) {
      const port = await findFreePort();
      await execute(
        'initdb',
        ...[`--pgdata=${data(port)}`, '--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8'],
        ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      );
      await writeFile(path.join(data(port), 'pg_hba.conf'), logins);
      const options = Object.entries({ ...settings, ...others, port }).map(([name, value]) => `-c ${name}='${value}'`);
      await execute(
        'pg_ctl',
        'start',
        '-w',
        '-s',
        '-D',
        data(port),
        '-l',
        `${data(port)}.log`,
        '-o',
        options.join(' '),
      );
      started.push(port);
    }
  } catch (error) {
    stop();
    throw error;
  }
  const [coordinator = 0, ...nodes] = [...started];
  return { coordinator, workers: nodes, processOf: (port) => readPostmaster(data(port)), stop };
}

function readPostmaster(folder: string): number {
  return Number.parseInt(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8'), 10);
}

/** Ends a server at once, like `pg_ctl stop -m immediate`. */
function killPostmaster(folder: string): void {
  try {
    process.kill(readPostmaster(folder), 'SIGQUIT');
  } catch {
    // It has ended.
  }
}
