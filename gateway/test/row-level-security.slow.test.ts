import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { features } from '../src/composition/features.js';
import { seedDemo } from '../src/demo/seed-demo.js';
import { routesOf } from '../src/platform/api/operation.js';
import { newId } from '../src/platform/database/ids.js';
import { reachTables, tablesForEveryReach } from '../src/platform/database/row-level-security/reach-tables.js';
import { globalTables, restrictedTables } from '../src/platform/database/row-level-security/table-grants.js';
import { systemFunctions } from '../src/platform/database/system-functions.js';
import { copyRows } from './harness/copied-rows.js';
import { applicationOf } from './harness/database.js';
import { readsOf } from './harness/graphql-reads.js';
import {
  type Actor,
  type ApiResponse,
  createActor,
  failureOf,
  startGateway,
  type TestGateway,
} from './harness/index.js';
import { withoutTenantScope } from './harness/without-tenant-scope.js';

/** Every table of a tenant, with the number of rows that the first organization has in it. */
interface TenantTable {
  readonly name: string;
  readonly rows: number;
}

let gateway: TestGateway;
let login: Client;
/** The organization that is full of data. */
let here: string;
/** The owner of the other organization, which contains a copy of all that. */
let other: Actor;
let tables: readonly TenantTable[];

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-17T19:00:00Z' });
  await seedDemo({ orm: applicationOf(gateway.orm), ...gateway.platform } as never);
  [{ id: here }] = await admin<[{ id: string }]>('select id from organizations');
  other = await createActor(gateway, 'OWNER');
  const names = await admin<{ name: string }[]>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organization_id' order by 1`,
  );
  tables = [];
  for (const { name } of names) {
    const count = `select count(*)::int as rows from ${name} where organization_id = '${here}'`;
    const [{ rows }] = await admin<[{ rows: number }]>(count);
    tables = [...tables, { name, rows }];
    // Triggers keep even an administrator from writing the log.
    if (!name.startsWith('audit_')) await copyRows(gateway, name, here, other.organizationId);
  }
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

/** Runs a statement as the application, in a transaction that names an organization and people in it, and undoes it. */
async function as(
  organizationId: string,
  sql: string,
  reach: string | null = '*',
): Promise<{ rows: never[]; rowCount: number | null }> {
  await login.query('begin');
  try {
    await login.query(`select set_config('app.organization_id', $1, true)`, [organizationId]);
    if (reach !== null) await login.query(`select set_config('app.reach', $1, true)`, [reach]);
    return await login.query(sql);
  } finally {
    await login.query('rollback');
  }
}

