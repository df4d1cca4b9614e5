import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { features } from '../../../features.composition.js';
import { migrate } from '../../../platform/database/migrator.service.js';
import { createOrm } from '../../../platform/database/orm.adapter.js';
import { identityFeature } from '../../identity/index.js';
import { organizationFeature } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { PtoPolicy } from '../index.js';

const before = [organizationFeature, identityFeature];
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase(before);
});
afterAll(() => database.close());

test('gives an existing organization one paid policy without an allowance', async () => {
  const { id: organizationId } = await anOrganization(database.orm);
  const options = { url: database.url, poolSize: 2, logger: pino({ level: 'silent' }) };
  const orm = await createOrm(options, features);
  try {
    await migrate(orm);

    const em = orm.em.fork();
    em.setFilterParams('tenant', { organizationId });
    const policies = await em.find(PtoPolicy, {});
    expect(policies).toMatchObject([
      { name: 'Paid time off', yearlyAllowanceHours: null, paid: true, category: 'VACATION', retired: false },
    ]);
  } finally {
    await orm.close();
  }
});
