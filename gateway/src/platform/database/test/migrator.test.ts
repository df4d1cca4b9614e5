import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';
import { createTestLogger, type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import type { Feature } from '../../feature.types.js';
import { isMigrated, migrate } from '../migrator.service.js';
import { createOrm } from '../orm.adapter.js';

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
