import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { type DemoReport, prepareDemo } from '../demo/prepare-demo.js';
import {
  createOrganizationInvite,
  isWithoutOrganizations,
  organizationInviteLink,
} from '../features/identity/index.js';
import { CellDirectory } from '../operations/cells/cell-directory.js';
import { prepareCells } from '../operations/cells/prepare-cells.js';
import type { Config } from '../platform/config/config.js';
import { hostNameOf, isLoopback } from '../platform/config/hosts.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.js';
import { awaitMigrations } from '../platform/database/migrator.js';
import { createOrm, type DatabaseOptions } from '../platform/database/orm.js';
import { awaitRestore } from '../platform/database/restore-lock.js';
import { findApplicationRole } from '../platform/database/row-level-security/application-role.js';
import { type DatabaseAddresses, prepareDatabase } from '../platform/database/row-level-security/prepare-database.js';
import { systemSql } from '../platform/database/tenant-sql.js';
import { originalMessageOf, StartError } from '../platform/errors/index.js';
import type { Lifecycle } from '../platform/lifecycle/lifecycle.js';
import { startWaitingServer, toListenError, type WaitingServer } from '../platform/lifecycle/port.js';
import { createMetrics, type Metrics } from '../platform/observability/metrics.js';
import { startTelemetry } from '../platform/observability/telemetry.js';
import type { Clock } from '../platform/ports/platform.js';
import { gatewayVersion } from '../repository.js';
import { createApp } from './app.js';
import { features } from './features.js';

interface GatewayParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
  readonly print: (line: string) => void;
}

/** What a shutdown keeps for these parts, however long requests and jobs take. */
const secondsFor = { connections: 1, postgres: 4 };

export async function startGateway(parts: GatewayParts): Promise<string> {
  const { config, logger, lifecycle, print } = parts;
  const addresses = await addressesOf(parts);
  const metrics = createMetrics({ process: true });
  await beginTelemetry(parts, metrics);
  const { applicationRole, waiting } = await readyDatabase(parts, addresses);
  const database = { applicationRole, queueUrl: addresses.queueUrl ?? addresses.ownerUrl };
  const cells = await openDirectory(parts, addresses.url);
  const orm = await connectDatabase(parts, { url: addresses.url, applicationRole, cellMap: cells });
  const clock = await lifecycle.begin({
    name: 'clock',
    start: () => DatabaseClock.start(orm),
    stop: async (started) => started.close(),
  });
  const app = await lifecycle.begin({
    name: 'app',
    start: () => createApp({ config, orm, cells, database, logger, features, metrics, clock }),
    stop: (started, seconds) => started.close(seconds),
    leaves: secondsFor.connections + secondsFor.postgres,
  });
  await app.jobs.startWorking();
  const { files, secrets } = app.platform;
  const demo = await prepareDemo(config, { orm, clock, files, secrets, print });
  for (const line of demo.lines) print(line);
  const address = await app.listen(waiting).catch((error) => {
    throw toListenError(error, config);
  });
  await lifecycle.begin({ name: 'readiness', start: async () => app, stop: (started) => started.announceStop() });
  app.keepReleases();
  const publicUrl = config.publicUrl ?? address;
  for (const line of formatGreeting(publicUrl, demo.signIns)) print(line);
  for (const line of formatHosts(config)) print(line);
  for (const line of formatSetUp(config, await createSetUpLink(config, { orm, clock }, publicUrl))) print(line);
  return address;
}

/** It stops after what it reports, and before PostgreSQL. */
async function beginTelemetry({ logger, lifecycle }: GatewayParts, metrics: Metrics): Promise<void> {
  await lifecycle.begin({
    name: 'telemetry',
    start: async () => startTelemetry({ metrics, logger, version: gatewayVersion }),
    stop: (telemetry) => telemetry.close(),
  });
}

/** The configured database, or the embedded one. With one URL, the owner's login serves the application too. */
async function addressesOf(parts: GatewayParts): Promise<DatabaseAddresses> {
  const { databaseUrl: url, databaseOwnerUrl, databaseQueueUrl } = parts.config;
  if (!url) return startDatabase(parts);
  return { url, ownerUrl: databaseOwnerUrl ?? url, queueUrl: databaseQueueUrl ?? undefined };
}

function connectDatabase(
  { config, logger, lifecycle }: GatewayParts,
  login: Pick<DatabaseOptions, 'url' | 'applicationRole' | 'cellMap'>,
): Promise<MikroORM> {
  return lifecycle.begin({
    name: 'database connections',
    start: async () => {
      const orm = await createOrm({ ...login, poolSize: config.databasePoolSize, logger }, features);
      await orm.connect().catch((cause: Error) => {
        throw new StartError(`The database at DATABASE_URL cannot be reached: ${originalMessageOf(cause)}.`, { cause });
      });
      return orm;
    },
    stop: (orm) => orm.close(true),
    leaves: secondsFor.postgres,
    atMost: secondsFor.connections,
  });
}

interface ReadyDatabase {
  /** The role that each transaction switches to, if the login owns the tables. */
  readonly applicationRole: string | undefined;
  /** Responds at the port until the gateway takes it over. */
  readonly waiting?: WaitingServer | undefined;
}

