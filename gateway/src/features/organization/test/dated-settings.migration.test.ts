import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { features } from '../../../features.composition.js';
import { newId } from '../../../platform/database/ids.inputs.js';
import { migrate } from '../../../platform/database/migrator.service.js';
import { createOrm } from '../../../platform/database/orm.adapter.js';
import { readRuleTimeline, readSettingsHistory } from '../dated-settings.queries.js';

const featuresBefore = features.map(({ migrations = [], ...feature }) => ({
  ...feature,
  migrations: migrations.filter(({ name }) => name < '0026'),
}));
const denver = { timezone: 'America/Denver', roundingRule: '15min', overtimeRule: 'FLSA', workweekStartsOn: 'SUNDAY' };

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase(featuresBefore);
});
afterAll(() => database.close());

const execute = (sql: string, values: readonly unknown[]) => database.orm.em.fork().execute(sql, [...values]);

async function anOrganization(): Promise<{ organizationId: string; userId: string }> {
  const [organizationId, userId] = [newId(), newId()];
  await execute("insert into organizations (id, name, created_at) values (?, 'Redstone', now())", [organizationId]);
  await execute(
    `insert into users (organization_id, id, email, first_name, last_name, role, password_hash, created_at)
     values (?, ?, ? || '@example.com', 'Ada', 'Marsh', 'OWNER', '', now())`,
    [organizationId, userId, userId],
  );
  return { organizationId, userId };
}

test('the migration to dated settings rebuilds the rules of closed periods and moves the pay calendar', async () => {
  const { organizationId, userId } = await anOrganization();
  const { organizationId: newcomer } = await anOrganization();
  for (const [startDate, endDate, rules] of [
    ['2026-09-06', '2026-09-12', denver],
    ['2026-09-13', '2026-09-19', { ...denver, overtimeRule: 'CALIFORNIA' }],
    ['2026-09-20', '2026-09-26', { ...denver, overtimeRule: 'CALIFORNIA' }],
  ] as const) {
    await execute(
      `insert into closed_pay_periods
         (organization_id, start_date, end_date, starts_at, ends_at, rules, timesheet_count, closed_at, closed_by_id)
       values (?, ?, ?, now(), now(), ?, 1, now(), ?)`,
      [organizationId, startDate, endDate, JSON.stringify(rules), userId],
    );
  }
  await execute("update organizations set rounding_rule = 'none' where id = ?", [organizationId]);
  await execute("insert into pay_period_settings values (?, 'WEEKLY', '2026-09-06')", [organizationId]);
  const orm = await createOrm({ url: database.url, poolSize: 2, logger: pino({ level: 'silent' }) }, features);
  try {
    await migrate(orm);
    const em = orm.em.fork();
    const first = { ...denver, crediting: 'BY_TIMESHEET', from: null };
    expect(await readRuleTimeline(em, organizationId)).toEqual([
      first,
      { ...first, from: '2026-09-13', overtimeRule: 'CALIFORNIA' },
      { ...first, from: '2026-09-27', roundingRule: 'none', crediting: 'BY_WORKWEEK' },
    ]);
    expect(await readSettingsHistory(em, organizationId)).toMatchObject({
      timezone: [{ from: '0001-01-01', value: null }],
      payCalendar: [{ from: '0001-01-01', value: { kind: 'WEEKLY', anchorDate: '2026-09-06' } }],
    });
    expect(await readRuleTimeline(em, newcomer)).toEqual([
      { ...denver, roundingRule: 'none', crediting: 'BY_WORKWEEK', from: null },
    ]);
  } finally {
    await orm.close();
  }
});
