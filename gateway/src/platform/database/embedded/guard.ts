import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { isConnectionLost, StartError } from '../../errors/index.js';
import type { Cluster } from './cluster.js';
import type { Passwords } from './folder.js';

export class DataFolderInUse extends StartError {
  override readonly name = 'DataFolderInUse';
  constructor(dataDir: string) {
    super(
      `Another TimeTrack gateway uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

/** An arbitrary number. The gateway that holds this lock owns the data folder; the end of its connection releases it. */
const gatewayLock = 7_316_240_502;

const waitMs = { connecting: 60_000, locking: 1000, between: 50, restarting: 1000, goodbye: 500 };

/**
 * Keeps one connection to the embedded PostgreSQL. The connection holds the lock that makes this gateway the only one
 * in the data folder. When it is lost, PostgreSQL has ended, and the guard restarts it.
 */
export class Guard {
  private connection: Client | null = null;
  private port: number | undefined;
  private stopping = false;

  constructor(
    private readonly cluster: Cluster,
    private readonly dataDir: string,
    private readonly logger: Logger,
    private readonly signal?: AbortSignal,
  ) {}

  /** Starts PostgreSQL and returns its port. If the signal ends the start early, what it has started stops too. */
  async start(): Promise<number> {
    try {
      return await this.startNow();
    } catch (error) {
      if (this.signal?.aborted && this.cluster.hasStarted) await this.cluster.stop();
      throw error;
    }
  }

  private async startNow(): Promise<number> {
    const isAlreadyRunning = await this.cluster.isRunning();
    let connection = await this.takeOver();
    if (isAlreadyRunning) {
      // Its programs may have been replaced in the meantime, and its sessions belong to a dead gateway.
      this.logger.info('PostgreSQL is still running from an earlier gateway: restarting it');
      await connection.end();
      await this.cluster.stop();
      connection = await this.takeOver();
    }
    await createDatabase(connection, this.cluster.folder.passwords);
    this.watch(connection);
    return connection.port;
  }

  async stop(seconds?: number): Promise<void> {
    this.stopping = true;
    // A frozen server does not say goodbye.
    const ended = this.connection?.end().catch(() => undefined);
    await Promise.race([ended, pause(waitMs.goodbye, undefined, { ref: false })]);
    await this.cluster.stop(seconds);
  }

  /** Tells PostgreSQL to stop without waiting for it. */
  abandon(): void {
    this.stopping = true;
    this.cluster.abandon();
  }

  private async takeOver(): Promise<Client> {
    const deadline = Date.now() + waitMs.connecting;
    for (;;) {
      try {
        this.port = await this.cluster.ensureRunning(this.port);
        const connection = await connect(this.port, this.cluster.folder.passwords.administrator);
        if (await lock(connection)) return connection;
        await connection.end();
        throw new DataFolderInUse(this.dataDir);
      } catch (error) {
        if (error instanceof StartError || !isConnectionLost(error) || this.signal?.aborted || Date.now() > deadline)
          throw error;
        await pause(waitMs.between);
      }
    }
  }

  private watch(connection: Client): void {
    this.connection = connection;
    connection.once('end', () => {
      if (!this.stopping) void this.restart();
    });
  }

  /**
   * Tries again until it succeeds: the disk may be full, or the machine may have no memory left. Until then, the
   * gateway is not ready and answers with 503. It does not end, because `npm start` has no supervisor that would start
   * it again.
   */
  private async restart(): Promise<void> {
    this.logger.error('PostgreSQL ended unexpectedly: restarting it');
    while (!this.stopping) {
      try {
        const connection = await this.takeOver();
        if (this.stopping) return await connection.end();
        await connection.query('select 1');
        this.watch(connection);
        this.logger.info('PostgreSQL is running again');
        return;
      } catch (err) {
        this.logger.error({ err }, 'PostgreSQL does not start: trying again');
        await pause(waitMs.restarting, undefined, { ref: false });
      }
    }
  }
}

async function connect(port: number, password: string): Promise<Client> {
  const client = new Client({
    ...{ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' },
    application_name: 'timetrack-guard',
    keepAlive: true,
  });
  // `end` reports a lost connection. Without a listener, the error event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Retries for a second, because a gateway that was just killed may still hold the lock. */
async function lock(connection: Client): Promise<boolean> {
  for (const deadline = Date.now() + waitMs.locking; ; await pause(waitMs.between)) {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as locked', [gatewayLock]);
    if (rows[0].locked) return true;
    if (Date.now() > deadline) return false;
  }
}

/** Creates missing roles, and sets the passwords again. None of the roles has a privilege in the cluster. */
async function createDatabase(connection: Client, { owner, application }: Passwords): Promise<void> {
  await ensureRole(connection, 'timetrack', `login password ${connection.escapeLiteral(owner)}`);
  await ensureRole(connection, 'timetrack_app', `login password ${connection.escapeLiteral(application)}`);
  await ensureRole(connection, 'timetrack_system', 'nologin');
  await connection.query('grant timetrack_system to timetrack with inherit true, set true');
  const existing = await connection.query(`select from pg_database where datname = 'timetrack'`);
  if (existing.rowCount === 0) await connection.query('create database timetrack owner timetrack');
  await connection.query('revoke all on database postgres, timetrack from public');
  await connection.query('grant connect on database timetrack to timetrack_app');
}

async function ensureRole(connection: Client, role: string, options: string): Promise<void> {
  const existing = await connection.query('select from pg_roles where rolname = $1', [role]);
  await connection.query(`${existing.rowCount === 0 ? 'create' : 'alter'} role ${role} ${options}`);
}
