import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../errors/gateway.js';
import { type Binaries, findBinaries } from './binaries.js';
import { type ClusterFolder, prepareFolder } from './folder.js';
import { findPostmaster, killFamily } from './postmaster.js';
import { findPostgresUser, type SystemUser } from './system-user.js';

export type ClusterSettings = Readonly<Record<string, string | number>>;

/** Accepts local TCP connections with a password only. Keeps a week of logs, without personal data. */
const baseSettings: ClusterSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  logging_collector: 'on',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** For a stop without a deadline. */
const secondsToStop = 30;

/** The rest of the time, for an immediate stop. */
const secondsToForce = 2;

const startAttempts = 40;
const betweenAttempts = 250;

/** Errors worth a retry: the port was taken in the meantime, or processes of a killed server are still exiting. */
const transient =
  /address already in use|could not create any TCP\/IP sockets|pre-existing shared memory block|lock file .* already exists/i;

export class Cluster {
  /** Whether this process has started the server. */
  hasStarted = false;

  private constructor(
    readonly folder: ClusterFolder,
    private readonly binaries: Binaries,
    private readonly user: SystemUser | null,
    private readonly settings: ClusterSettings,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /** The signal ends a start early. */
  static async at(dataDir: string, settings: ClusterSettings, signal?: AbortSignal): Promise<Cluster> {
    const user = await findPostgresUser();
    const [folder, binaries] = await Promise.all([prepareFolder(dataDir, user), findBinaries(user)]);
    return new Cluster(folder, binaries, user, { ...baseSettings, ...settings }, signal);
  }

  async isRunning(): Promise<boolean> {
    return (await findPostmaster(this.folder.data)) !== null;
  }

  /** Returns the port of the server. Creates the cluster and starts the server as needed. */
  async ensureRunning(lastPort?: number): Promise<number> {
    await this.initialize();
    for (let attempt = 1; ; attempt += 1) {
      this.signal?.throwIfAborted();
      const running = await findPostmaster(this.folder.data);
      if (running) return running.port;
      const port = lastPort ?? (await findFreePort());
      this.hasStarted = true;
      const started = await this.runPgCtl('start', '-l', this.folder.startLog, '-o', this.buildServerOptions(port));
      if (started.code === 0) return port;
      this.signal?.throwIfAborted();
      const reason = await this.startErrorOf(started.output);
      if (attempt === startAttempts || !transient.test(reason))
        throw new StartError(`PostgreSQL did not start: ${reason}`);
      await pause(betweenAttempts);
    }
  }

  /**
   * Ends all sessions and flushes everything to disk. A server that does not do so in time ends as in a crash, from which the
   * next start recovers: every commit is in its log.
   */
  async stop(seconds = secondsToStop): Promise<void> {
    const fast = Math.max(1, Math.floor(seconds - secondsToForce));
    for (const options of [
      ['fast', '-t', String(fast)],
      ['immediate', '-t', '1'],
    ]) {
      if (!(await this.isRunning())) return;
      await this.runPgCtl('stop', '-m', ...options);
    }
    // A frozen process does not see any other signal.
    const server = await findPostmaster(this.folder.data);
    if (server) await killFamily(server.pid);
  }

  /** Sends the signal of a fast shutdown without waiting for it. */
  abandon(): void {
    try {
      const pid = Number.parseInt(readFileSync(path.join(this.folder.data, 'postmaster.pid'), 'utf8'), 10);
      process.kill(pid, 'SIGINT');
    } catch {
      // The process has ended already, or was never started.
    }
  }

  /** Creates the cluster in a temporary folder and renames it, so that a start that was killed halfway begins again. */
  private async initialize(): Promise<void> {
    const { data, home, passwords } = this.folder;
    if (await readFile(path.join(data, 'PG_VERSION')).catch(() => null)) return;
    const temporaryFolder = path.join(home, `data.new-${process.pid}`);
    const passwordFile = path.join(home, `password.new-${process.pid}`);
    await rm(temporaryFolder, { recursive: true, force: true });
    await writeFile(passwordFile, passwords.administrator, { mode: 0o600 });
    if (this.user) await chown(passwordFile, this.user.uid, this.user.gid);
    const initialization = await this.run(this.binaries.initdb, [
      ...[`--pgdata=${temporaryFolder}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      // Only tests turn durability off, and then also while the cluster is created.
      ...(this.settings.fsync === 'off' ? ['--no-sync'] : []),
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ]);
    await rm(passwordFile);
    this.signal?.throwIfAborted();
    if (initialization.code !== 0)
      throw new StartError(`The database cluster could not be created: ${initialization.output.trim()}`);
    await rename(temporaryFolder, data);
  }

  private buildServerOptions(port: number): string {
    const settings = Object.entries({ ...this.settings, port });
    return settings.map(([name, value]) => `-c ${name}='${value}'`).join(' ');
  }

  private async runPgCtl(action: 'start' | 'stop', ...options: readonly string[]) {
    const running = this.run(this.binaries.pgCtl, [action, '-w', '-s', '-D', this.folder.data, ...options]);
    if (action === 'stop' || !this.signal) return running;
    // It waits for the server, which may have to recover for minutes. It returns when the server ends instead.
    const timer = setInterval(() => this.signal?.aborted && this.abandon(), betweenAttempts);
    return running.finally(() => clearInterval(timer));
  }

  private async startErrorOf(output: string): Promise<string> {
    const log = await readFile(this.folder.startLog, 'utf8').catch(() => '');
    await rm(this.folder.startLog, { force: true });
    return `${output.trim()} ${log.trim().split('\n').slice(-5).join(' ')}`.trim();
  }

  /**
   * Runs in its own session: Ctrl-C reaches every process of the terminal's foreground group, and an interrupted start
   * or stop would leave PostgreSQL running.
   */
  private async run(program: string, args: readonly string[]): Promise<{ code: number; output: string }> {
    const child = spawn(program, args, {
      ...this.user,
      cwd: this.folder.home,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    const interrupt = () => child.kill('SIGTERM');
    if (program === this.binaries.initdb) this.signal?.addEventListener('abort', interrupt, { once: true });
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    this.signal?.removeEventListener('abort', interrupt);
    return { code: code ?? 1, output: errors + output };
  }
}

/** Finds a free port of this machine. The system assigns high ones, never PostgreSQL's default 5432. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
