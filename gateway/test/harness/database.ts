import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import pino from 'pino';
import type { CellDirectory } from '../../src/operations/cells/cell-directory.js';
import type { EmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.js';
import { defaultSchema } from '../../src/platform/database/migrations-table.js';
import { createOrm } from '../../src/platform/database/orm.js';
import {
  type DatabaseAddresses,
  prepareDatabase,
} from '../../src/platform/database/row-level-security/prepare-database.js';
import type { Feature } from '../../src/platform/feature.js';
import type { CitusRun } from '../citus/citus-database.js';
import { citusRun, claimCell } from './citus-cells.js';
import { type Connected, type Connecting, connect, ofTests } from './connections.js';
import type { ClaimedCell } from './worker-cells.js';

type Schema = Pick<Feature, 'entities' | 'migrations'>;

/** The database of one test file, with the migrations of its features and no rows. */
export interface TestDatabase {
  /** As the administrator, who sees the rows of every organization. */
  readonly url: string;
  readonly orm: MikroORM;
  /** As the gateway connects: with the role of the application. */
  readonly application: {
    readonly url: string;
    readonly ownerUrl: string;
    readonly orm: MikroORM;
    /** Undefined if there is one cell. */
    readonly cells?: CellDirectory;
  };
  /** Disconnects and drops the database. */
  close(): Promise<void>;
}

const logger = pino({ level: 'silent' });

/** By the connections of the administrator. */
const databases = new WeakMap<MikroORM, KnownDatabase>();

interface KnownDatabase {
  readonly database: TestDatabase;
  readonly features: readonly Schema[];
  readonly cell?: ClaimedCell;
}

/** Where there are cells, an organization that a test inserts is in none of them until the directory has it. */
export async function enterDirectory(orm: MikroORM, organizationId: string): Promise<void> {
  await databases.get(orm)?.cell?.enter(organizationId);
}

/** Lets new organizations go to every cell, not only to the test's own; returns the names of the cells. */
export async function openCells(orm: MikroORM): Promise<readonly string[]> {
  return (await databases.get(orm)?.cell?.openAll()) ?? [defaultSchema];
}

/** How an operator reaches the main database. */
export function addressesOf(orm: MikroORM): DatabaseAddresses {
  const { url, ownerUrl } = knownBy(orm).database.application;
  return { url, ownerUrl };
}

function knownBy(orm: MikroORM): KnownDatabase {
  const known = databases.get(orm);
  if (!known) throw new Error('the harness knows its databases by the connections of the administrator');
  return known;
}

/** The connections of the gateway to a database that a test knows by the administrator's connections. */
export function applicationOf(orm: MikroORM): MikroORM {
  return databases.get(orm)?.database.application.orm ?? orm;
}

/** An arbitrary number. Test files that start at the same time create the template one after the other. */
const templateLock = 7_316_240_599;

/** Clones the migrated template. The first test file that needs these migrations creates it. */
export async function testDatabase(features: readonly Schema[]): Promise<TestDatabase> {
  if (citusRun) return cellDatabase(citusRun, features);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(async (admin) => {
    const template = await ensureTemplate(admin, features);
    await admin.query(`create database ${name} template ${template} owner timetrack`);
    // The privileges of a database are not those of its template.
    await admin.query(`revoke temporary on database ${name} from public`);
  });
  const [url, ownerUrl, applicationUrl] = [urlOf(name), urlOf(name, 'OWNER'), urlOf(name, 'APPLICATION')];
  const orm = await createOrm({ url, poolSize: 50, logger, patience: ofTests }, features);
  const application = await createOrm({ url: applicationUrl, poolSize: 50, logger, patience: ofTests }, features);
  const database: TestDatabase = {
    url,
    orm,
    application: { url: applicationUrl, ownerUrl, orm: application },
    close: async () => {
      await Promise.all([orm.close(true), application.close(true)]);
      await asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
  databases.set(orm, { database, features });
  return database;
}

/** Connects another gateway to the database that a test knows by the administrator's connections. */
export async function connectBeside(orm: MikroORM, connecting: Connecting = {}): Promise<Connected> {
  const { database, features } = knownBy(orm);
  const { url, cells } = database.application;
  return connect(url, features, { isDivided: cells !== undefined, ...connecting });
}

/** The database of another gateway, for one more on it: `close` ends only the connections of the latter. */
export async function databaseBeside(orm: MikroORM): Promise<TestDatabase> {
  const { database } = knownBy(orm);
  const { close, ...connected } = await connectBeside(orm);
  return { ...database, application: { ...database.application, ...connected }, close };
}

/** A cell of the cluster of `npm run test:citus`, with the tables of all features. The gateway finds it in the directory. */
async function cellDatabase(run: CitusRun, features: readonly Schema[]): Promise<TestDatabase> {
  const cell = await claimCell(run);
  const { url, ownerUrl, applicationUrl } = cell;
  const orm = await createOrm({ url, schema: cell.name, poolSize: 50, logger, patience: ofTests }, features);
  const application = await connect(applicationUrl, features, { isDivided: true });
  const database: TestDatabase = {
    url,
    orm,
    application: { ...application, url: applicationUrl, ownerUrl },
    close: async () => {
      await Promise.all([orm.close(true), application.close()]);
      await cell.release();
    },
  };
  databases.set(orm, { database, features, cell });
  return database;
}

async function ensureTemplate(admin: Client, features: readonly Schema[]): Promise<string> {
  const template = `template_${fingerprint(features)}`;
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  const existing = await admin.query('select from pg_database where datname = $1', [template]);
  if (existing.rowCount === 0) {
    const unfinished = `${template}_new`;
    await admin.query(`drop database if exists ${unfinished}`);
    await admin.query(`create database ${unfinished} owner timetrack`);
    await migrateTemplate({ ownerUrl: urlOf(unfinished, 'OWNER'), url: urlOf(unfinished, 'APPLICATION') }, features);
    await admin.query(`alter database ${unfinished} rename to ${template}`);
  }
  await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  return template;
}

/** `TEST_MIGRATOR` is the migrate command of a newer version, whose schema the tests of this one use. */
async function migrateTemplate(addresses: DatabaseAddresses, features: readonly Schema[]): Promise<void> {
  const { TEST_MIGRATOR, ...env } = process.env;
  if (!TEST_MIGRATOR) return void (await prepareDatabase(addresses, features, logger));
  await promisify(execFile)(process.execPath, [TEST_MIGRATOR], {
    env: { ...env, DATABASE_URL: addresses.url, DATABASE_OWNER_URL: addresses.ownerUrl },
  });
}

/** A changed migration gets a new template in watch mode. */
function fingerprint(features: readonly Schema[]): string {
  const hash = createHash('sha256');
  for (const migration of features.flatMap((feature) => feature.migrations ?? [])) {
    hash.update(migration.name).update(String(migration.class));
  }
  return hash.digest('hex').slice(0, 16);
}

async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

type Role = 'ADMINISTRATOR' | 'OWNER' | 'APPLICATION';

function urlOf(database: string, role: Role = 'ADMINISTRATOR'): string {
  const url = new URL(addressOf(role));
  url.pathname = `/${database}`;
  return url.href;
}

function adminUrl(): string {
  return addressOf('ADMINISTRATOR');
}

/** The addresses of the server that `publishAddresses` set. */
function addressOf(role: Role): string {
  const url = process.env[`TEST_DATABASE_${role}_URL`];
  if (!url)
    throw new Error('The address of PostgreSQL is missing: run the tests with jest, whose global setup starts it');
  return url;
}

/** Tells the test files, which may be other processes, how to reach the server. */
export function publishAddresses({
  adminUrl,
  ownerUrl,
  url,
}: Pick<EmbeddedPostgres, 'adminUrl' | 'ownerUrl' | 'url'>): void {
  process.env.TEST_DATABASE_ADMINISTRATOR_URL = adminUrl;
  process.env.TEST_DATABASE_OWNER_URL = ownerUrl;
  process.env.TEST_DATABASE_APPLICATION_URL = url;
}
