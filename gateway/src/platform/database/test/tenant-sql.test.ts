import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import pino from 'pino';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { newId } from '../ids.js';
import { systemSql, tenantSql } from '../tenant-sql.js';
import { UnitOfWork } from '../unit-of-work.js';
import { noteFeature } from './note.js';

let database: TestDatabase;
let unitOfWork: UnitOfWork;
let here: string;
let elsewhere: string;

const insert = 'insert into notes (organization_id, text) values (:organization, ?)';
const texts = 'select text from notes where organization_id = :organization order by text';

beforeAll(async () => {
  database = await testDatabase([noteFeature]);
  unitOfWork = new UnitOfWork(database.orm, {}, pino({ level: 'silent' }));
});
afterAll(() => database.close());
beforeEach(async () => {
  here = newId();
  elsewhere = newId();
  await unitOfWork.run(elsewhere, ({ em }) => tenantSql(em).run(insert, ['a note of another organization']));
});

const within = <T>(work: (em: EntityManager) => Promise<T>) => unitOfWork.run(here, ({ em }) => work(em));

describe('tenantSql', () => {
  test('binds the organization of the entity manager', async () => {
    const found = await within(async (em) => {
      await tenantSql(em).run(insert, ['ours']);
      return tenantSql(em).query<{ text: string }>(texts);
    });

    expect(found).toEqual([{ text: 'ours' }]);
  });

  test('binds the organization at every place, between the other values', async () => {
    const statement = `select ?::text as first, :organization::uuid as one, ?::text as second, :organization::uuid as two`;

    const [row] = await within((em) => tenantSql(em).query(statement, ['a', 'b']));

    expect(row).toEqual({ first: 'a', one: here, second: 'b', two: here });
  });

  test('takes part in the transaction of the entity manager', async () => {
    const failing = within(async (em) => {
      await tenantSql(em).run(insert, ['lost']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');

    expect(await within((em) => tenantSql(em).query(texts))).toEqual([]);
  });

  test('returns how many rows a statement changed', async () => {
    const changed = await within(async (em) => {
      await tenantSql(em).run(insert, ['one']);
      await tenantSql(em).run(insert, ['two']);
      return tenantSql(em).run('update notes set at = ? where organization_id = :organization', [new Date()]);
    });

    expect(changed).toBe(2);
  });

  test('rejects a statement that does not name the organization', async () => {
    const unbound = within((em) => tenantSql(em).query('select text from notes'));

    await expect(unbound).rejects.toThrow('does not name :organization');
  });

  test('rejects an entity manager without an organization', () => {
    expect(() => tenantSql(database.orm.em.fork())).toThrow('no organization is bound');
  });

  test('takes the organization from the caller if the entity manager has no organization', async () => {
    const found = await tenantSql(database.orm.em.fork(), elsewhere).query<{ text: string }>(texts);

    expect(found).toEqual([{ text: 'a note of another organization' }]);
  });

  test('rejects an organization other than the bound one', async () => {
    const crossing = within(async (em) => tenantSql(em, elsewhere).query(texts));

    await expect(crossing).rejects.toThrow('bound to another organization');
  });
});

describe('systemSql', () => {
  const run = (statement: string) => systemSql(database.orm.em, 'a test').query(statement);

  test.each([
    'select count(*) from notes',
    'select 1',
    'delete from notes using find_session(null)',
    `update notes set text = ''`,
    'select id from find_session(null) join notes on true',
  ])('refuses %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('neither a system function nor a table without organization');
  });

  test('refuses to bind an organization, instead of finding no row', async () => {
    const found = systemSql(database.orm.em, 'a test').query(
      'select name from mikro_orm_migrations where name = :organization or name = ?',
      ['a name'],
    );

    await expect(found).rejects.toThrow('only tenantSql binds :organization');
  });

  test('reads a table without an organization and takes a lock', async () => {
    expect(await run('select name from mikro_orm_migrations')).not.toEqual([]);
    expect(await run('select pg_advisory_xact_lock(1)')).toHaveLength(1);
  });
});
