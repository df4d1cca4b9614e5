import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../lifecycle/start-error.js';
import { type Binaries, findBinaries } from './binaries.js';
import { type ClusterFolder, prepareFolder } from './folder.js';
import { runningPostmaster } from './postmaster.js';
import { postgresUser, type SystemUser } from './system-user.js';

export type ClusterSettings = Readonly<Record<string, string | number>>;

/** Only this machine gets in, by TCP and password; nothing personal in the logs, a week of them. */
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

const startAttempts = 40;
const betweenAttempts = 250;

/** What passes by itself: a port that somebody took meanwhile, processes of a killed server that are still ending. */
const passing =
  /address already in use|could not create any TCP\/IP sockets|pre-existing shared memory block|lock file .* already exists/i;

/** One PostgreSQL on one folder: made, started and stopped with PostgreSQL's own programs. */
export class Cluster {
  private constructor(
    private readonly folder: ClusterFolder,
    private readonly binaries: Binaries,
    private readonly user: SystemUser | null,
    private readonly settings: ClusterSettings,
  ) {}

  static async at(dataDir: string, settings: ClusterSettings): Promise<Cluster> {
    const user = await postgresUser();
    const [folder, binaries] = await Promise.all([prepareFolder(dataDir, user), findBinaries(user)]);
    return new Cluster(folder, binaries, user, { ...baseSettings, ...settings });
  }

  get password(): string {
    return this.folder.password;
  }

  async isRunning(): Promise<boolean> {
    return (await runningPostmaster(this.folder.data)) !== null;
  }

  /** The port of the server, started if none runs; its files are made first where there are none. */
  async ensureRunning(lastPort?: number): Promise<number> {
    await this.initialize();
    for (let attempt = 1; ; attempt += 1) {
      const running = await runningPostmaster(this.folder.data);
      if (running) return running.port;
      const port = lastPort ?? (await freePort());
      const started = await this.pgCtl('start', '-l', this.folder.startLog, '-o', this.serverOptions(port));
      if (started.code === 0) return port;
      const reason = await this.lastWords(started.output);
      if (attempt === startAttempts || !passing.test(reason))
        throw new StartError(`PostgreSQL did not start: ${reason}`);
      await pause(betweenAttempts);
    }
  }

  /** Ends all sessions and writes everything down. */
  async stop(): Promise<void> {
    if (!(await this.isRunning())) return;
    const stopped = await this.pgCtl('stop', '-m', 'fast', '-t', '30');
    if (stopped.code !== 0 && (await this.isRunning())) await this.pgCtl('stop', '-m', 'immediate');
  }

  /** The signal of a fast shutdown, as Ctrl-C would give it to PostgreSQL itself. */
  abandon(): void {
    const pid = Number.parseInt(readFileSync(path.join(this.folder.data, 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGINT');
  }

  /** Made aside and moved into place: a first start that was killed half way is begun anew. */
  private async initialize(): Promise<void> {
    const { data, home, password } = this.folder;
    if (await readFile(path.join(data, 'PG_VERSION')).catch(() => null)) return;
    const aside = path.join(home, `data.new-${process.pid}`);
    const passwordFile = path.join(home, `password.new-${process.pid}`);
    await rm(aside, { recursive: true, force: true });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (this.user) await chown(passwordFile, this.user.uid, this.user.gid);
    const made = await this.run(this.binaries.initdb, [
      ...[`--pgdata=${aside}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      // Tests alone turn durability off, and then for the making of the database too.
      ...(this.settings.fsync === 'off' ? ['--no-sync'] : []),
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ]);
    await rm(passwordFile);
    if (made.code !== 0) throw new StartError(`The database could not be made: ${made.output.trim()}`);
    await rename(aside, data);
  }

  private serverOptions(port: number): string {
    const settings = Object.entries({ ...this.settings, port });
    return settings.map(([name, value]) => `-c ${name}='${value}'`).join(' ');
  }

  private pgCtl(action: string, ...options: readonly string[]) {
    return this.run(this.binaries.pgCtl, [action, '-w', '-s', '-D', this.folder.data, ...options]);
  }

  private async lastWords(output: string): Promise<string> {
    const log = await readFile(this.folder.startLog, 'utf8').catch(() => '');
    await rm(this.folder.startLog, { force: true });
    return `${output.trim()} ${log.trim().split('\n').slice(-5).join(' ')}`.trim();
  }

  /**
   * In a session of its own: Ctrl-C in a terminal reaches every process of the foreground group, and a start or a stop
   * that is cut short half way would leave PostgreSQL running.
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
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { code: code ?? 1, output: errors + output };
  }
}

/** A port that nobody listens on. The system hands out high ones, never PostgreSQL's usual 5432. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
