import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import pino from 'pino';
import { startGateway } from '../../../test/harness/index.js';
import { verifyAudit } from '../../features/audit/index.js';
import { createOrm, poolOf } from '../../platform/database/orm.js';
import { demoPassword, demoSignIns } from '../cast.js';
import { seedDemo } from '../seed-demo.js';

type TestApp = Awaited<ReturnType<typeof startGateway>>;

/** A Tuesday noon in Denver. */
const noon = new Date('2026-11-17T19:00:00Z');

describe('the demo organization', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startGateway();
    app.clock.set(noon);
    await seedDemo({ orm: app.orm, ...app.app.platform });
  });
  afterAll(() => app.close());

  async function count(sql: string): Promise<number> {
    const [row] = await app.orm.em.fork().execute<[{ count: string }]>(`select count(*) from ${sql}`);
    return Number(row.count);
  }

  test('has a dozen people of every role with six weeks of timesheets', async () => {
    expect(await count('users')).toBeGreaterThanOrEqual(12);
    expect(await count('timesheets where clock_out_at is not null')).toBeGreaterThan(300);
    expect(await count('breaks')).toBeGreaterThan(300);
    expect(await count(`timesheets where notes <> ''`)).toBeGreaterThan(50);
    expect(await count('timesheet_photos')).toBe(10);
    expect(await count(`schedules where status = 'PUBLISHED'`)).toBeGreaterThan(50);
  });

  test('has the job of its shift on each timesheet', async () => {
    expect(await count('timesheets where job_id is null')).toBe(0);
    const differs = `timesheets t join schedule_assignees a on a.user_id = t.user_id
      join schedules s on s.id = a.schedule_id and s.start_at::date = t.clock_in_at::date
      where s.job_id <> t.job_id and t.clock_out_at is not null`;
    expect(await count(differs)).toBe(0);
  });

  test('has time off requests in every status, two of them pending for next week', async () => {
    for (const status of ['PENDING', 'APPROVED', 'DENIED', 'CANCELED']) {
      expect(await count(`pto_requests where status = '${status}'`)).toBeGreaterThan(0);
    }
    const nextWeek = `start_date between '2026-11-23' and '2026-11-27'`;
    expect(await count(`pto_requests where status = 'PENDING' and ${nextWeek}`)).toBe(2);
    expect(await count(`pto_requests where status = 'APPROVED' and ${nextWeek}`)).toBe(1);
    const policies = await app.inject({ url: '/api/pto-policies', headers: { cookie: await signIn('WORKER') } });
    expect(policies.json()).toMatchObject([{ name: 'Paid time off' }, { name: 'Sick leave' }]);
  });

  test('has exchanges with the accounting software, one with a file and one that failed', async () => {
    const headers = { cookie: await signIn('OWNER') };
    const items = (await app.inject({ url: '/api/sync-queue', headers })).json();
    expect(items.map(({ type, status }: Record<string, string>) => `${type} ${status}`)).toEqual([
      'EXPORT_TIMESHEETS SUCCESS',
      'IMPORT_LISTS SUCCESS',
      'EXPORT_TIMESHEETS ERROR',
      'IMPORT_LISTS SUCCESS',
    ]);
    const file = await app.inject({ url: items[0].fileUrl, headers });
    expect(file.body.split('\r\n').length).toBeGreaterThan(100);
    expect(items[0].message).toMatch(/^\d+ activities from 2026-10-25 to 2026-11-07, version 1$/);
  });

  test('has a person without an account with hours and shifts', async () => {
    const headers = { cookie: await signIn('MANAGER') };
    const people = (await app.inject({ url: '/api/users', headers })).json();
    const [eli, ...others] = people.filter(({ hasAccount }: { hasAccount: boolean }) => !hasAccount);
    expect([eli, others]).toMatchObject([{ firstName: 'Eli', email: null, staffNumber: '115', status: 'ACTIVE' }, []]);
    expect(await count(`timesheets where user_id = '${eli.id}'`)).toBeGreaterThan(2);
    expect(await count(`schedule_assignees where user_id = '${eli.id}'`)).toBeGreaterThan(5);
  });

  test('has a former employee with past hours and no future shifts', async () => {
    const headers = { cookie: await signIn('MANAGER') };
    const people = (await app.inject({ url: '/api/users', headers })).json();
    const formerMembers = people.filter(({ status }: Record<string, string>) => status === 'DISABLED');
    expect(formerMembers).toMatchObject([{ firstName: 'Kofi', email: 'kofi@cedarandstone.example' }]);
    expect(await count(`timesheets where user_id = '${formerMembers[0].id}'`)).toBeGreaterThan(15);
    expect(await count(`timesheets where user_id = '${formerMembers[0].id}' and clock_in_at > '2026-11-08'`)).toBe(0);
    expect(await count(`schedule_assignees where user_id = '${formerMembers[0].id}'`)).toBe(0);
  });

  test('has a team for each crew, and a manager who sees only their own', async () => {
    const tom = { cookie: await signIn('MANAGER', demoSignIns.at(-1)?.email) };
    const teamsOf = async (headers: { readonly cookie: string }) =>
      (await app.inject({ url: '/api/teams', headers })).json().map(({ name }: { name: string }) => name);
    expect(await teamsOf({ cookie: await signIn('MANAGER') })).toEqual(['Garden crew', 'Office', 'Stone crew']);
    expect(await teamsOf(tom)).toEqual(['Stone crew']);
    const people = (await app.inject({ url: '/api/users', headers: tom })).json();
    const names = people.map(({ firstName }: { firstName: string }) => firstName);
    expect(names).toEqual(expect.arrayContaining(['Tom', 'Deshawn', 'Eli', 'Jonas', 'Kofi']));
    expect(names).not.toContain('Wes');
    const week = 'from=2026-11-16T07:00:00Z&to=2026-11-23T07:00:00Z';
    const shifts = (await app.inject({ url: `/api/schedules?${week}`, headers: tom })).json();
    expect(new Set(shifts.map(({ title }: { title: string }) => title))).toEqual(
      new Set(['Garden crew', 'Stone crew']),
    );
  });

  test('has invitations in every status', async () => {
    const headers = { cookie: await signIn('ADMIN') };
    const invitations = (await app.inject({ url: '/api/invitations', headers })).json();
    const summaries = invitations.map(
      ({ status, usedBy }: { status: string; usedBy: { firstName: string } | null }) => [status, usedBy?.firstName],
    );
    expect(summaries).toEqual([['ACTIVE'], ['ACTIVE'], ['EXPIRED'], ['USED', 'Siobhán']]);
  });

  test('has an audit log in chronological order whose hash chain is valid', async () => {
    const headers = { cookie: await signIn('ADMIN') };
    const log = (await app.inject({ url: '/api/audit-logs?limit=1000', headers })).json();
    const seeded = log.filter(({ at }: Record<string, string>) => (at as string) < noon.toISOString());
    expect(seeded.length).toBeGreaterThan(60);
    expect(seeded.map(({ at }: Record<string, string>) => at)).toEqual(
      seeded
        .map(({ at }: Record<string, string>) => at)
        .toSorted()
        .toReversed(),
    );
    const actions = new Set(seeded.map(({ action }: Record<string, string>) => action));
    for (const action of ['user.archived', 'organization.updated', 'pay-period.closed', 'timesheet.clocked-in']) {
      expect(actions).toContain(action);
    }
    expect(JSON.stringify(seeded.map(({ changes }: Record<string, unknown>) => changes))).not.toContain('@');
    const client = new Client({ connectionString: app.databaseUrl });
    await client.connect();
    expect((await verifyAudit([{ client }], app.config)).flaws).toEqual([]);
    await client.end();
  });

  test('has no work before the first day or after the current minute', async () => {
    expect(await count(`timesheets where clock_out_at > '${noon.toISOString()}'`)).toBe(0);
    expect(await count(`timesheets where clock_in_at < '2026-10-01'`)).toBe(0);
  });

  test('has exceptions of every kind, and its last approved pay period is closed', async () => {
    for (const flag of ['IMPOSSIBLE_LOCATION', 'OUTSIDE_PLACE', 'ADDED_BY_MANAGER']) {
      expect(await count(`timesheets where '${flag}' = any(flags)`)).toBeGreaterThan(0);
    }
    // The organization requests a location without requiring it.
    expect(await count('organizations where require_location_on_clock')).toBe(0);
    expect(await count('timesheets where id not in (select timesheet_id from punch_locations)')).toBeGreaterThan(0);
    // The flags are those that the clock would have set.
    const flagged = `select id from timesheets where 'OUTSIDE_PLACE' = any(flags)`;
    expect(await count(`punch_locations where is_outside <> (timesheet_id in (${flagged}))`)).toBe(0);
    expect(await count('places where radius_meters is not null')).toBe(2);
    expect(await count('schedules where place_id is null or team_id is null')).toBe(0);
    const worked = 'select team_id, user_id from schedules join schedule_assignees on schedule_id = schedules.id';
    const members = 'select team_id, user_id from team_members';
    expect(await count(`(${worked} except ${members}) as outsiders`)).toBe(0);
    expect(await count(`timesheets where clock_out_at - clock_in_at > interval '16 hours'`)).toBe(1);
    expect(await count(`timesheets where clock_out_at is null and clock_in_at < '2026-11-17'`)).toBe(1);
    const headers = { cookie: await signIn('ADMIN') };
    const periods = (await app.inject({ url: '/api/pay-periods', headers })).json();
    const first = periods.findIndex(({ startDate }: { startDate: string }) => startDate === '2026-10-11');
    expect(periods.slice(first, first + 3)).toMatchObject([
      { startDate: '2026-10-11', status: 'OPEN', unapprovedCount: 0, canClose: true },
      { startDate: '2026-10-25', endDate: '2026-11-07', status: 'CLOSED', unapprovedCount: 0, canReopen: true },
      { startDate: '2026-11-08', endDate: '2026-11-21', status: 'OPEN', canClose: false },
    ]);
    expect(periods[first + 1].timesheetCount).toBeGreaterThan(50);
  });

  test('has the qualified overtime of the closed pay period in its file', async () => {
    const headers = { cookie: await signIn('ACCOUNTANT') };
    const url = '/api/payroll?startDate=2026-10-25&endDate=2026-11-07&format=csv';
    expect((await app.inject({ url, headers })).body).toContain('qualifiedOvertimeHours');
  });

  test('has signatures of the closed pay period: most given, one stale, and three missing', async () => {
    const headers = { cookie: await signIn('ACCOUNTANT') };
    const rows = (await app.inject({ url: '/api/sign-offs?startDate=2026-10-25', headers })).json() as {
      readonly user: { readonly firstName: string };
      readonly state: string;
      readonly answeredNo: readonly string[];
      readonly signOff: object | null;
    }[];
    const namesOf = (state: string) => rows.filter((row) => row.state === state).map(({ user }) => user.firstName);
    expect(namesOf('SIGNED').length).toBeGreaterThan(7);
    expect(namesOf('MISSING').toSorted()).toEqual(['Kofi', 'Siobhán', 'Wes']);
    expect(rows.find(({ state }) => state === 'STALE')).toMatchObject({
      user: { firstName: 'Hana' },
      signOff: {
        staleReason: 'Changed by Tom on Nov 9',
        changes: [{ sentence: expect.stringMatching(/regular time, signed as/) }],
      },
    });
    expect(rows.filter(({ answeredNo }) => answeredNo.length > 0).map(({ user }) => user.firstName)).toEqual([
      'Deshawn',
    ]);
    const due = await app.inject({ url: '/api/me/sign-off-due', headers: { cookie: await signIn('WORKER') } });
    expect(due.json()).toMatchObject({ startDate: '2026-10-25', reason: 'MISSING' });
  });

  test.each(demoSignIns)('lets its $role sign in', async ({ email, password, role }) => {
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    expect(response.statusCode).toBe(200);
    expect(response.json().user.role).toBe(role);
  });

  test('shows a manager a team at work, and a worker a shift today and no timesheet in progress', async () => {
    const manager = await signIn('MANAGER');
    const stats = await app.inject({ url: '/api/dashboard/stats', headers: { cookie: manager } });
    expect(stats.json()).toMatchObject({ activeWorkers: 6, pendingApprovals: expect.any(Number) });
    const worker = await signIn('WORKER');
    const active = await app.inject({ url: '/api/timesheets/active', headers: { cookie: worker } });
    expect(active.json()).toBeNull();
    const today = 'from=2026-11-17T07:00:00Z&to=2026-11-18T07:00:00Z';
    const schedules = await app.inject({ url: `/api/schedules?${today}`, headers: { cookie: worker } });
    expect(schedules.json()).toHaveLength(1);
  });

  test('is created once, and a gateway that waits for another one has no timeout', async () => {
    const other = await createOrm({ url: app.databaseUrl, poolSize: 2, logger: pino({ level: 'silent' }) }, []);
    (await poolOf(other)).on('connect', (client) => void client.query('set lock_timeout = 1'));
    const holder = new Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query(`begin; select pg_advisory_xact_lock(hashtext('timetrack-demo'))`);
    let seeding: Promise<boolean> | undefined;
    const line = await new Promise((resolve) => {
      seeding = seedDemo({ ...app.app.platform, orm: other, print: resolve });
    });
    expect(line).toBe('Another gateway creates the demo organization: waiting for it');
    await holder.end();
    expect(await seeding).toBe(false);
    await other.close(true);
  });

  test('is only created in an empty database', async () => {
    expect(await seedDemo({ orm: app.orm, ...app.app.platform })).toBe(false);
    expect(await count('organizations')).toBe(1);
  });

  async function signIn(
    role: string,
    email = demoSignIns.find((signIn) => signIn.role === role)?.email,
  ): Promise<string> {
    const payload = { email, password: demoPassword };
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    const [cookie] = response.cookies;
    return `${cookie?.name}=${cookie?.value}`;
  }
});
