import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { raw } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { createTestLogger, roundTripsOf, type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { newId } from '../ids.js';
import { createOrm } from '../orm.js';
import { nameOf } from '../statement.js';
import { scopeToTenant } from '../tenant-scope.js';
import { arrayLiteral, tenantSql } from '../tenant-sql.js';
import { noteFeature } from './note.js';

const here = newId();
const insert = 'insert into notes (organization_id, text) values (:organization, ?)';
const texts = 'select text from notes where organization_id = :organization order by text';
const organization = `select current_setting('app.organization_id', true) as id`;

let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await testDatabase([noteFeature]);
});
afterAll(() => database.close());
// One connection, so that each statement meets what the previous one left.
beforeEach(async () => {
  const { logger } = createTestLogger();
  orm = await createOrm({ url: database.application.url, poolSize: 1, logger }, [noteFeature]);
  // The first statement of a process finds out whether the database exists.
  await execute('select 1');
});
afterEach(() => orm.close(true));

function bound(organizationId: string | null = here): EntityManager {
  const em = orm.em.fork();
  scopeToTenant(em, organizationId);
  return em;
}

const binding = [`set local app.organization_id = '${here}'`, `set local app.reach = '*'`];

const execute = (text: string, values: unknown[] = []) => orm.em.fork().execute(text, values);

const prepared = () => execute('select statement from pg_prepared_statements');

