import { aBenchApp } from './bench-app.js';

const bench = await aBenchApp();
const { app, cookie, organizationId, userId } = bench;
const rows = 20_000;
const pageSize = 500;

await app.orm.em.fork().execute(
  `insert into timesheets (organization_id, user_id, clock_in_at, clock_out_at)
   select ?, ?, morning, morning + interval '8 hours'
   from generate_series(timestamptz '1970-01-01', timestamptz '1970-01-01' + ? * interval '1 day', '1 day') as morning`,
  [organizationId, userId, rows - 1],
);
await app.orm.em.fork().execute('analyze timesheets');

export const reference = 'the newest 500 rows by bare SQL';

/** A page of many timesheets, with people, breaks and photos. */
export const cases = {
  [reference]: () =>
    app.orm.em
      .fork()
      .execute('select * from timesheets where organization_id = ? order by clock_in_at desc, id desc limit ?', [
        organizationId,
        pageSize,
      ]),
  'the newest 500 over REST': () => get(`/api/timesheets?limit=${pageSize}`),
  'the newest 500 over GraphQL': overGraphql,
  'the four numbers of the dashboard': () => get('/api/dashboard/stats'),
};

export const close = bench.close;

async function get(url: string): Promise<void> {
  const { statusCode } = await app.inject({ url, headers: { cookie } });
  if (statusCode !== 200) throw new Error(`${url} returned ${statusCode}`);
}

async function overGraphql(): Promise<void> {
  const fields =
    'id clockInAt clockOutAt durationMinutes notes imageUrls user { firstName lastName } breaks { type endAt }';
  const payload = { query: `{ timesheets(first: ${pageSize}) { edges { node { ${fields} } } } }` };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers: { cookie }, payload });
  if (response.json().data?.timesheets.edges.length !== pageSize)
    throw new Error(`the response was ${response.body.slice(0, 300)}`);
}
