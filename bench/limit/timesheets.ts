import { createHash } from 'node:crypto';
import { identify, planners, Refusal, reviewers, type Viewer } from './callers.ts';
import type { Database } from './database.ts';
import { type Route, variablesOf } from './routes.ts';
import { rowsOf, type Statement } from './statements.ts';
import { type Closed, derive, type Look, type TimesheetRow } from './timesheet-views.ts';

/** A statement for each page size: PostgreSQL plans for a tenth of the table if the size is a value. */
function bySize(name: string, text: (newest: string) => string): (size: number) => Statement {
  const known = new Map<number, Statement>();
  return (size) => {
    const order = `order by sheet.clock_in_at desc, sheet.id desc limit ${size}`;
    const statement = known.get(size) ?? { name: `${name}_${size}`, text: text(order) };
    known.set(size, statement);
    return statement;
  };
}

const listWithPerson = bySize(
  'list_with_person',
  (newest) => `
    select sheet.id, sheet.clock_in_at, sheet.clock_out_at, sheet.notes, sheet.user_id, person.first_name,
      person.last_name
    from (select * from timesheets sheet where organization_id = $1 ${newest}) sheet
    join users person on person.organization_id = $1 and person.id = sheet.user_id
    ${newest}`,
);

const listInFull = bySize(
  'list_in_full',
  (newest) => `
    select sheet.id, sheet.clock_in_at, sheet.clock_out_at, sheet.notes, sheet.flags, sheet.approved_at,
      sheet.approved_by_id, sheet.rejected_at, sheet.rejection_reason, sheet.user_id, person.first_name, person.last_name,
      person.schedule_color, sheet.job_id, job.name as job_name,
      (select json_agg(json_build_object('id', id, 'type', type, 'start', start_at, 'end', end_at) order by start_at, id)
       from breaks where organization_id = $1 and timesheet_id = sheet.id) as breaks,
      (select array_agg(photo_id order by position)
       from timesheet_photos where organization_id = $1 and timesheet_id = sheet.id) as photos
    from (select * from timesheets sheet where organization_id = $1 ${newest}) sheet
    join users person on person.organization_id = $1 and person.id = sheet.user_id
    left join jobs job on job.organization_id = $1 and job.id = sheet.job_id
    ${newest}`,
);

const findClosed = {
  name: 'find_closed',
  text: `select start_date::text, end_date::text, starts_at, ends_at from closed_pay_periods
    where organization_id = $1 order by start_date`,
};

const countOtherOwners = {
  name: 'count_other_owners',
  text: `select count(*)::int as others from users
    where organization_id = $1 and id <> $2 and role = 'OWNER' and status = 'ACTIVE'`,
};

/** The list of a dashboard: people and times. */
const listByGraphql: Route = async (exchange) => {
  const viewer = await identify(exchange.database, exchange.request, reviewers);
  const first = Number(variablesOf(exchange).first);
  const organization = viewer.organization_id;
  const rows = await exchange.database.read<TimesheetRow>(organization, listWithPerson(sizeOf(first)), [organization]);
  const edges = rows.slice(0, first).map((row) => ({
    node: {
      id: row.id,
      clockInAt: row.clock_in_at,
      clockOutAt: row.clock_out_at,
      notes: row.notes,
      user: { id: row.user_id, firstName: row.first_name, lastName: row.last_name },
    },
  }));
  return { json: JSON.stringify({ data: { viewer: { timesheets: { edges } } } }) };
};

/** The review screen: everything about each timesheet that a manager decides by. */
const reviewByGraphql: Route = async (exchange) => {
  const viewer = await identify(exchange.database, exchange.request, reviewers);
  const first = Number(variablesOf(exchange).first);
  const { rows, look } = await readPage(exchange.database, viewer, first);
  const page = rows.slice(0, first);
  const [newest, oldest] = [page[0], page.at(-1)];
  const pageInfo = {
    hasNextPage: rows.length > first,
    hasPreviousPage: false,
    startCursor: newest ? cursorOf(newest) : null,
    endCursor: oldest ? cursorOf(oldest) : null,
  };
  const timesheets = { nodes: page.map((row) => reviewNode(row, look)), pageInfo };
  return { json: JSON.stringify({ data: { viewer: { timesheets } } }) };
};

/** One row more than the page shows that there is another one. */
function sizeOf(first: number): number {
  if (!Number.isInteger(first) || first < 1 || first > 1000) throw new Refusal(400);
  return first + 1;
}

async function readPage(database: Database, viewer: Viewer, first: number) {
  const organization = viewer.organization_id;
  const [found, closed, owners] = await database.readAll(organization, [
    [listInFull(sizeOf(first)), [organization]],
    [findClosed, [organization]],
    ...(viewer.role === 'OWNER' ? [[countOtherOwners, [organization, viewer.user_id]] as const] : []),
  ]);
  const look: Look = {
    userId: viewer.user_id,
    mayReview: planners.includes(viewer.role),
    approvesOwn: owners?.rows[0]?.others === 0,
    closed: rowsOf<Closed>(closed),
    now: Date.now(),
  };
  return { rows: rowsOf<TimesheetRow>(found), look };
}

function reviewNode(row: TimesheetRow, look: Look) {
  const derived = derive(row, look);
  return {
    id: row.id,
    version: derived.version,
    clockInAt: row.clock_in_at,
    clockOutAt: row.clock_out_at,
    durationMinutes: derived.durationMinutes,
    status: derived.status,
    lockedBy: derived.lockedBy,
    canReview: derived.canReview,
    canApprove: derived.canApprove,
    approvalObstacle: derived.approvalObstacle,
    rejection: row.rejected_at && { reason: row.rejection_reason ?? '' },
    confirmations: derived.confirmations,
    notes: row.notes,
    exceptions: derived.exceptions,
    images: derived.images,
    job: row.job_id === null ? null : { id: row.job_id, name: row.job_name },
    user: {
      id: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      scheduleColor: row.schedule_color,
    },
  };
}

/** The product's cursor: a checksum and the values of the sort columns. */
function cursorOf({ clock_in_at, id }: TimesheetRow): string {
  const content = Buffer.from(JSON.stringify([clock_in_at, id]));
  const sum = createHash('sha256').update('cursor').update(content).digest().subarray(0, 6);
  return Buffer.concat([sum, content]).toString('base64url');
}

export const timesheetRoutes: Readonly<Record<string, Route>> = {
  'POST /graphql/timesheets': listByGraphql,
  'POST /graphql/review': reviewByGraphql,
};
