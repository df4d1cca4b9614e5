import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { migrate } from '../../../platform/database/migrator.service.js';
import { createOrm } from '../../../platform/database/orm.adapter.js';
import { identityFeature } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { organizationFeature } from '../../organization/index.js';
import { AuditEntry, auditFeature } from '../index.js';

const [beforeTheChain] = auditFeature.migrations ?? [];
const before = [organizationFeature, identityFeature, { ...auditFeature, migrations: [beforeTheChain as never] }];
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase(before);
});
afterAll(() => database.close());

test('the audit chain migration chains existing entries in order and without gaps', async () => {
  const people = [await aUser(database.orm), await aUser(database.orm)];
  for (const action of ['first', 'second', 'third']) {
    for (const { id, organizationId } of people) {
      await database.orm.em.fork().execute(
        `insert into audit_entries
           (organization_id, at, actor_id, actor_first_name, actor_last_name, action, subject_type, subject_id)
         values (?, now(), ?, 'Ada', 'Marsh', ?, 'pto-request', uuidv7())`,
        [organizationId, id, action],
      );
    }
  }
  const options = { url: database.url, poolSize: 2, logger: pino({ level: 'silent' }) };
  const orm = await createOrm(options, [organizationFeature, identityFeature, auditFeature]);
  try {
    await migrate(orm);
    for (const { organizationId } of people) {
      const em = orm.em.fork();
      em.setFilterParams('tenant', { organizationId });
      const entries = await em.findAll(AuditEntry, { orderBy: { position: 'asc' } });
      expect(entries.map(({ position, action }) => `${position} ${action}`)).toEqual([
        '1 first',
        '2 second',
        '3 third',
      ]);
      expect(new Set(entries.map(({ subjectType }) => subjectType))).toEqual(new Set(['PTO_REQUEST']));
      expect(entries[2]?.previousHash).toEqual(entries[1]?.hash);
    }
    await expect(orm.em.fork().execute(`update audit_entries set action = 'x'`)).rejects.toThrow('append-only');
  } finally {
    await orm.close();
  }
});