describe('a value', () => {
  test.each([[`it's "quoted" \\ and $1, ?`], ['Iñtërnâtiônàlizætiøn ☃ 💩'], [`'; drop table notes; --`], ['']])(
    'reaches PostgreSQL as it is: %s',
    async (text) => {
      expect(await execute('select ?::text as text', [text])).toEqual([{ text }]);
      const array = arrayLiteral([text, 'NULL', '']);
      expect(await execute('select ?::text[] as texts', [array])).toEqual([{ texts: [text, 'NULL', ''] }]);
    },
  );

  test.each([
    ['?::int', 7, 7],
    ['?::bigint', 9_007_199_254_740_993n, '9007199254740993'],
    ['?::numeric', 1.5, '1.5'],
    ['?::boolean', true, true],
    ['?::boolean', null, null],
    ['?::date', '2026-11-01', '2026-11-01'],
    ['?::timestamptz', new Date('2026-11-01T10:00:00.123Z'), '2026-11-01 10:00:00.123+00'],
    ['?::jsonb', { a: [1, 'b'] }, { a: [1, 'b'] }],
    ['?::bytea', Buffer.from([0, 1, 255]), Buffer.from([0, 1, 255])],
    [`'{"a":1}'::jsonb \\? ?`, 'a', true],
    ['2 in (?)', [1, 2], true],
    ['2 in (?, ?)', [[1], [3]].flat(), false],
    ['2 not in (?)', [1, 3], true],
    ['coalesce(?)', [null, 'b'], 'b'],
    ['?', raw('lower(?)', ['A']), 'a'],
    ['"v".??', 'x', 1],
  ])('is read and returned with the type of its place: %s', async (expression, value, expected) => {
    const values = Array.isArray(value) && expression.split('?').length === 3 ? value : [value];
    await execute("set timezone = 'UTC'");
    const [row] = await execute(`select ${expression} as value from (select 1 as x) as v`, values);
    expect(row).toEqual({ value: expected });
  });

  test('is missing: the statement is not sent', async () => {
    await expect(execute('select ?::int, ?::int', [1])).rejects.toThrow('2 placeholders and 1 values');
    expect(await execute('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('the organization', () => {
  test('goes out with a statement in one pipeline, and ends with it', async () => {
    const roundTrips = await roundTripsOf(async () => {
      expect(await bound().execute(organization)).toEqual([{ id: here }]);
      expect(await execute(organization)).toEqual([{ id: '' }]);
    });

    expect(roundTrips).toEqual([['begin', ...binding, organization, 'commit'], [organization]]);
  });

  test('ends with a statement that fails, before or after its rows', async () => {
    await expect(bound().execute('select 1 / 0')).rejects.toThrow('division by zero');
    expect(await execute(organization)).toEqual([{ id: '' }]);
    await expect(bound().execute('select 1 / (3 - n) from generate_series(1, 3) as n')).rejects.toThrow('division');
    expect(await execute(organization)).toEqual([{ id: '' }]);
  });

  test('goes out with `begin` and the first statement of a transaction, and ends with the transaction', async () => {
    const roundTrips = await roundTripsOf(() =>
      bound().transactional(async (em) => {
        expect(await em.execute(organization)).toEqual([{ id: here }]);
        expect(await em.execute(organization)).toEqual([{ id: here }]);
      }),
    );

    expect(roundTrips).toEqual([['begin', ...binding, organization], [organization], ['commit']]);
    expect(await execute(organization)).toEqual([{ id: '' }]);
  });

  test('must be a UUID', async () => {
    await expect(bound('x').execute('select 1')).rejects.toThrow('must be a UUID');
  });
});

describe('a transaction', () => {
  test('without statements takes no connection', async () => {
    await bound().transactional(async (outer) => {
      await bound().transactional((inner) => inner.execute('select 1'));
      await outer.execute('select 1');
    });
  });

  test('sends statements that are issued together in one pipeline, in their order', async () => {
    const roundTrips = await roundTripsOf(() =>
      bound().transactional(async (em) => {
        await em.execute('select 1');
        const rows = await Promise.all(['a', 'b', 'c'].map((text) => em.execute('select ?::text as text', [text])));
        expect(rows.flat()).toEqual([{ text: 'a' }, { text: 'b' }, { text: 'c' }]);
      }),
    );

    expect(roundTrips).toEqual([
      ['begin', ...binding, 'select 1'],
      Array(3).fill('select $1::text as text'),
      ['commit'],
    ]);
  });

  test('keeps what preceded a failing statement of a pipeline, and rejects what follows it', async () => {
    let results: PromiseSettledResult<unknown>[] = [];
    const failing = bound().transactional(async (em) => {
      await em.execute('select 1');
      results = await Promise.allSettled(['select 1', 'select 1 / 0', 'select 1'].map((text) => em.execute(text)));
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await execute('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('continues after a savepoint was rolled back', async () => {
    const found = await bound().transactional(async (em) => {
      await tenantSql(em).run(insert, ['kept']);
      await em
        .transactional(async (inner) => {
          await tenantSql(inner).run(insert, ['undone']);
          await inner.execute('select 1 / 0');
        })
        .catch(() => undefined);
      await em.transactional(async (inner) => void (await tenantSql(inner).run(insert, ['also kept'])));
      await em.transactional(async () => undefined);
      return tenantSql(em).query(texts);
    });

    expect(found).toEqual([{ text: 'also kept' }, { text: 'kept' }]);
    expect(await tenantSql(bound()).query(texts)).toEqual(found);
    await tenantSql(bound()).run('delete from notes where organization_id = :organization');
  });

  test('fails if PostgreSQL rolls it back at its commit, because an error in it was hidden', async () => {
    const hiding = bound().transactional(async (em) => {
      await tenantSql(em).run(insert, ['lost']);
      await em.execute('select 1 / 0').catch(() => undefined);
    });

    await expect(hiding).rejects.toThrow('rolled back');
    expect(await tenantSql(bound()).query(texts)).toEqual([]);
  });

  test('reports that its savepoint cannot be released, if a hidden error has ended it', async () => {
    const nested = bound().transactional(async (em) => {
      await em.execute('select 1');
      await em.transactional(async (inner) => void (await inner.execute('select 1 / 0').catch(() => undefined)));
    });

    await expect(nested).rejects.toThrow('current transaction is aborted');
  });
});

describe('a statement', () => {
  test('is prepared by its name from its second use', async () => {
    const text = 'select ?::int as a_number';
    await execute(text, [1]);
    expect(await prepared()).not.toContainEqual({ statement: 'select $1::int as a_number' });
    await execute(text, [2]);
    expect(await prepared()).toContainEqual({ statement: 'select $1::int as a_number' });
  });

  test('has the same name in every process, and another text another name', () => {
    expect(nameOf('select 1')).toBe('s_girgfUeDFYvBkSu2I-UQfM');
    expect(nameOf('select  1')).not.toBe(nameOf('select 1'));
  });

  test('is prepared again if a pooler has left it on the connection', async () => {
    const text = 'select ?::int as pooled';
    const name = nameOf('select $1::int as pooled');
    await execute(`prepare "${name}" as select $1::int as pooled`);
    for (let use = 0; use < 3; use += 1) expect(await execute(text, [use])).toEqual([{ pooled: use }]);
  });

  test('with lists of different lengths is one statement', async () => {
    for (const list of [[1], [1, 2], [1, 2, 3]]) await execute('select 1 as listed where 1 in (?)', [list]);
    expect(await prepared()).toContainEqual({ statement: 'select 1 as listed where 1 = any($1)' });
  });

  test('is closed when many others were used since', async () => {
    const sql = Array.from({ length: 320 }, (_, index) => `select ?::int as number_${index}`);
    for (const text of [...sql, ...sql]) await execute(text, [1]);
    const [{ count }] = (await execute('select count(*)::int as count from pg_prepared_statements')) as [
      { count: number },
    ];
    expect(count).toBeLessThanOrEqual(301);
    expect(await execute(sql[0] as string, [5])).toEqual([{ number_0: 5 }]);
  });

  test('is prepared again after PostgreSQL has dropped it, in a transaction and outside', async () => {
    const ask = (em: EntityManager) => em.execute('select ?::int as dropped', [1]);
    for (let use = 0; use < 3; use += 1) await bound().transactional(ask);
    await execute('discard all');
    expect(await bound().transactional(ask)).toEqual([{ dropped: 1 }]);
    await execute('deallocate all');
    expect(await ask(bound())).toEqual([{ dropped: 1 }]);
  });

  test('is prepared again after a migration changed the type of its result', async () => {
    const all = 'select * from notes where organization_id = :organization';
    await tenantSql(bound()).run(insert, ['changed']);
    for (let use = 0; use < 3; use += 1) await tenantSql(bound()).query(all);
    await database.orm.em.fork().execute('alter table notes add column extra int default 3');
    expect(await tenantSql(bound()).query(all)).toMatchObject([{ text: 'changed', extra: 3 }]);
    await database.orm.em.fork().execute('alter table notes drop column extra');
    const within = await bound().transactional((em) => tenantSql(em).query(all));
    expect(within).not.toHaveProperty('0.extra');
  });

  test('runs as a script if it is several statements', async () => {
    expect(await bound().transactional((em) => em.execute('select 1 as one; select 2 as two'))).toEqual([{ two: 2 }]);
    expect(await bound().execute('select 1 as one; select 2 as two')).toEqual([{ two: 2 }]);
  });
});
