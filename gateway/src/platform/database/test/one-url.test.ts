import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { createTestLogger, type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { newId } from '../ids.js';
import { createOrm } from '../orm.js';
import { scopeToTenant } from '../tenant-scope.js';
import { noteFeature } from './note.js';

const here = newId();
const rows = `select text, current_user::text as role from notes`;
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase([noteFeature]);
  const execute = (sql: string) => database.orm.em.fork().execute(sql);
  await execute(`insert into notes (organization_id, text) values ('${here}', 'ours')`);
  await execute('grant timetrack_app to timetrack with inherit false, set true');
});
afterAll(async () => {
  await database.orm.em.fork().execute('revoke timetrack_app from timetrack');
  await database.close();
});

async function connect<T>(applicationRole: string | undefined, work: (orm: MikroORM) => Promise<T>): Promise<T> {
  const { logger } = createTestLogger();
  const orm = await createOrm({ url: database.application.ownerUrl, applicationRole, poolSize: 1, logger }, [
    noteFeature,
  ]);
  try {
    return await work(orm);
  } finally {
    await orm.close(true);
  }
}

test('the login of the owner sees every organization', async () => {
  expect(await connect(undefined, (orm) => orm.em.fork().execute(rows))).toEqual([{ text: 'ours', role: 'timetrack' }]);
});

test.each([
  ['its own', here, [{ text: 'ours', role: 'timetrack_app' }]],
  ['another', newId(), []],
  ['no', null, []],
])(
  'with one URL, %s organization is all that a statement sees, from the first on',
  async (_which, organizationId, seen) => {
    for (const inTransaction of [false, true]) {
      const found = await connect('timetrack_app', (orm) => {
        const em = orm.em.fork();
        scopeToTenant(em, organizationId);
        return inTransaction ? em.transactional((inner) => inner.execute(rows)) : em.execute(rows);
      });
      expect(found).toEqual(seen);
    }
  },
);
