import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './api.generated.ts';

type Timesheet = components['schemas']['Timesheet'];
type TimeTrack = Client<paths>;

const baseUrl = process.env.TIMETRACK_URL ?? 'http://127.0.0.1:3000';
const withKey = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${process.env.TIMETRACK_KEY}` } });

/** Reads a list page by page: each page names the next one in its Link header. */
async function* listTimesheets(client: TimeTrack, limit: number): AsyncGenerator<readonly Timesheet[]> {
  let cursor: string | undefined;
  do {
    const { data, error, response } = await client.GET('/api/timesheets', {
      params: { query: { limit, ...(cursor !== undefined && { cursor }) } },
    });
    if (error) throw new Error(error.message);
    yield data;
    cursor = nextCursor(response);
  } while (cursor);
}

function nextCursor({ headers }: Response): string | undefined {
  const [, address] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
  return address ? (new URL(address).searchParams.get('cursor') ?? undefined) : undefined;
}

/** The pay of everyone as a CSV file. */
async function downloadPayroll(client: TimeTrack, startDate: string, endDate: string): Promise<string> {
  const { data, error } = await client.GET('/api/payroll', {
    params: { query: { startDate, endDate, format: 'csv' } },
    parseAs: 'text',
  });
  if (error) throw new Error(error.message);
  return data;
}

/** Sends the same request twice, as after a lost response. The key makes sure that it takes effect once. */
async function createJobTwice(client: TimeTrack, name: string) {
  const key = crypto.randomUUID();
  const send = () => client.POST('/api/jobs', { params: { header: { 'Idempotency-Key': key } }, body: { name } });
  const [first, second] = [await send(), await send()];
  if (first.error || second.error) throw new Error((first.error ?? second.error)?.message);
  return { name: first.data.name, isSame: first.data.id === second.data.id };
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const pages: number[] = [];
for await (const page of listTimesheets(withKey, 2)) pages.push(page.length);
print({ pages });

const csv = await downloadPayroll(withKey, '2026-07-12', '2026-07-18');
print({ columns: csv.split('\r\n')[0]?.split(',').length });

const unknown = await withKey.GET('/api/timesheets/{id}', { params: { path: { id: crypto.randomUUID() } } });
print({ status: unknown.response.status, code: unknown.error?.code });

const session = process.env.TIMETRACK_SESSION;
if (session) {
  const withSession = createClient<paths>({ baseUrl, headers: { cookie: `timetrack_session=${session}` } });
  print({ job: await createJobTwice(withSession, 'Riverside Apartments') });
}
