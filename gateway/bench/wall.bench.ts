import type { EntityManager } from '@mikro-orm/postgresql';
import { loadPayFacts } from '../src/features/payroll/run/pay-facts.queries.js';
import { countTimesheetsOfPayPeriods } from '../src/features/timeclock/timesheets/pay-period-counts.queries.js';
import { scopeToTenant } from '../src/platform/database/tenant-scope.service.js';
import { tenantSql } from '../src/platform/database/tenant-sql.adapter.js';
import { applicationOf } from '../test/harness/database.js';
import { aBenchApp } from './bench-app.js';

const bench = await aBenchApp();
const { app, organizationId, userId } = bench;

await app.orm.em.fork().execute(
  `insert into timesheets (organization_id, user_id, clock_in_at, clock_out_at)
   select ?, ?, morning, morning + interval '8 hours'
   from generate_series(timestamptz '1970-01-01', timestamptz '1970-01-01' + 19999 * interval '1 day', '1 day') as morning`,
  [organizationId, userId],
);
await app.orm.em.fork().execute('analyze timesheets');

const page =
  'select * from timesheets where organization_id = :organization order by clock_in_at desc, id desc limit 100';
const one = 'select id from users where organization_id = :organization and id = ?';
const rename = 'update users set first_name = first_name where organization_id = :organization and id = ?';

export const reference = 'one row without the wall';

/** The same statements as the administrator, whom no policy binds, and as the application. */
export const cases = {
  [reference]: () => tenantSql(withoutWall(), organizationId).query(one, [userId]),
  'one row with the wall': () => tenantSql(withWall()).query(one, [userId]),
  'a page of 100 without the wall': () => tenantSql(withoutWall(), organizationId).query(page),
  'a page of 100 with the wall': () => tenantSql(withWall()).query(page),
  'an update in a transaction without the wall': () =>
    withoutWall().transactional((em) => tenantSql(em, organizationId).run(rename, [userId])),
  'an update in a transaction with the wall': () =>
    withWall().transactional((em) => tenantSql(em).run(rename, [userId])),
  'the hours of two weeks, without the wall': () => hours(withoutWall()),
  'the hours of two weeks, with the wall': () => hours(withWall()),
  'the counts of a pay period, without the wall': () => counts(withoutWall()),
  'the counts of a pay period, with the wall': () => counts(withWall()),
};

export const close = bench.close;

function withoutWall() {
  return app.orm.em.fork();
}

function withWall() {
  const em = applicationOf(app.orm).em.fork();
  scopeToTenant(em, organizationId);
  return em;
}

/** Two weeks in the middle of the history: a statement that reads what is older or newer takes many times as long. */
const [from, to] = [new Date('1997-05-01T00:00:00Z'), new Date('1997-05-15T00:00:00Z')];

function hours(em: EntityManager) {
  const period = { startDate: '1997-05-01', endDate: '1997-05-14' };
  return loadPayFacts(em, { organizationId, period, window: { from, to }, userIds: [userId] });
}

function counts(em: EntityManager) {
  return countTimesheetsOfPayPeriods(em, organizationId, [{ startsAt: from, endsAt: to }]);
}
