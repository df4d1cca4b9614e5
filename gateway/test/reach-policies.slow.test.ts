import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { seedDemo } from '../src/demo/seed-demo.js';
import { reachTables } from '../src/platform/database/row-level-security/reach-tables.js';
import { applicationOf } from './harness/database.js';
import { startGateway, type TestGateway } from './harness/index.js';

let gateway: TestGateway;
let login: Client;
/** An organization that is full of data. */
let here: string;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-17T19:00:00Z' });
  await seedDemo({ orm: applicationOf(gateway.orm), ...gateway.platform } as never);
  [{ id: here }] = await admin<[{ id: string }]>('select id from organizations');
  login = new Client({ connectionString: gateway.config.databaseUrl as string });
  await login.connect();
});
afterAll(async () => {
  await login.end();
  await gateway.close();
});

function admin<Rows>(sql: string): Promise<Rows> {
  return gateway.orm.em.fork().execute(sql) as Promise<Rows>;
}

/** Runs a statement as the application, in a transaction that names people in the organization, and undoes it. */
async function as(sql: string, reach: string | null): Promise<number | null> {
  await login.query('begin');
  try {
    await login.query(`select set_config('app.organization_id', $1, true)`, [here]);
    if (reach !== null) await login.query(`select set_config('app.reach', $1, true)`, [reach]);
    return (await login.query(sql)).rowCount;
  } finally {
    await login.query('rollback');
  }
}

describe('the policies `reach`', () => {
  test('show the rows of the people in reach only, and those of no person without a reach', async () => {
    const [one, two] = await admin<{ id: string }[]>(
      `select user_id as id from timesheets where organization_id = '${here}' group by 1 order by count(*) desc limit 2`,
    );
    let some = 0;
    for (const [name, rule] of Object.entries(reachTables)) {
      const conditionOf = (ids: string) => {
        if (rule === 'EVERYONE') return 'false';
        if ('people' in rule) return `${rule.people} && '{${ids}}'`;
        return `(${rule.person} = any ('{${ids}}') ${rule.mayBeNull ? `or ${rule.person} is null` : ''})`;
      };
      for (const people of [`${one?.id}`, `${one?.id},${two?.id}`]) {
        const [{ rows: expected }] = await admin<[{ rows: number }]>(
          `select count(*)::int as rows from ${name} where organization_id = '${here}' and ${conditionOf(people)}`,
        );
        const seen = await as(`select from ${name}`, people);
        expect({ name, seen }).toEqual({ name, seen: expected });
        some += expected > 0 ? 1 : 0;
      }
      const hidden = [await as(`select from ${name}`, null)];
      hidden.push(await as(`select from ${name}`, ''));
      if (rule === 'EVERYONE' || !('mayBeNull' in rule)) expect({ name, hidden }).toEqual({ name, hidden: [0, 0] });
    }
    expect(some).toBeGreaterThan(12);
  });

  test('let no one out of reach be changed or deleted', async () => {
    const [{ id }] = await admin<[{ id: string }]>(`select id from users where organization_id = '${here}' limit 1`);
    const others = `organization_id = '${here}' and user_id <> '${id}'`;
    for (const name of ['timesheets', 'breaks', 'pto_requests', 'schedule_assignees', 'employment_terms']) {
      const update = `update ${name} set organization_id = organization_id where ${others}`;
      expect({ name, changed: await as(update, id) }).toEqual({ name, changed: 0 });
      const remove = `delete from ${name} where ${others}`;
      expect({ name, deleted: await as(remove, id) }).toEqual({ name, deleted: 0 });
    }
  });
});
