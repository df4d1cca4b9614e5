import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import type { PaidTimeOff, Punch, PunchedBreak, PunchWindow } from '../../../pay-engine/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import { timesheetsOfPersonWithinSpan } from './timesheets-of-person.queries.js';

/** The facts from which one person's pay is computed. */
export interface PayFacts {
  readonly punches: readonly Punch[];
  readonly timeOff: readonly PaidTimeOff[];
}

interface FactsSearch {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly window: PunchWindow;
  readonly userIds: readonly string[];
}

/** Instants are milliseconds since 1970. */
interface PunchRow {
  readonly userId: string;
  readonly timesheetId: string;
  readonly clockIn: number;
  readonly clockOut: number | null;
  readonly jobId: string | null;
  /** The sum of the `marks` that the timesheet has. One column is read faster than four. */
  readonly marks: number;
}

const marks = { approved: 1, missingLocation: 2, addedByManager: 4, selfApproved: 8 } as const;

interface BreakRow {
  readonly timesheetId: string;
  readonly type: PunchedBreak['type'];
  readonly startAt: number;
  readonly endAt: number | null;
}

interface TimeOffRow extends PaidTimeOff {
  readonly userId: string;
}

/** Looks up each person, however many timesheets other people have. */
const punchesOfPeople = `
  from unnest(?::uuid[]) as person (id), (select ?::timestamptz, ?::timestamptz) as span (starts_at, ends_at),
  lateral ${timesheetsOfPersonWithinSpan} sheet`;

const selectPunches = `
  select sheet.user_id as "userId", sheet.id as "timesheetId",
         date_part('epoch', sheet.clock_in_at) * 1000 as "clockIn",
         date_part('epoch', sheet.clock_out_at) * 1000 as "clockOut",
         sheet.job_id as "jobId",
         ${marks.approved} * (sheet.approved_at is not null)::int
           + ${marks.missingLocation} * ('MISSING_LOCATION' = any(sheet.flags))::int
           + ${marks.addedByManager} * ('ADDED_BY_MANAGER' = any(sheet.flags))::int
           + ${marks.selfApproved} * coalesce(sheet.approved_by_id = sheet.user_id, false)::int as marks
  ${punchesOfPeople}`;

/** The ids come from an array, because a join would scan for the breaks of each timesheet, at four times the cost. */
const selectBreaks = `
  select timesheet_id as "timesheetId", type,
         date_part('epoch', start_at) * 1000 as "startAt", date_part('epoch', end_at) * 1000 as "endAt"
  from breaks
  where organization_id = :organization and timesheet_id = any(array(select sheet.id ${punchesOfPeople}))`;

const selectPaidTimeOff = `
  select request.user_id as "userId", request.id as "requestId", request.policy_id as "policyId", request.hours,
         request.start_date::text as "startDate", request.end_date::text as "endDate"
  from pto_requests request
  join pto_policies policy on policy.organization_id = request.organization_id and policy.id = request.policy_id
  where request.organization_id = :organization and request.status = 'APPROVED' and policy.paid
    and request.start_date <= ?::date and request.end_date >= ?::date and request.user_id = any(?::uuid[])`;

/** Loads everything that the pay of these people depends on, in three statements. */
export async function loadPayFacts(em: EntityManager, search: FactsSearch): Promise<ReadonlyMap<string, PayFacts>> {
  const { organizationId, period, window, userIds } = search;
  const sql = tenantSql(em, organizationId);
  const people = arrayLiteral(userIds);
  const punches = await sql.query<PunchRow>(selectPunches, [people, window.from, window.to]);
  const breaks = await sql.query<BreakRow>(selectBreaks, [people, window.from, window.to]);
  const timeOff = await sql.query<TimeOffRow>(selectPaidTimeOff, [period.endDate, period.startDate, people]);
  return groupFacts(userIds, { punches, breaks, timeOff });
}

interface FoundRows {
  readonly punches: readonly PunchRow[];
  readonly breaks: readonly BreakRow[];
  readonly timeOff: readonly TimeOffRow[];
}

/** Groups the rows by person in one pass over each list, because a payroll has tens of thousands of rows. */
function groupFacts(userIds: readonly string[], { punches, breaks, timeOff }: FoundRows): Map<string, PayFacts> {
  const breaksBy = new Map<string, PunchedBreak[]>();
  for (const row of breaks) {
    const found = breaksBy.get(row.timesheetId);
    if (found) found.push(toBreak(row));
    else breaksBy.set(row.timesheetId, [toBreak(row)]);
  }
  const facts = new Map(userIds.map((id) => [id, { punches: [] as Punch[], timeOff: [] as PaidTimeOff[] }]));
  for (const row of punches) facts.get(row.userId)?.punches.push(toPunch(row, breaksBy.get(row.timesheetId) ?? []));
  for (const row of timeOff) facts.get(row.userId)?.timeOff.push(toPaidTimeOff(row));
  return facts;
}

function toPunch(row: PunchRow, breaks: readonly PunchedBreak[]): Punch {
  return {
    timesheetId: row.timesheetId,
    clockInAt: toDate(row.clockIn),
    clockOutAt: row.clockOut === null ? null : toDate(row.clockOut),
    breaks,
    jobId: row.jobId,
    approved: hasMark(row, marks.approved),
    missingLocation: hasMark(row, marks.missingLocation),
    addedByManager: hasMark(row, marks.addedByManager),
    selfApproved: hasMark(row, marks.selfApproved),
  };
}

function hasMark(row: Pick<PunchRow, 'marks'>, mark: number): boolean {
  return Math.floor(row.marks / mark) % 2 === 1;
}

function toBreak({ type, startAt, endAt }: BreakRow): PunchedBreak {
  return { type, startAt: toDate(startAt), endAt: endAt === null ? null : toDate(endAt) };
}

function toPaidTimeOff({ userId: _userId, ...request }: TimeOffRow): PaidTimeOff {
  return request;
}

/** Instants are stored in milliseconds, and rounding removes the error of the floating-point product. */
const toDate = (milliseconds: number) => new Date(Math.round(milliseconds));
