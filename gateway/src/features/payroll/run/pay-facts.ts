import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import type { PaidTimeOff, Punch, PunchedBreak, PunchWindow } from '../../../pay-engine/index.js';

/** What pay is computed from, for one person. */
export interface PayFacts {
  readonly punches: readonly Punch[];
  readonly timeOff: readonly PaidTimeOff[];
}

export interface FactsQuestion {
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
  readonly approved: boolean;
  readonly missingLocation: boolean;
}

interface BreakRow {
  readonly timesheetId: string;
  readonly type: PunchedBreak['type'];
  readonly startAt: number;
  readonly endAt: number | null;
}

interface TimeOffRow extends PaidTimeOff {
  readonly userId: string;
}

/** One index scan per person, whatever others did meanwhile. */
const punchesOf = `
  select sheet.user_id as "userId", sheet.id as "timesheetId",
         extract(epoch from sheet.clock_in_at)::float8 * 1000 as "clockIn",
         extract(epoch from sheet.clock_out_at)::float8 * 1000 as "clockOut",
         sheet.job_id as "jobId", sheet.approved_at is not null as approved,
         'MISSING_LOCATION' = any(sheet.flags) as "missingLocation"
  from unnest(?::uuid[]) as person (id)
  join timesheets sheet on sheet.organization_id = ? and sheet.user_id = person.id
    and tstzrange(sheet.clock_in_at, sheet.clock_out_at, '[)') && tstzrange(?, ?, '[)')`;

/** Asked for by themselves: joined to their timesheets, each of them would be a scan of its own, at five times the cost. */
const breaksOf = `
  select timesheet_id as "timesheetId", type,
         extract(epoch from start_at)::float8 * 1000 as "startAt", extract(epoch from end_at)::float8 * 1000 as "endAt"
  from breaks
  where organization_id = ? and timesheet_id = any(?::uuid[])`;

const approvedTimeOffOf = `
  select user_id as "userId", id as "requestId", start_date::text as "startDate", end_date::text as "endDate", hours
  from pto_requests
  where organization_id = ? and status = 'APPROVED' and start_date <= ?::date and end_date >= ?::date
    and user_id = any(?::uuid[])`;

/** Three statements, however many people: everything that their pay for the period depends on. */
export async function payFactsOf(em: EntityManager, question: FactsQuestion): Promise<ReadonlyMap<string, PayFacts>> {
  const { organizationId, period, window, userIds } = question;
  const people = arrayOf(userIds);
  const punches = await em.execute<PunchRow[]>(punchesOf, [people, organizationId, window.from, window.to]);
  const sheets = arrayOf(punches.map(({ timesheetId }) => timesheetId));
  const breaks = await em.execute<BreakRow[]>(breaksOf, [organizationId, sheets]);
  const days = [period.endDate, period.startDate];
  const timeOff = await em.execute<TimeOffRow[]>(approvedTimeOffOf, [organizationId, ...days, people]);
  const breaksBy = Map.groupBy(breaks, ({ timesheetId }) => timesheetId);
  const punchesBy = Map.groupBy(punches, ({ userId }) => userId);
  const timeOffBy = Map.groupBy(timeOff, ({ userId }) => userId);
  const factsOf = (id: string): PayFacts => ({
    punches: (punchesBy.get(id) ?? []).map((row) => punchOf(row, breaksBy.get(row.timesheetId) ?? [])),
    timeOff: (timeOffBy.get(id) ?? []).map(paidTimeOffOf),
  });
  return new Map(userIds.map((id) => [id, factsOf(id)]));
}

/** As PostgreSQL writes it. */
const arrayOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

function punchOf({ clockIn, clockOut, ...row }: PunchRow, breaks: readonly BreakRow[]): Punch {
  return {
    timesheetId: row.timesheetId,
    clockInAt: instantOf(clockIn),
    clockOutAt: clockOut === null ? null : instantOf(clockOut),
    breaks: breaks.map(breakOf),
    jobId: row.jobId,
    approved: row.approved,
    missingLocation: row.missingLocation,
  };
}

function breakOf({ type, startAt, endAt }: BreakRow): PunchedBreak {
  return { type, startAt: instantOf(startAt), endAt: endAt === null ? null : instantOf(endAt) };
}

function paidTimeOffOf({ requestId, startDate, endDate, hours }: TimeOffRow): PaidTimeOff {
  return { requestId, startDate, endDate, hours };
}

/** Stored to the millisecond; a product of floats may be off by less than that. */
const instantOf = (milliseconds: number) => new Date(Math.round(milliseconds));