/**
 * Makes sure that the database has the migrations of this version: runs them, or waits for `npm run migrate` with
 * `MIGRATE_ON_START=0`.
 */
async function readyDatabase(parts: GatewayParts, addresses: DatabaseAddresses): Promise<ReadyDatabase> {
  const { config, logger, print } = parts;
  await awaitRestore(addresses.url, () => logger.warn('a restore fills the database: waiting for it')).catch(
    (cause) => {
      if (cause instanceof StartError) throw cause;
      throw new StartError(`The database at DATABASE_URL cannot be reached: ${originalMessageOf(cause)}.`, { cause });
    },
  );
  if (!config.migrateOnStart) {
    const database = await awaitDatabase(parts, addresses.url);
    if (!database.applicationRole) requireQueueLogin(config);
    return database;
  }
  const { appliedMigrations, applicationRole } = await prepareDatabase(addresses, features, logger);
  const inCells = await prepareCells(addresses, features, logger);
  const changes = appliedMigrations.length + inCells.length;
  if (changes > 0) print(`Migrated the database: ${changes} changes`);
  return { applicationRole };
}

/** The login of requests must not write jobs (ADR 0018). */
function requireQueueLogin({ databaseQueueUrl, databaseOwnerUrl }: Config): void {
  if (databaseQueueUrl ?? databaseOwnerUrl) return;
  throw new StartError(
    'With MIGRATE_ON_START=0, set DATABASE_QUEUE_URL to the login that works on jobs, here and for "npm run migrate".',
  );
}

/** Needs no login of the owner. The port responds with 503 while the gateway waits. */
async function awaitDatabase({ config, lifecycle, logger }: GatewayParts, url: string): Promise<ReadyDatabase> {
  const { signal } = await lifecycle.begin({
    name: 'waiting for the migrations',
    start: async () => new AbortController(),
    stop: async (waiting) => waiting.abort(),
  });
  let server: WaitingServer | undefined;
  const report = async (sentence: string) => {
    server ??= await lifecycle.begin({
      name: 'responses while waiting',
      start: () => startWaitingServer(config),
      stop: (started) => started.close(),
    });
    logger.warn({ port: server.port }, sentence);
  };
  await awaitMigrations({ url, features, signal, report });
  // A restore migrates the database before it loads the rows.
  await awaitRestore(url, () => logger.warn('a restore fills the database: waiting for it'), signal);
  return { applicationRole: await findApplicationRole(url), waiting: server };
}

function openDirectory({ lifecycle, logger }: GatewayParts, url: string): Promise<CellDirectory> {
  return lifecycle.begin({
    name: 'directory of cells',
    start: () => CellDirectory.open({ url, logger }),
    stop: (directory) => directory.close(),
    leaves: secondsFor.postgres,
    atMost: secondsFor.connections,
  });
}

async function startDatabase({ config, logger, lifecycle, print }: GatewayParts): Promise<DatabaseAddresses> {
  const { dataDir } = config;
  print(`Starting the database in ${dataDir}`);
  return lifecycle.begin({
    name: 'PostgreSQL',
    start: (signal) => startEmbeddedPostgres(dataDir, logger, {}, signal),
    stop: (postgres, seconds) => postgres.stop(seconds),
    abandon: (postgres) => postgres.abandon(),
  });
}

/** The link for the first organization; null if there is one, or if everyone may register. */
async function createSetUpLink(
  { signUp }: Config,
  { orm, clock }: { readonly orm: MikroORM; readonly clock: Clock },
  address: string,
): Promise<string | null> {
  const em = orm.em.fork();
  if (signUp.registration === 'open' || !(await isWithoutOrganizations(em))) return null;
  const sql = systemSql(em, 'no organization exists yet');
  const hours = signUp.organizationInviteHours;
  const token = await createOrganizationInvite(sql, { now: clock.now(), hours, isSetUp: true });
  return organizationInviteLink(address, token);
}

function formatGreeting(address: string, signIns: DemoReport['signIns']): string[] {
  const lines = ['', `TimeTrack is ready: ${address}`];
  if (signIns.length === 0) return lines;
  const people = signIns.map(({ role, email, password }) => `  ${role.padEnd(12)} ${email.padEnd(34)} ${password}`);
  return [...lines, '', 'Sign in to the demo organization as', ...people, ''];
}

/** Without this hint, people on other machines would only see that their host is not accepted. */
function formatHosts(config: Config): string[] {
  const listensEverywhere = ['0.0.0.0', '::'].includes(config.host);
  if (!listensEverywhere || config.publicUrl || config.http.allowedHosts.length > 0) return [];
  return ['Only this machine can open it. For others, set PUBLIC_URL or ALLOWED_HOSTS to the name that they use.', ''];
}

function formatSetUp({ signUp, publicUrl }: Config, link: string | null): string[] {
  const hours = signUp.organizationInviteHours;
  if (link) return ['', `There is no organization yet. Create the first one within ${hours} hours:`, link, ''];
  const isPublic = publicUrl !== null && !isLoopback(hostNameOf(new URL(publicUrl).host));
  if (signUp.registration !== 'open' || !isPublic) return [];
  return [`Everyone who can reach ${publicUrl} can register an organization: REGISTRATION=closed or invite ends that.`];
}
