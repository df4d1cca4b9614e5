import { createHash, randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import pino from 'pino';
import { migrate } from '../../src/platform/database/migrator.service.js';
import { createOrm } from '../../src/platform/database/orm.adapter.js';
import type { Feature } from '../../src/platform/feature.types.js';

type Schema = Pick<Feature, 'entities' | 'migrations'>;

/** The database of one test file, with the migrations of its features and no rows. */
export interface TestDatabase {
  readonly url: string;
  readonly orm: MikroORM;
  /** Disconnects and drops the database. */
  close(): Promise<void>;
}

const logger = pino({ level: 'silent' });

/** An arbitrary number. Test files that start at the same time create the template one after the other. */
const templateLock = 7_316_240_599;

/** Clones the migrated template. The first test file that needs these migrations creates it. */
export async function testDatabase(features: readonly Schema[]): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(async (admin) => {
    const template = await ensureTemplate(admin, features);
    await admin.query(`create database ${name} template ${template}`);
  });
  const url = urlOf(name);
  const orm = await createOrm({ url, poolSize: 50, logger }, features);
  return {
    url,
    orm,
    close: async () => {
      await orm.close(true);
      await asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

async function ensureTemplate(admin: Client, features: readonly Schema[]): Promise<string> {
  const template = `template_${fingerprint(features)}`;
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  const existing = await admin.query('select from pg_database where datname = $1', [template]);
  if (existing.rowCount === 0) {
    const unfinished = `${template}_new`;
    await admin.query(`drop database if exists ${unfinished}`);
    await admin.query(`create database ${unfinished}`);
    const orm = await createOrm({ url: urlOf(unfinished), poolSize: 2, logger }, features);
    await migrate(orm).finally(() => orm.close(true));
    await admin.query(`alter database ${unfinished} rename to ${template}`);
  }
  await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  return template;
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

function urlOf(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is missing: run the tests with jest, whose global setup starts PostgreSQL');
  return url;
}
