import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { BreakAnswer, PaidTimeOff, Punch, PunchedBreak, PunchWindow } from '../../../pay-engine/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { describePunchesOutside, type PunchAtPlace } from '../../places/index.js';
import { timesheetsOfPersonWithinSpan } from './people-on-payroll.queries.js';

interface PayFacts {
  readonly punches: readonly Punch[];
  readonly timeOff: readonly PaidTimeOff[];
}

export interface PayFactsByPerson {
  readonly jobIds: ReadonlySet<string>;
  readonly policyIds: ReadonlySet<string>;
  /** One person's facts. Those of others are empty. */
  of(userId: string): PayFacts;
}

interface FactsSearch {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly window: PunchWindow;
  readonly userIds: readonly string[];
}

interface TimeOffRow extends PaidTimeOff {
  readonly userId: string;
}

/** Instants are milliseconds since the start of the window, which are small enough to need no object of their own. */
type BreakTuple = readonly [type: PunchedBreak['type'], from: number, to: number | null];
type OutsideTuple = readonly [punch: PunchAtPlace['punch'], id: string, name: string, distanceMeters: number];
type TimesheetTuple = readonly [
  /** The place of the person among those of the search, from 1. */
  person: number,
  timesheetId: string,
  clockInAt: number,
  clockOutAt: number | null,
  jobId: string | null,
  /** Separated by spaces. */
  flags: string | null,
  approved: 0 | 1,
  selfApproved: 0 | 1,
  breakAnswer: readonly [meals: BreakAnswer['meals'], rests: BreakAnswer['rests']] | null,
  outside: readonly OutsideTuple[] | null,
];

interface FactsRow {
  /** A list in JSON: each `TimesheetTuple` is followed by the `BreakTuple` of its breaks. */
  readonly punches: string | null;
  readonly requiresLocation: boolean;
  readonly timeOff: readonly TimeOffRow[] | null;
}

