import { aBenchApp } from './bench-app.js';

const bench = await aBenchApp();
const { app, cookie, organizationId } = bench;
const people = 500;
const days = 400;
const em = app.orm.em.fork();

app.clock.set('2026-06-01T12:00:00Z');
await em.execute(
  `insert into users (organization_id, first_name, last_name, email, password_hash, role, created_at)
   select ?, 'Worker', n::text, 'worker' || n || '@example.com', '', 'WORKER', now() from generate_series(1, ?) n`,
  [organizationId, people],
);
// One shift a day for each person. The last two weeks are pending, and one shift in a thousand has an exception.
await em.transactional(async (transaction) => {
  // The triggers would take minutes row by row.
  await transaction.execute('set local session_replication_role = replica; set local statement_timeout = 0');
  await transaction.execute(
    `insert into timesheets (organization_id, user_id, clock_in_at, clock_out_at, approved_at, flags)
     select ?, users.id, start_at, start_at + case when chance < 0.001 then 17 else 8 end * interval '1 hour',
       case when day > 14 then now() end,
       case when chance between 0.001 and 0.002 then array['MISSING_LOCATION'] else '{}' end
     from users, generate_series(1, ?) as day,
       lateral (select timestamptz '2026-06-01 05:00Z' - day * interval '1 day'
         + last_name::int * interval '1 second') as start (start_at),
       lateral (select random() as chance where day > 0 and last_name <> '') as luck
     where users.organization_id = ? and users.first_name = 'Worker'`,
    [organizationId, days, organizationId],
  );
  await transaction.execute(
    `insert into timesheet_changes (organization_id, timesheet_id, kind, position)
     select organization_id, id, 'UPSERT', row_number() over () from timesheets`,
  );
});
await em.execute('vacuum analyze');
const [person] = await em.execute<{ id: string }[]>(`select id from users where last_name = '250'`);

export const reference = 'the newest 100 of 200,000 rows by bare SQL';

/** A page of 100 rows of the review table, with every filter. */
export const cases = {
  [reference]: () =>
    app.orm.em
      .fork()
      .execute('select * from timesheets where organization_id = ? order by clock_in_at desc, id desc limit 100', [
        organizationId,
      ]),
  'the newest 100 over REST': () => page(''),
  'of one person': () => page(`&userId=${person?.id}`),
  'of two weeks a year ago': () => page('&from=2025-06-01&to=2025-06-14'),
  'of one day, nearly all approved': () => page('&from=2026-05-01&to=2026-05-01&status=APPROVED'),
  pending: () => page('&status=PENDING'),
  approved: () => page('&status=APPROVED'),
  'over 16 hours': () => page('&exception=OVER_16_HOURS'),
  'without a location': () => page('&exception=MISSING_LOCATION'),
  'in progress for over 16 hours': () => page('&exception=OPEN_OVER_16_HOURS', 0),
  'the pay periods around today, with their counts': payPeriods,
  'the change feed, 100 of it': changes,
};

export const close = bench.close;

async function get(url: string): Promise<unknown[]> {
  const response = await app.inject({ url, headers: { cookie } });
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.body}`);
  return response.json();
}

async function page(question: string, least = 1): Promise<void> {
  const found = await get(`/api/timesheets?limit=100${question}`);
  if (found.length < least) throw new Error(`nothing is found for ${question}`);
}

async function payPeriods(): Promise<void> {
  await get('/api/pay-periods');
}

async function changes(): Promise<void> {
  const found = await get('/api/timesheets/changes?limit=100');
  if (found.length !== 100) throw new Error(`the feed has ${found.length} changes`);
}