describe('the tables', () => {
  test('are each protected by row-level security, or listed with a reason', async () => {
    const found = await admin<{ name: string; forced: boolean; policies: string[] }[]>(`
      select class.relname as name, relrowsecurity and relforcerowsecurity as forced, array(
        select concat_ws(' ', polname, polcmd, polroles::regrole[]::text, pg_get_expr(polqual, polrelid),
          pg_get_expr(polqual, polrelid) = pg_get_expr(polwithcheck, polrelid))
        from pg_policy where polrelid = class.oid order by polname) as policies
      from pg_class class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
    const setting = `( SELECT (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid AS "nullif")`;
    const unprotected = found.filter(({ forced }) => !forced).map(({ name }) => name);
    expect(unprotected).toEqual(Object.keys(globalTables).toSorted());
    const tenantTables = found.filter(({ forced }) => forced);
    for (const { name, policies } of tenantTables) {
      const key = name === 'organizations' ? 'id' : 'organization_id';
      expect({ name, policies: policies.filter((policy) => !policy.startsWith('reach ')) }).toEqual({
        name,
        policies: ['system * {timetrack_system} true t', `tenant * {-} (${key} = ${setting}) t`],
      });
    }
    const walled = tenantTables.filter(({ policies }) => policies.some((policy) => policy.startsWith('reach r {')));
    expect(walled.map(({ name }) => name)).toEqual(Object.keys(reachTables).toSorted());
    const listed = [...Object.keys(reachTables), ...Object.keys(tablesForEveryReach)];
    expect(tenantTables.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
  });

  test('show the application its organization only, and nothing without one', async () => {
    const full = tables.filter(({ rows }) => rows > 0);
    expect(full.length).toBeGreaterThan(15);
    for (const { name, rows } of full.filter(({ name }) => name !== 'audit_heads')) {
      const seen = async (organizationId: string) =>
        (await as(organizationId, `select from ${name} where organization_id = '${here}'`)).rowCount;
      expect({ name, rows: await seen(here) }).toEqual({ name, rows });
      expect({ name, rows: await seen(other.organizationId) }).toEqual({ name, rows: 0 });
      expect({ name, rows: await seen('') }).toEqual({ name, rows: 0 });
    }
    expect((await as(here, 'select from organizations')).rowCount).toBe(1);
  });

  test('cannot be changed across the border', async () => {
    const canChange = (name: string) => restrictedTables[name]?.grants.includes('delete') ?? true;
    for (const { name } of tables.filter(({ name }) => !name.startsWith('audit_') && canChange(name))) {
      const foreign = `organization_id = '${here}'`;
      const update = `update ${name} set organization_id = organization_id where ${foreign}`;
      expect((await as(other.organizationId, update)).rowCount).toBe(0);
      expect((await as(other.organizationId, `delete from ${name} where ${foreign}`)).rowCount).toBe(0);
    }
    const move = `update jobs set organization_id = '${other.organizationId}'`;
    await expect(as(here, move)).rejects.toThrow('violates row-level security policy for table "jobs"');
    const insert = `insert into jobs (organization_id, name) values ('${here}', 'Spy')`;
    for (const organizationId of [other.organizationId, '']) {
      await expect(as(organizationId, insert)).rejects.toThrow('violates row-level security policy for table "jobs"');
    }
  });
});

describe('the role of the application', () => {
  test('has no privilege in the cluster and is a member of no role', async () => {
    const { rows } = await login.query(
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as powerful,
         exists (select from pg_auth_members where member = oid) as member
       from pg_roles where rolname = session_user`,
    );
    expect(rows).toEqual([{ powerful: false, member: false }]);
  });

  test.each([
    ['create table spies ()', 'permission denied for schema public'],
    ['create temporary table spies ()', 'permission denied to create temporary tables'],
    ['create schema spies', 'permission denied for database'],
    ['alter table jobs disable row level security', 'must be owner of table jobs'],
    ['drop policy tenant on jobs', 'must be owner of relation jobs'],
    ['truncate jobs', 'permission denied for table jobs'],
    ['set role timetrack', 'permission denied to set role "timetrack"'],
    ['set role timetrack_system', 'permission denied to set role "timetrack_system"'],
    ['set row_security = off; select from jobs', 'query would be affected by row-level security policy'],
    ['set session_replication_role = replica', 'permission denied to set parameter'],
    ['update audit_entries set action = action', 'permission denied for table audit_entries'],
    ['delete from audit_entries', 'permission denied for table audit_entries'],
    ['truncate audit_entries', 'permission denied for table audit_entries'],
    ['alter table audit_entries disable trigger all', 'must be owner of table audit_entries'],
    ['update audit_heads set position = 0', 'permission denied for table audit_heads'],
    ['delete from timesheet_counts', 'permission denied for table timesheet_counts'],
    ['delete from timesheet_count_changes', 'permission denied for table timesheet_count_changes'],
    ['delete from mikro_orm_migrations', 'permission denied for table mikro_orm_migrations'],
    ['create table pgboss.spies ()', 'permission denied for schema pgboss'],
    [`select pg_read_file('/etc/passwd')`, 'permission denied for function pg_read_file'],
  ])('is refused: %s', async (sql, message) => {
    if (sql.includes('pgboss')) await gateway.app.jobs.runPending();
    await expect(as(here, sql)).rejects.toThrow(message);
  });
});

test('only the listed functions see every organization, and only the application may execute them', async () => {
  const functions = await admin<{ name: string }[]>(`
    select distinct proname as name, proowner::regrole::text as owner, proconfig::text as settings,
      has_function_privilege('public', oid, 'execute') as is_public
    from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`);
  const expected = Object.keys(systemFunctions).map((name) => ({
    name,
    owner: 'timetrack_system',
    settings: '{"search_path=public, pg_temp"}',
    is_public: false,
  }));
  expect(functions).toEqual(expected.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
});

describe('without the conditions of the gateway', () => {
  let answered = 0;
  const range = 'startDate=2026-11-01&endDate=2026-11-14&from=2026-11-01&to=2026-11-30&type=TIMES_BY_EMPLOYEE';

  /** Calls every operation that takes no id, or only the id of a record of the first organization; returns what was read. */
  async function attack(outsider: Actor, ids: readonly string[]): Promise<string> {
    const read: string[] = [];
    answered = 0;
    const keep = ({ status, text }: ApiResponse) => {
      if (status === 200 && !text.includes('"errors"')) answered += 1;
      read.push(text);
    };
    const routes = routesOf(features);
    for (const { path } of routes.filter(({ method, path }) => method === 'GET' && !path.includes(':'))) {
      keep(await gateway.rest(outsider, 'GET', `${path}?${range}`));
    }
    for (const document of readsOf(newId())) keep(await gateway.graphql(outsider, document));
    const withId = routes.filter(({ path }) => /^[^:]+:id(\/[^:]+)?$/.test(path));
    for (const id of ids) {
      for (const { method, path } of withId) {
        read.push((await gateway.rest(outsider, method, path.replace(':id', id), {})).text);
      }
      for (const document of readsOf(id).filter((text) => text.includes(id))) {
        read.push((await gateway.graphql(outsider, document)).text);
      }
    }
    return read.join('\n');
  }

  const listRecords = () =>
    admin<{ id: string; place: string }[]>(
      ['users', 'jobs', 'timesheets', 'schedules', 'invitations', 'pto_requests', 'pto_policies']
        .map((table) => `(select id, '${table}' as place from ${table} where organization_id = '${here}' limit 2)`)
        .join(' union all '),
    );

  test('no command takes the id of a record of another organization', async () => {
    const outsider = await createActor(gateway, 'OWNER');
    const records = Object.fromEntries((await listRecords()).map(({ id, place }) => [place, id]));
    const [userId, jobId, policyId] = [records.users, records.jobs, records.pto_policies];
    const [startAt, endAt] = ['2026-11-16T15:00:00Z', '2026-11-16T17:00:00Z'];
    const schedule = { title: 'Spy', startAt, endAt };
    const dates = { startDate: '2026-12-01', endDate: '2026-12-01', hours: 8 };
    const commands = [
      ['POST', '/api/timesheets', 'timesheetAdd', { userId, clockInAt: startAt, clockOutAt: endAt }],
      ['POST', '/api/timesheets/clock-in', 'timesheetClockIn', { jobId }],
      ['POST', '/api/schedules', 'scheduleCreate', { ...schedule, assignedUserIds: [userId] }],
      ['POST', '/api/schedules', 'scheduleCreate', { ...schedule, assignedUserIds: [outsider.userId], jobId }],
      ['POST', '/api/pto-requests', 'ptoRequestCreate', { ...dates, policyId }],
      ['PUT', '/api/earning-codes', 'earningCodeSet', { kind: 'REGULAR', jobId, code: 'R' }],
    ] as const;
    await withoutTenantScope(gateway.orm, async () => {
      for (const [method, path, name, input] of commands) {
        const { status } = await gateway.rest(outsider, method, path, input);
        const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
        const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
        const twin = await gateway.graphql(outsider, document, { input });
        expect({ name, input, status, code: failureOf(twin).code }).toEqual({
          name,
          input,
          status: 404,
          code: 'NOT_FOUND',
        });
      }
    });
  });

  test('no operation shows or changes anything of another organization; without the second, they do', async () => {
    const outsider = await createActor(gateway, 'OWNER');
    const named = await listRecords();
    const people = await admin<{ id: string }[]>(`select id from users where organization_id = '${here}'`);
    const leaked = (text: string) => people.filter(({ id }) => text.includes(id)).length;
    // What an attacker sends comes back in error messages only if it is known.
    const unknown = newId();
    const state = async () => {
      const sums: unknown[] = [];
      for (const { name } of tables) {
        sums.push(
          ...(await admin<unknown[]>(
            `select md5(string_agg(t::text, ',' order by t::text)) from ${name} t where organization_id = '${here}'`,
          )),
        );
      }
      return sums;
    };
    const before = await state();
    let text = '';
    const removed = await withoutTenantScope(gateway.orm, async () => {
      text = await attack(outsider, [...named.map(({ id }) => id), unknown]);
    });
    expect(answered).toBeGreaterThan(50);
    expect(removed).toBeGreaterThan(100);
    expect(leaked(text)).toBe(0);
    expect(await state()).toEqual(before);

    for (const { name } of tables) await admin(`alter table ${name} disable row level security`);
    await withoutTenantScope(gateway.orm, async () => {
      text = await attack(await createActor(gateway, 'OWNER'), []);
    });
    expect(leaked(text)).toBeGreaterThan(5);
  });
});
