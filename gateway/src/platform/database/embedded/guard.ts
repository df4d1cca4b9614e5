import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../../lifecycle/start-error.js';
import type { Cluster } from './cluster.js';

/** A second gateway on one data folder. */
export class DataFolderInUse extends StartError {
  override readonly name = 'DataFolderInUse';
  constructor(dataDir: string) {
    super(`Another TimeTrack runs on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
  }
}

/** Any number: whoever holds this lock is the one gateway of the data folder. The end of its connection gives it back. */
const gatewayLock = 7_316_240_502;

const patience = { connecting: 60_000, locking: 1000, between: 50 };
const notReadyYet = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03']);

/**
 * Keeps one connection to the embedded PostgreSQL: it holds the lock that makes this gateway the only one on the data
 * folder, and its loss tells that PostgreSQL has ended, which is then started again.
 */
export class Guard {
  private connection: Client | null = null;
  private port: number | undefined;
  private stopping = false;

  constructor(
    private readonly cluster: Cluster,
    private readonly dataDir: string,
    private readonly logger: Logger,
  ) {}

  /** Starts PostgreSQL and answers its port. */
  async start(): Promise<number> {
    const outlived = await this.cluster.isRunning();
    let connection = await this.takeOver();
    if (outlived) {
      // The programs below it may have been replaced meanwhile, and its sessions belong to a gateway that is dead.
      this.logger.info('PostgreSQL outlived the last gateway: it is started anew');
      await connection.end();
      await this.cluster.stop();
      connection = await this.takeOver();
    }
    await createDatabase(connection, this.cluster.password);
    this.watch(connection);
    return connection.port;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.connection?.end().catch(() => undefined);
    await this.cluster.stop();
  }

  /** Tells PostgreSQL to end by itself, without waiting for it. */
  abandon(): void {
    this.stopping = true;
    this.cluster.abandon();
  }

  private async takeOver(): Promise<Client> {
    const deadline = Date.now() + patience.connecting;
    for (;;) {
      try {
        this.port = await this.cluster.ensureRunning(this.port);
        const connection = await connect(this.port, this.cluster.password);
        if (await lock(connection)) return connection;
        await connection.end();
        throw new DataFolderInUse(this.dataDir);
      } catch (error) {
        const { code } = error as { code?: string };
        if (!code || !notReadyYet.has(code) || Date.now() > deadline) throw error;
        await pause(patience.between);
      }
    }
  }

  private watch(connection: Client): void {
    this.connection = connection;
    connection.once('end', () => {
      // A rejection is left unheard on purpose: a gateway without its database ends, as after any unexpected error.
      if (!this.stopping) void this.bringBack();
    });
  }

  private async bringBack(): Promise<void> {
    this.logger.error('PostgreSQL ended unexpectedly: it is started again');
    const connection = await this.takeOver();
    if (this.stopping) return connection.end();
    this.watch(connection);
    this.logger.info('PostgreSQL runs again');
  }
}

async function connect(port: number, password: string): Promise<Client> {
  const client = new Client({
    ...{ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' },
    application_name: 'timetrack-guard',
    keepAlive: true,
  });
  // Its loss shows in `end`; unheard, the event alone would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A gateway that was killed this instant may hold the lock for a moment more. */
async function lock(connection: Client): Promise<boolean> {
  for (const deadline = Date.now() + patience.locking; ; await pause(patience.between)) {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as locked', [gatewayLock]);
    if (rows[0].locked) return true;
    if (Date.now() > deadline) return false;
  }
}

/** The product works as a role that owns its database and no more: no file of the machine can be read through it. */
async function createDatabase(connection: Client, password: string): Promise<void> {
  const known = async (sql: string) => (await connection.query(sql)).rowCount !== 0;
  if (!(await known(`select from pg_roles where rolname = 'timetrack'`))) {
    await connection.query(`create role timetrack login password ${connection.escapeLiteral(password)}`);
  }
  if (!(await known(`select from pg_database where datname = 'timetrack'`))) {
    await connection.query('create database timetrack owner timetrack');
  }
}
