import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { features } from '../../../features.composition.js';
import { migrate } from '../../../platform/database/migrator.service.js';
import { aUser } from '../../identity/test/builders.js';
import { aTimesheet } from './builders.js';
import { findCountDifferences } from './kept-count-differences.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(features);
});
afterAll(() => database.close());

test('the kept counts begin with the timesheets of an earlier version', async () => {
  const { orm } = database;
  const user = await aUser(orm, { role: 'MANAGER' });
  await aTimesheet(orm, { user });
  await aTimesheet(orm, {
    user,
    clockInAt: new Date('2026-07-01T15:00:00Z'),
    clockOutAt: new Date('2026-07-01T16:00:00Z'),
  });
  const events = ['insert', 'update', 'delete'];
  for (const statement of [
    ...events.map((event) => `drop function count_timesheets_after_${event} cascade`),
    'drop function fold_timesheet_counts, list_wrong_timesheet_counts, correct_timesheet_counts, list_organizations_with_counts',
    'drop table timesheet_counts, timesheet_count_changes',
    `delete from mikro_orm_migrations where name = '0090-timesheet-counts'`,
  ]) {
    await orm.em.fork().execute(statement);
  }

  await migrate(orm);

  expect(await findCountDifferences(orm, user.organizationId)).toEqual([]);
  expect(await orm.em.fork().execute('select from timesheet_counts where day > ?', ['-infinity'])).not.toEqual([]);
});
