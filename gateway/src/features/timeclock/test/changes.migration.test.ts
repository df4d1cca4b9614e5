import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { features } from '../../../features.composition.js';
import { migrate } from '../../../platform/database/migrator.service.js';
import { aUser } from '../../identity/test/builders.js';
import { aTimesheet } from './builders.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(features);
});
afterAll(() => database.close());

test('adds one feed entry, oldest first, for each existing timesheet', async () => {
  const { orm } = database;
  const people = [await aUser(orm), await aUser(orm)];
  const expected = [];
  for (const user of people) {
    const later = await aTimesheet(orm, { user });
    const earlier = await aTimesheet(orm, {
      user,
      clockInAt: new Date('2026-07-01T15:00:00Z'),
      clockOutAt: new Date('2026-07-01T16:00:00Z'),
    });
    expected.push(earlier.id, later.id);
  }
  const before = [
    ...['timesheets', 'breaks', 'timesheet_photos'].map((table) => `drop trigger ${table}_logged on ${table}`),
    'drop trigger timesheets_logged_on_update on timesheets',
    'drop function log_change_of_timesheet, log_change_of_timesheet_part, log_timesheet_change',
    'drop table timesheet_changes',
    `delete from mikro_orm_migrations where name = '0022-timesheet-changes'`,
  ];
  for (const statement of before) await orm.em.fork().execute(statement);

  await migrate(orm);

  const entries = await orm.em
    .fork()
    .execute(
      `select timesheet_id, kind, position from timesheet_changes order by array_position(?::uuid[], organization_id), position`,
      [`{${people.map(({ organizationId }) => organizationId).join(',')}}`],
    );
  expect(entries).toEqual(
    expected.map((id, index) => ({ timesheet_id: id, kind: 'UPSERT', position: String(1 + (index % 2)) })),
  );
});
