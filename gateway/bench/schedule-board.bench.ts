import { aBenchApp } from './bench-app.js';

const bench = await aBenchApp();
const { app, cookie, organizationId } = bench;
const people = 500;
const shiftsInTheWeek = 3500;
const week = { from: '2026-07-12T06:00:00Z', to: '2026-07-19T06:00:00Z' };

const em = app.orm.em.fork();
await em.execute(
  `insert into users (organization_id, first_name, last_name, email, password_hash, role, created_at)
   select ?, 'Worker', n::text, 'worker' || n || '@example.com', '', 'WORKER', now() from generate_series(1, ?) n`,
  [organizationId, people],
);
await em.execute(`insert into jobs (organization_id, name) select ?, 'Job ' || n from generate_series(1, 20) n`, [
  organizationId,
]);
// Seven shifts a week for each person, from half a year ago to a month ahead.
await em.execute(
  `with workers as (
     select id, last_name::int as n from users where organization_id = ? and first_name = 'Worker'
   ), works as (
     select array_agg(id) as ids from jobs where organization_id = ?
   ), made as (
     insert into schedules (organization_id, title, start_at, end_at, job_id, status)
     select ?, n::text, start_at, start_at + interval '8 hours', ids[1 + n % 20], 'PUBLISHED'
     from workers, works, generate_series(-180, 30) as day,
       lateral (select timestamptz '2026-07-12 13:00Z' + day * interval '1 day' as start_at) as times
     returning id, title
   )
   insert into schedule_assignees (organization_id, schedule_id, user_id)
   select ?, made.id, workers.id from made join workers on workers.n = made.title::int`,
  [organizationId, organizationId, organizationId, organizationId],
);
await em.execute('analyze');

export const reference = 'the shifts of the week by bare SQL';

/** The week of 500 people with 3,500 shifts, among a hundred thousand other shifts. */
export const cases = {
  [reference]: () =>
    app.orm.em
      .fork()
      .execute('select * from schedules where organization_id = ? and start_at >= ? and start_at < ?', [
        organizationId,
        week.from,
        week.to,
      ]),
  'the board over REST': overRest,
  'the board over GraphQL': () => overGraphql(''),
  'the board over GraphQL, with warnings': () => overGraphql('warnings { kind message user { id } }'),
};

export const close = bench.close;

async function overRest(): Promise<void> {
  const url = `/api/schedules/board?${new URLSearchParams(week)}`;
  const response = await app.inject({ url, headers: { cookie } });
  expectAll(response.json().schedules);
}

async function overGraphql(more: string): Promise<void> {
  const query = `query ($from: DateTimeISO!, $to: DateTimeISO!) { scheduleBoard(from: $from, to: $to) {
    people { user { id firstName lastName role scheduleColor } plannedMinutes }
    schedules { id title startAt endAt status job { id name } assignedUserIds images { thumbnailUrl } ${more} }
    timeOff { id user { id } startDate endDate }
    draftCount
  } }`;
  const payload = { query, variables: week };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers: { cookie }, payload });
  expectAll(response.json().data?.scheduleBoard.schedules);
}

function expectAll(schedules: readonly unknown[] | undefined): void {
  if (schedules?.length !== shiftsInTheWeek) throw new Error(`the board has ${schedules?.length} shifts`);
}