/** `extract` would compute with numerics, which takes several times as long. */
const instantOf = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint - (select since from span)`;

/**
 * A list in JSON of ids, numbers and words, which need no escapes: `json_build_array` and `format` take much longer. Each `||` copies, so
 * literals in a row become one.
 */
const listOf = (...values: readonly string[]) => `'[' || ${values.join(` || ',' || `)} || ']'`.replaceAll(`' || '`, '');
const quoted = (column: string) => `'"' || ${column} || '"'`;
const orNull = (value: string) => `coalesce((${value})::text, 'null')`;
const isTrue = (condition: string) => `case when ${condition} then 1 else 0 end`;

/** The answer that counts, as a list in JSON. Timesheets of an organization without answers cost no look-up. */
const selectAnswer = `case when (select exists (select from break_answers where organization_id = :organization)) then (
    select '["' || meals || '","' || rests || '"]' from break_answers
    where organization_id = :organization and timesheet_id = timesheet.id order by break_answers.id desc limit 1) end`;

/** The punches outside of every place, as a list in JSON. Only timesheets with the flag cost a look-up. */
const selectOutside = `case when flags @> '{OUTSIDE_PLACE}' then (
    select json_agg(json_build_array(located.punch, place.id, place.name, located.distance_meters) order by located.punch)
    from punch_locations located
    join places place on place.organization_id = :organization and place.id = located.nearest_place_id
    where located.organization_id = :organization and located.timesheet_id = timesheet.id and located.is_outside) end`;

/**
 * Selects one row with everything, however many people: reading each timesheet and
 * each break as a row would take longer than computing pay from them (ADR 0020).
 *
 * The ids of the breaks' timesheets come from an array, because a join would scan for the breaks of each timesheet, at four times the
 * cost. So the plan is the same for any number of timesheets, and PostgreSQL makes it once.
 */
const selectFacts = `
  with span as materialized (
    select ?::timestamptz as starts_at, ?::timestamptz as ends_at, ?::bigint as since
  ), timesheet as materialized (
    select found.*, person.place
    from span, unnest(?::uuid[]) with ordinality as person (id, place), lateral ${timesheetsOfPersonWithinSpan} found
  ), makers as materialized (
    select * from makers_of_accounts(:organization,
      array(select distinct approved_by_id from timesheet where approved_by_id <> user_id))
  ), punches_in_order as (
    select id, null::timestamptz as start_at, ${listOf(
      ...['place', quoted('id'), instantOf('clock_in_at'), orNull(instantOf('clock_out_at')), orNull(quoted('job_id'))],
      orNull(`case when flags <> '{}' then ${quoted(`array_to_string(flags, ' ')`)} end`),
      isTrue('approved_at is not null'),
      isTrue(`approved_by_id = user_id or (select exists (select from makers)) and exists (
        select from makers where account = approved_by_id and person = user_id and at <= approved_at)`),
      orNull(selectAnswer),
      orNull(selectOutside),
    )} as punch
    from timesheet
    union all
    select timesheet_id, start_at, ${listOf(quoted('type'), instantOf('start_at'), orNull(instantOf('end_at')))}
    from breaks
    where organization_id = :organization and timesheet_id = any(array(select id from timesheet))
  ), punches_of_people as (
    select '[' || string_agg(punch, ',' order by id, start_at nulls first) || ']' as punches,
      (select require_location_on_clock from organizations where id = :organization) as "requiresLocation"
    from punches_in_order
  ), days_off as (
    select json_agg(json_build_object(
      'userId', request.user_id, 'requestId', request.id, 'policyId', request.policy_id, 'hours', request.hours,
      'startDate', request.start_date, 'endDate', request.end_date)) as "timeOff"
    from pto_requests request
    join pto_policies policy on policy.organization_id = request.organization_id and policy.id = request.policy_id
    where request.organization_id = :organization and request.status = 'APPROVED' and policy.paid
      and request.start_date <= ?::date and request.end_date >= ?::date and request.user_id = any(?::uuid[])
  )
  select * from punches_of_people, days_off`;

export async function loadPayFacts(em: EntityManager, search: FactsSearch): Promise<PayFactsByPerson> {
  const { organizationId, period, window, userIds } = search;
  const people = arrayLiteral(userIds);
  const since = window.from.getTime();
  const values = [window.from, window.to, since, people, period.endDate, period.startDate, people];
  const [row] = await tenantSql(em, organizationId).query<FactsRow>(selectFacts, values);
  if (!row) throw new Error('loadPayFacts: an aggregate always has a row');
  const { jobIds, punchesOf } = collectPunches(row, since, userIds);
  const timeOffOf = Map.groupBy(row.timeOff ?? [], ({ userId }) => userId);
  return {
    jobIds,
    policyIds: new Set(row.timeOff?.map(({ policyId }) => policyId)),
    of: (userId) => ({
      punches: punchesOf.get(userId) ?? [],
      timeOff: timeOffOf.get(userId)?.map(({ userId: _, ...request }) => request) ?? [],
    }),
  };
}

function collectPunches({ punches, requiresLocation }: FactsRow, since: number, userIds: readonly string[]) {
  const jobIds = new Set<string>();
  const inPlace = userIds.map((): Punch[] => []);
  let breaks: PunchedBreak[] = [];
  for (const tuple of JSON.parse(punches ?? '[]') as (TimesheetTuple | BreakTuple)[]) {
    if (tuple.length === 3) {
      const [type, from, to] = tuple;
      breaks.push({ type, from: since + from, to: to === null ? null : since + to });
    } else {
      const [place, , , , jobId] = tuple;
      breaks = [];
      inPlace[place - 1]?.push(toPunch(tuple, breaks, since, requiresLocation));
      if (jobId !== null) jobIds.add(jobId);
    }
  }
  return { jobIds, punchesOf: new Map(userIds.map((id, index) => [id, inPlace[index]])) };
}

function toPunch(
  [, timesheetId, clockIn, clockOut, jobId, flags, approved, selfApproved, answer, outside]: TimesheetTuple,
  breaks: readonly PunchedBreak[],
  since: number,
  requiresLocation: boolean,
): Punch {
  return {
    timesheetId,
    clockInAt: since + clockIn,
    clockOutAt: clockOut === null ? null : since + clockOut,
    ...{ breaks, jobId },
    approved: approved === 1,
    missingLocation: requiresLocation && hasFlag(flags, 'MISSING_LOCATION'),
    outsidePlace: outside && describePunchesOutside(outside.map(readOutside)),
    addedByManager: hasFlag(flags, 'ADDED_BY_MANAGER'),
    selfReported: hasFlag(flags, 'SELF_REPORTED'),
    clockAdjusted: hasFlag(flags, 'CLOCK_ADJUSTED'),
    selfApproved: selfApproved === 1,
    // Always present: all punches have one shape.
    breakAnswer: answer === null ? undefined : { meals: answer[0], rests: answer[1] },
  };
}

function readOutside([punch, id, name, distanceMeters]: OutsideTuple): PunchAtPlace {
  return { punch, compared: { nearest: { id, name }, distanceMeters, outside: true } };
}

function hasFlag(flags: string | null, flag: string): boolean {
  return flags?.includes(flag) ?? false;
}
