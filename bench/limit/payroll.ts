import type pg from 'pg';
import { identify, payers, Refusal } from './callers.ts';
import { type Route, variablesOf } from './routes.ts';

/** Sends what PostgreSQL writes, unchanged. */
class Copy {
  readonly text: string;
  readonly write: (chunk: Buffer) => void;
  readonly callback: (error: Error | null) => void;
  private error: Error | null = null;

  constructor(text: string, write: Copy['write'], callback: Copy['callback']) {
    this.text = text;
    this.write = write;
    this.callback = callback;
  }

  submit(wire: { query(text: string): void }): null {
    wire.query(this.text);
    return null;
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.write(chunk);
  }

  /** The driver calls it; a copy has nothing to do. */
  handleCommandComplete(): undefined {
    return undefined;
  }

  handleError(error: Error): void {
    this.error ??= error;
  }

  handleReadyForQuery(): void {
    this.callback(this.error);
  }
}

/** The timesheets of the dates with what pay is computed from: people, jobs, approvals and breaks. */
const copyOf = (organization: string, from: string, to: string) => `
  set local app.organization_id = '${organization}';
  copy (
    select person.id, person.first_name, person.last_name, person.email, person.employee_number, sheet.id,
      sheet.clock_in_at, sheet.clock_out_at, sheet.approved_at, sheet.flags, job.name, pause.type, pause.start_at,
      pause.end_at
    from timesheets sheet
    join users person on person.organization_id = sheet.organization_id and person.id = sheet.user_id
    left join jobs job on job.organization_id = sheet.organization_id and job.id = sheet.job_id
    left join breaks pause on pause.organization_id = sheet.organization_id and pause.timesheet_id = sheet.id
    where sheet.organization_id = '${organization}' and sheet.clock_in_at >= '${from}' and sheet.clock_in_at < '${to}'
  ) to stdout (format csv, header)`;

const copyTimesheets: Route = async ({ database, request, response, query }) => {
  const { organization_id } = await identify(database, request, payers);
  const [from, to] = ['from', 'to'].map((name) => new Date(query.get(name) ?? '').toISOString());
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' });
  await database.within(
    ({ client }) =>
      new Promise<void>((resolve, reject) => {
        const copy = new Copy(
          copyOf(organization_id, from ?? '', to ?? ''),
          (chunk) => void response.write(chunk),
          (error) => (error ? reject(error) : resolve()),
        );
        client.query(copy as unknown as pg.Submittable);
      }),
  );
  response.end();
  return undefined;
};

/** A page of 500 people's pay under FLSA without rounding: over 40 hours in a workweek are overtime. */
const pageOfPay = {
  name: 'page_of_pay',
  text: `
    with page as (
      select id, first_name, last_name, email::text as email from users
      where organization_id = $1 and (last_name, first_name, id) > ($4, $5, $6::uuid)
        and (status = 'ACTIVE' or exists (
          select from timesheets where organization_id = $1 and user_id = users.id and clock_in_at >= $2 and clock_in_at < $3
        ))
      order by last_name, first_name, id limit 501
    )
    select page.*, coalesce(pay.regular, 0)::float8 as regular, coalesce(pay.overtime, 0)::float8 as overtime,
      coalesce(pay.unpaid, 0)::float8 as unpaid
    from page
    left join lateral (
      select sum(least(minutes, 2400)) as regular, sum(greatest(minutes - 2400, 0)) as overtime, sum(unpaid) as unpaid
      from (
        select sum(length - unpaid) as minutes, sum(unpaid) as unpaid
        from (
          select date_trunc('week', clock_in_at at time zone 'America/Denver' + interval '1 day') as week,
            extract(epoch from clock_out_at - clock_in_at) / 60 as length,
            coalesce((
              select sum(extract(epoch from end_at - start_at)) / 60 from breaks
              where organization_id = $1 and timesheet_id = sheet.id and type = 'UNPAID'
                and end_at - start_at > interval '20 minutes'
            ), 0) as unpaid
          from timesheets sheet
          where organization_id = $1 and user_id = page.id and clock_in_at >= $2 and clock_in_at < $3
          -- Otherwise the breaks are added up twice.
          offset 0
        ) worked
        group by week
      ) weeks
    ) pay on true
    order by last_name, first_name, id`,
};

interface PayRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly regular: number;
  readonly overtime: number;
  readonly unpaid: number;
}

const beforeAll = ['', '', '00000000-0000-0000-0000-000000000000'];

const payByGraphql: Route = async (exchange) => {
  const { organization_id: organization } = await identify(exchange.database, exchange.request, payers);
  const { from, to, first, after } = variablesOf(exchange);
  const cursor = after ? JSON.parse(Buffer.from(String(after), 'base64url').toString()) : beforeAll;
  if (first !== 500) throw new Refusal(400);
  const values = [organization, from, to, ...cursor];
  const rows = await exchange.database.read<PayRow>(organization, pageOfPay, values);
  const page = rows.slice(0, Number(first));
  const last = page.at(-1);
  const endCursor =
    last && Buffer.from(JSON.stringify([last.last_name, last.first_name, last.id])).toString('base64url');
  const edges = page.map((row) => ({
    node: {
      user: { id: row.id, firstName: row.first_name, lastName: row.last_name, email: row.email },
      regularMinutes: row.regular,
      overtimeMinutes: row.overtime,
      doubleTimeMinutes: 0,
      ptoMinutes: 0,
      unpaidBreakMinutes: row.unpaid,
    },
  }));
  const payrollExport = { edges, pageInfo: { hasNextPage: rows.length > page.length, endCursor: endCursor ?? null } };
  return { json: JSON.stringify({ data: { payrollExport } }) };
};

export const payrollRoutes: Readonly<Record<string, Route>> = {
  'GET /copy': copyTimesheets,
  'POST /graphql/payroll': payByGraphql,
};
