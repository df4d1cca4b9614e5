import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { createTestLogger, type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import type { Feature } from '../../feature.js';
import { awaitMigrations, isMigrated, migrate } from '../migrator.js';
import { createOrm } from '../orm.js';
import { prepareDatabase } from '../row-level-security/prepare-database.js';

let database: TestDatabase;
let opened: MikroORM[];

beforeEach(async () => {
  opened = [];
  database = await testDatabase([]);
});
afterEach(async () => {
  await Promise.all(opened.map((orm) => orm.close(true)));
  await database.close();
});

function sqlMigration(name: string, sql: string) {
  return {
    name,
    class: class extends Migration {
      override up(): void {
        this.addSql(sql);
      }
    },
  };
}

const jobs: Pick<Feature, 'entities' | 'migrations'> = {
  entities: [],
  migrations: [sqlMigration('0002-jobs', 'create table jobs (organization_id uuid references organizations (id))')],
};
const organizations = {
  entities: [],
  migrations: [sqlMigration('0001-organizations', 'create table organizations (id uuid primary key)')],
};

/** One more gateway on the database. */
async function gateway(features: readonly Pick<Feature, 'entities' | 'migrations'>[]): Promise<MikroORM> {
  const orm = await createOrm({ url: database.url, poolSize: 5, logger: createTestLogger().logger }, features);
  opened.push(orm);
  return orm;
}

async function tables(orm: MikroORM): Promise<string[]> {
  const rows = await orm.em
    .fork()
    .execute<{ name: string }[]>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'mikro_orm_migrations' order by 1`,
    );
  return rows.map(({ name }) => name);
}

describe('a start', () => {
  test('runs the migrations of all features once, in the order of their numbers', async () => {
    const orm = await gateway([jobs, organizations]);
    expect(await isMigrated(orm)).toBe(false);
    expect((await migrate(orm)).applied).toEqual(['0001-organizations', '0002-jobs']);
    expect(await isMigrated(orm)).toBe(true);
    expect((await migrate(await gateway([jobs, organizations]))).applied).toEqual([]);
  });

  test('runs each migration once when several gateways start at the same time', async () => {
    const gateways = await Promise.all(Array.from({ length: 4 }, () => gateway([organizations, jobs])));
    const done = await Promise.all(gateways.map((orm) => migrate(orm)));
    expect(done.flatMap(({ applied }) => applied).sort()).toEqual(['0001-organizations', '0002-jobs']);
  });

  test('leaves the database unchanged if a migration fails', async () => {
    const broken = { entities: [], migrations: [sqlMigration('0003-broken', 'create table wrong (id nonsense)')] };
    const orm = await gateway([organizations, jobs, broken]);
    await expect(migrate(orm)).rejects.toThrow('type "nonsense" does not exist');
    expect(await tables(orm)).toEqual([]);
    expect((await migrate(await gateway([organizations]))).applied).toEqual(['0001-organizations']);
  });
});

describe('a start of an older version', () => {
  const later = {
    entities: [],
    migrations: [sqlMigration('0003-documents', 'create table trusted_documents (hash text primary key)')],
  };
  const grants = () =>
    database.orm.em
      .fork()
      .execute(`select has_table_privilege('timetrack_app', 'trusted_documents', 'insert') as granted`);

  test('accepts a database with the migrations of a newer one, and leaves its privileges alone', async () => {
    const { ownerUrl, url } = database.application;
    const { logger } = createTestLogger();
    await prepareDatabase({ ownerUrl, url }, [organizations, jobs, later], logger);
    await database.orm.em.fork().execute('alter table trusted_documents rename to shown_by_the_newer_version');
    await database.orm.em.fork().execute('grant insert on shown_by_the_newer_version to timetrack_app');
    expect(await prepareDatabase({ ownerUrl, url }, [organizations, jobs], logger)).toMatchObject({
      appliedMigrations: [],
    });
    await database.orm.em.fork().execute('alter table shown_by_the_newer_version rename to trusted_documents');
    expect(await grants()).toEqual([{ granted: true }]);
    expect(await isMigrated(await gateway([organizations]))).toBe(true);
  });
});

describe('a database from before the baseline', () => {
  const baseline = {
    entities: [],
    migrations: [sqlMigration('0001-baseline', 'create table organizations (id uuid primary key)')],
  };
  const refusal = /before the first release, .* delete its data folder \(DATA_DIR\), or set DATABASE_URL to an empty/;

  test('is refused by a start, and not changed', async () => {
    await migrate(await gateway([organizations]));
    const { ownerUrl, url } = database.application;
    await expect(migrate(await gateway([baseline, jobs]))).rejects.toThrow(refusal);
    await expect(awaitMigrations({ ...waiting, url: ownerUrl, features: [baseline] })).rejects.toThrow(refusal);
    await expect(prepareDatabase({ ownerUrl, url }, [baseline], createTestLogger().logger)).rejects.toThrow(refusal);
    expect(await tables(database.orm)).toEqual(['organizations']);
  });
});

const waiting = { report: async () => undefined, signal: new AbortController().signal };

describe('a migration', () => {
  test('gives way to transactions that use its table, and tries again', async () => {
    await migrate(await gateway([organizations]));
    const reader = new Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('begin; select from organizations');
    const { logger, until } = createTestLogger();
    const renamed = {
      entities: [],
      migrations: [sqlMigration('0003-name', 'alter table organizations add name text')],
    };
    const migrating = migrate(await gateway([organizations, renamed]), { logger, lockTimeout: 10 });
    await until('a migration could not lock a table: trying again');
    await reader.query('rollback');
    await reader.end();
    expect((await migrating).applied).toEqual(['0003-name']);
  });
});

describe('several schemas', () => {
  const tablesOf = async (schema: string) =>
    (
      await database.orm.em
        .fork()
        .execute<{ name: string }[]>(
          `select tablename as name from pg_tables where schemaname = '${schema}' order by 1`,
        )
    ).map(({ name }) => name);

  test('are migrated one after the other, each in a transaction, and a later run continues with the rest', async () => {
    const { ownerUrl, url } = database.application;
    const { logger } = createTestLogger();
    const schemas = ['public', 'cell_1', 'cell_2'];
    const failsInTheLast = sqlMigration(
      '0003-fails',
      `do $$ begin if current_schema() = 'cell_2' then raise 'the disk is full'; end if; end $$`,
    );
    const broken = prepareDatabase(
      { ownerUrl, url },
      [organizations, jobs, { entities: [], migrations: [failsInTheLast] }],
      logger,
      schemas,
    );
    await expect(broken).rejects.toThrow('the disk is full');
    const complete = ['jobs', 'mikro_orm_migrations', 'organizations'];
    expect(await tablesOf('public')).toEqual(complete);
    expect(await tablesOf('cell_1')).toEqual(complete);
    expect(await tablesOf('cell_2')).toEqual([]);
    const { appliedMigrations } = await prepareDatabase({ ownerUrl, url }, [organizations, jobs], logger, schemas);
    expect(appliedMigrations).toEqual(['0001-organizations', '0002-jobs']);
    expect(await tablesOf('cell_2')).toEqual(complete);
  });
});

describe('connections', () => {
  test('are replaced when PostgreSQL terminates them: the process continues and the next query succeeds', async () => {
    const orm = await gateway([]);
    await Promise.all(Array.from({ length: 5 }, () => orm.em.fork().execute('select pg_sleep(0.01)')));
    await database.orm.em
      .fork()
      .execute(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    const responses = await Promise.allSettled(Array.from({ length: 10 }, () => orm.em.fork().execute('select 1')));
    expect(await orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
    expect(responses.length).toBe(10);
  });

  test('time out on a blocked lock and on an idle transaction', async () => {
    const orm = await gateway([]);
    const showSetting = async (setting: string) => orm.em.fork().execute(`show ${setting}`);
    expect(await showSetting('lock_timeout')).toEqual([{ lock_timeout: '10s' }]);
    expect(await showSetting('statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
    expect(await showSetting('idle_in_transaction_session_timeout')).toEqual([
      { idle_in_transaction_session_timeout: '1min' },
    ]);
  });
});
