import { aBenchApp } from './bench-app.js';

const people = 10_000;
const timesheetsEach = 10;
const bench = await aBenchApp();
const { app, cookie, organizationId } = bench;
const em = app.orm.em.fork();

await em.execute(
  `insert into users (organization_id, first_name, last_name, email, password_hash, role, created_at)
   select ?, 'Person', 'No. ' || n, 'person' || n || '@example.com', 'none', 'WORKER', now() from generate_series(2, ?) n`,
  [organizationId, people],
);
// Two weeks of five days in November 2026: nine hours from 8:00 in Denver, with a lunch of half an hour.
await em.execute(
  `insert into timesheets (organization_id, user_id, clock_in_at, clock_out_at, approved_at)
   select organization_id, id, morning, morning + interval '9 hours', morning + interval '1 day'
   from users, generate_series(0, ? - 1) n,
     lateral (select timestamptz '2026-11-02 15:00:00Z' + (n + n / 5 * 2) * interval '1 day' as morning) day
   where organization_id = ?`,
  [timesheetsEach, organizationId],
);
await em.execute(
  `insert into breaks (organization_id, timesheet_id, type, start_at, end_at)
   select organization_id, id, 'UNPAID', clock_in_at + interval '4 hours', clock_in_at + interval '4.5 hours'
   from timesheets where organization_id = ?`,
  [organizationId],
);
await em.execute('analyze');

const address = await app.url();
const range = 'startDate=2026-11-01&endDate=2026-11-14';
let peakBytes = 0;

export const reference = 'COPY of 100,000 timesheets and their breaks';
export const rounds = 3;

/** The pay of 10,000 people with 100,000 timesheets for two weeks. */
export const cases = {
  [reference]: async () => {
    await em.execute("copy (select * from timesheets) to '/dev/null'");
    await em.execute("copy (select * from breaks) to '/dev/null'");
  },
  'the payroll as a file': () => download(`/api/payroll?format=csv&${range}`),
  'the payroll as a file, line by line': () => download(`/api/payroll?format=csv&rows=lines&${range}`),
  'the report of times by employee as a file': () => download(`/api/reports/export?type=TIMES_BY_EMPLOYEE&${range}`),
  'the report of times by job': () => download(`/api/reports?type=TIMES_BY_JOB&${range}`),
  'one page of 500 people as JSON': () => download(`/api/payroll?limit=500&${range}`),
};

export async function close(): Promise<void> {
  console.info(`Most memory in use while a file was written: ${Math.round(peakBytes / 2 ** 20)} MiB of heap`);
  await bench.close();
}

/** Reads the response as a stream and discards it. */
async function download(path: string): Promise<void> {
  const response = await fetch(address + path, { headers: { cookie } });
  if (!response.ok || !response.body) throw new Error(`${path} returned ${response.status}`);
  let bytes = 0;
  for await (const piece of response.body) {
    bytes += piece.length;
    peakBytes = Math.max(peakBytes, process.memoryUsage().heapUsed);
  }
  if (bytes < 50) throw new Error(`${path} returned ${bytes} bytes`);
}
