import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { PaidTimeOff, Punch, PunchWindow } from '../../../pay-engine/index.js';
import { arrayLiteral, plannedEachTime, tenantSql } from '../../../platform/database/tenant-sql.js';
import { breakMarks, openPunches, type PackedFacts, type PackedPunches, timesheetMarks } from './packed-facts.rules.js';
import { timesheetsOfPersonWithinSpan } from './timesheets-of-person.queries.js';

/** The facts from which one person's pay is computed. */
export interface PayFacts {
  readonly punches: readonly Punch[];
  readonly timeOff: readonly PaidTimeOff[];
}

/** The facts of some people. */
export interface PayFactsByPerson {
  readonly jobIds: ReadonlySet<string>;
  readonly policyIds: ReadonlySet<string>;
  /** One person's facts, unpacked at each call. Those of others are empty. */
  of(userId: string): PayFacts;
}

interface FactsSearch {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly window: PunchWindow;
  readonly userIds: readonly string[];
}

interface FactsRow extends PackedFacts {
  readonly timeOff: readonly TimeOffRow[] | null;
}

interface TimeOffRow extends PaidTimeOff {
  readonly userId: string;
}

/** One character for the marks that a row has. */
const charOf = (marks: readonly (readonly [mark: number, condition: string])[]) =>
  `chr(48 + ${marks.map(([mark, condition]) => `${mark} * (${condition})::int`).join(' + ')})`;

const sheetMarks = charOf([
  [timesheetMarks.approved, 'approved_at is not null'],
  // Only while the organization requires a location (ADR 0097).
  [
    timesheetMarks.missingLocation,
    `'MISSING_LOCATION' = any(flags)
      and (select require_location_on_clock from organizations where id = :organization)`,
  ],
  [timesheetMarks.addedByManager, `'ADDED_BY_MANAGER' = any(flags)`],
  [timesheetMarks.selfReported, `'SELF_REPORTED' = any(flags)`],
  [timesheetMarks.selfApproved, 'coalesce(approved_by_id = user_id, false)'],
  [timesheetMarks.ended, 'clock_out_at is not null'],
  [timesheetMarks.withJob, 'job_id is not null'],
]);

const marksOfBreak = charOf([
  [breakMarks.paid, `type = 'PAID'`],
  [breakMarks.ended, 'end_at is not null'],
]);

/** The values of a column one after the other. Timesheets and their breaks are in the same order. */
const packSheets = (value: string, empty = "''") => `string_agg(${value}, ${empty} order by id)`;
const packBreaks = (value: string, empty = "''") => `string_agg(${value}, ${empty} order by timesheet_id, start_at)`;

/**
 * Selects one row with everything, however many people: reading each timesheet and
 * each break as a row would take longer than computing pay from them (ADR 0020).
 *
 * The ids of the breaks' timesheets come from an array, because a join would scan for the breaks of each timesheet, at four
 * times the cost. A generic plan takes ten times as long, because it expects a few timesheets.
 */
const selectFacts = `${plannedEachTime}
  with sheet as materialized (
    select person.place, found.*
    from unnest(?::uuid[]) with ordinality as person (id, place),
      (select ?::timestamptz, ?::timestamptz) as span (starts_at, ends_at), lateral ${timesheetsOfPersonWithinSpan} found
  ), sheets as (
    select ${packSheets('int4send(place::int)')} as "places", ${packSheets('id::text')} as "ids",
           ${packSheets('timestamptz_send(clock_in_at)')} as "starts",
           ${packSheets('timestamptz_send(coalesce(clock_out_at, clock_in_at))')} as "ends",
           ${packSheets('job_id::text')} as "jobIds", ${packSheets(sheetMarks)} as "marks"
    from sheet
  ), sheet_breaks as (
    select ${packBreaks('timesheet_id::text')} as "breakTimesheetIds",
           ${packBreaks('timestamptz_send(start_at)')} as "breakStarts",
           ${packBreaks('timestamptz_send(coalesce(end_at, start_at))')} as "breakEnds", ${packBreaks(marksOfBreak)} as "breakMarks"
    from breaks
    where organization_id = :organization and timesheet_id = any(array(select id from sheet))
  ), days_off as (
    select json_agg(json_build_object(
      'userId', request.user_id, 'requestId', request.id, 'policyId', request.policy_id, 'hours', request.hours,
      'startDate', request.start_date, 'endDate', request.end_date)) as "timeOff"
    from pto_requests request
    join pto_policies policy on policy.organization_id = request.organization_id and policy.id = request.policy_id
    where request.organization_id = :organization and request.status = 'APPROVED' and policy.paid
      and request.start_date <= ?::date and request.end_date >= ?::date and request.user_id = any(?::uuid[])
  )
  select * from sheets, sheet_breaks, days_off`;

/** Loads everything that the pay of these people depends on, in one statement. */
export async function loadPayFacts(em: EntityManager, search: FactsSearch): Promise<PayFactsByPerson> {
  const { organizationId, period, window, userIds } = search;
  const people = arrayLiteral(userIds);
  const values = [people, window.from, window.to, period.endDate, period.startDate, people];
  const [row] = await tenantSql(em, organizationId).query<FactsRow>(selectFacts, values);
  if (!row) throw new Error('loadPayFacts: an aggregate always has a row');
  return createFacts(openPunches(row, userIds.length), row.timeOff ?? [], userIds);
}

const noTimeOff: readonly PaidTimeOff[] = [];

function createFacts(
  { jobIds, unpack }: PackedPunches,
  timeOff: readonly TimeOffRow[],
  userIds: readonly string[],
): PayFactsByPerson {
  const places = new Map(userIds.map((id, place) => [id, place]));
  const timeOffOf = Map.groupBy(timeOff, ({ userId }) => userId);
  return {
    jobIds,
    policyIds: new Set(timeOff.map(({ policyId }) => policyId)),
    of(userId) {
      const place = places.get(userId);
      return {
        punches: place === undefined ? [] : unpack(place),
        timeOff: timeOffOf.get(userId)?.map(({ userId: _, ...request }) => request) ?? noTimeOff,
      };
    },
  };
}
