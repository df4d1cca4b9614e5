import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { newId } from '../ids.js';
import { refuseEntities } from '../row-reader.js';
import { scopeToTenant } from '../tenant-scope.js';
import { tenantSql } from '../tenant-sql.js';
import { Note, noteFeature } from './note.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase([noteFeature]);
});
afterAll(() => database.close());

function createReader() {
  const em = database.orm.em.fork();
  scopeToTenant(em, newId());
  return refuseEntities(em);
}

const loads = {
  find: (em) => em.find(Note, {}),
  findOne: (em) => em.findOne(Note, newId()),
  findAll: (em) => em.findAll(Note),
  count: (em) => em.count(Note),
  populate: (em) => em.populate([], ['text'] as never),
  createQueryBuilder: (em) => em.createQueryBuilder(Note),
} satisfies Record<string, (em: ReturnType<typeof createReader>) => unknown>;

test.each(Object.entries(loads))('a reader refuses to load entities with %s', (name, load) => {
  expect(() => load(createReader())).toThrow(`em.${name}: a query reads plain rows`);
});

test('a fork and a transaction of a reader refuse to load entities', async () => {
  expect(() => createReader().fork().find(Note, {})).toThrow('a query reads plain rows');
  const inTransaction = createReader().transactional(async (em) => em.find(Note, {}));
  await expect(inTransaction).rejects.toThrow('a query reads plain rows');
});

test('a reader reads the plain rows of its organization', async () => {
  const count = 'select count(*)::int as count from notes where organization_id = :organization';
  expect(await tenantSql(createReader()).query(count)).toEqual([{ count: 0 }]);
});
