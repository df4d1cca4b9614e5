import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { features } from '../../../features.composition.js';
import { migrate } from '../../../platform/database/migrator.service.js';
import { aUser } from '../../identity/test/builders.js';
import { aBreak, aTimesheet } from './builders.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(features);
});
afterAll(() => database.close());

test('flags long paid breaks of timesheets that no manager has approved yet', async () => {
  const { orm } = database;
  const user = await aUser(orm);
  const on = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 6, day, hour, minute));
  const sheet = async (day: number, breaks: readonly number[], type: 'PAID' | 'UNPAID' = 'PAID', approved = false) => {
    const times = { clockInAt: on(day, 15), clockOutAt: on(day, 23), approvedAt: approved ? on(day, 23) : null };
    const timesheet = await aTimesheet(orm, { user, ...times });
    for (const [index, minutes] of breaks.entries())
      await aBreak(orm, { timesheet, type, startAt: on(day, 16 + index), endAt: on(day, 16 + index, minutes) });
    return timesheet.id;
  };
  const long = [await sheet(1, [21]), await sheet(2, [20, 20, 20, 1])];
  await sheet(3, [20, 20, 20]);
  await sheet(4, [45], 'UNPAID');
  await sheet(5, [45], 'PAID', true);
  for (const statement of [
    'drop index timesheets_long_paid_break, timesheets_self_approved',
    `delete from mikro_orm_migrations where name = '0029-approval-control'`,
  ])
    await orm.em.fork().execute(statement);

  await migrate(orm);

  const flagged = await orm.em.fork().execute(`select id from timesheets where flags @> '{LONG_PAID_BREAK}'`);
  expect(flagged.map(({ id }) => String(id)).toSorted()).toEqual(long.toSorted());
});
