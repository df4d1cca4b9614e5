import type pg from 'pg';
import { identify, payers } from './callers.ts';
import type { Route } from './routes.ts';

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
  set local app.reach = '*';
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

/** Everyone's pay under FLSA without rounding: over 40 hours in a workweek are overtime. */
const payOfEveryone = {
  name: 'pay_of_everyone',
  text: `
    with worked as (
      select user_id, date_trunc('week', clock_in_at at time zone 'America/Denver' + interval '1 day') as week,
        extract(epoch from clock_out_at - clock_in_at) / 60 - coalesce((
          select sum(extract(epoch from end_at - start_at)) / 60 from breaks
          where organization_id = $1 and timesheet_id = sheet.id and type = 'UNPAID'
            and end_at - start_at > interval '20 minutes'
        ), 0) as minutes
      from timesheets sheet
      where organization_id = $1 and clock_in_at >= $2 and clock_in_at < $3
    ), weeks as (
      select user_id, sum(minutes) as minutes from worked group by user_id, week
    )
    select person.id, sum(least(coalesce(minutes, 0), 2400))::float8 as regular,
      sum(greatest(coalesce(minutes, 0) - 2400, 0))::float8 as overtime
    from users person left join weeks on weeks.user_id = person.id
    where person.organization_id = $1 and (person.status = 'ACTIVE' or weeks.user_id is not null)
    group by person.id`,
};

/** What the product's file must pay. */
const payRoute: Route = async ({ database, request, query }) => {
  const { organization_id } = await identify(database, request, payers);
  const values = [organization_id, query.get('from'), query.get('to')];
  return { json: JSON.stringify(await database.read(organization_id, payOfEveryone, values)) };
};

export const payrollRoutes: Readonly<Record<string, Route>> = {
  'GET /copy': copyTimesheets,
  'GET /pay': payRoute,
};
