import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { BreakAnswer, PaidTimeOff, Punch, PunchedBreak, PunchWindow } from '../../../pay-engine/index.js';
import { arrayLiteral, plannedEachTime, tenantSql } from '../../../platform/database/tenant-sql.js';
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

type BreakTuple = readonly [timesheetId: string, type: PunchedBreak['type'], from: number, to: number | null];
type TimesheetTuple = readonly [
  userId: string,
  timesheetId: string,
  clockInAt: number,
  clockOutAt: number | null,
  jobId: string | null,
  breakAnswer: readonly [meals: BreakAnswer['meals'], rests: BreakAnswer['rests']] | null,
  ...marks: readonly [
    approved: 0 | 1,
    missingLocation: 0 | 1,
    addedByManager: 0 | 1,
    selfReported: 0 | 1,
    clockAdjusted: 0 | 1,
    selfApproved: 0 | 1,
  ],
];

interface FactsRow {
  /** A list of `TimesheetTuple` in JSON. */
  readonly timesheets: string | null;
  /** A list of `BreakTuple` in JSON. */
  readonly breaks: string | null;
  readonly timeOff: readonly TimeOffRow[] | null;
}

/** Milliseconds since 1970. `extract` would compute with numerics, which takes several times as long. */
const instantOf = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

/**
 * A list in JSON of these ids, numbers and conditions, which need no escapes: `json_build_array` takes twice as long. Null
 * becomes `null`, and a condition 1 or 0.
 */
const listOf = (...values: readonly string[]) =>
  `format('[${values.map(() => '%s').join()}]', ${values.map((value) => `coalesce((${value})::text, 'null')`).join()})`;
const idOf = (column: string) => `'"' || ${column} || '"'`;
const asNumber = (condition: string) => `(${condition})::int`;

/** The answer that counts, as a list in JSON. Timesheets of an organization without answers cost no look-up. */
const selectAnswer = `case when (select exists (select from break_answers where organization_id = :organization)) then (
    select '["' || meals || '","' || rests || '"]' from break_answers
    where organization_id = :organization and timesheet_id = timesheet.id order by break_answers.id desc limit 1) end`;

/**
 * Selects one row with everything, however many people: reading each timesheet and
 * each break as a row would take longer than computing pay from them (ADR 0020).
 *
 * The ids of the breaks' timesheets come from an array, because a join would scan for the breaks of each timesheet, at four
 * times the cost. A generic plan takes ten times as long, because it expects a few timesheets. A location is missing only
 * while the organization requires one.
 */
const selectFacts = `${plannedEachTime}
  with timesheet as materialized (
    select found.*
    from unnest(?::uuid[]) as person (id),
      (select ?::timestamptz, ?::timestamptz) as span (starts_at, ends_at), lateral ${timesheetsOfPersonWithinSpan} found
  ), makers as materialized (
    select * from makers_of_accounts(:organization,
      array(select distinct approved_by_id from timesheet where approved_by_id <> user_id))
  ), timesheets_of_people as (
    select '[' || string_agg(${listOf(
      ...[
        idOf('user_id'),
        idOf('id'),
        instantOf('clock_in_at'),
        instantOf('clock_out_at'),
        idOf('job_id'),
        selectAnswer,
      ],
      asNumber('approved_at is not null'),
      asNumber(`'MISSING_LOCATION' = any(flags)
        and (select require_location_on_clock from organizations where id = :organization)`),
      asNumber(`'ADDED_BY_MANAGER' = any(flags)`),
      asNumber(`'SELF_REPORTED' = any(flags)`),
      asNumber(`'CLOCK_ADJUSTED' = any(flags)`),
      asNumber(`coalesce(approved_by_id = user_id, false)
        or exists (select from makers where account = approved_by_id and person = user_id and at <= approved_at)`),
    )}, ',') || ']' as timesheets
    from timesheet
  ), breaks_of_timesheets as (
    select '[' || string_agg(${listOf(
      ...[idOf('timesheet_id'), idOf('type'), instantOf('start_at'), instantOf('end_at')],
    )}, ',' order by start_at) || ']' as breaks
    from breaks
    where organization_id = :organization and timesheet_id = any(array(select id from timesheet))
  ), days_off as (
    select json_agg(json_build_object(
      'userId', request.user_id, 'requestId', request.id, 'policyId', request.policy_id, 'hours', request.hours,
      'startDate', request.start_date, 'endDate', request.end_date)) as "timeOff"
    from pto_requests request
    join pto_policies policy on policy.organization_id = request.organization_id and policy.id = request.policy_id
    where request.organization_id = :organization and request.status = 'APPROVED' and policy.paid
      and request.start_date <= ?::date and request.end_date >= ?::date and request.user_id = any(?::uuid[])
  )
  select * from timesheets_of_people, breaks_of_timesheets, days_off`;

export async function loadPayFacts(em: EntityManager, search: FactsSearch): Promise<PayFactsByPerson> {
  const { organizationId, period, window, userIds } = search;
  const people = arrayLiteral(userIds);
  const values = [people, window.from, window.to, period.endDate, period.startDate, people];
  const [row] = await tenantSql(em, organizationId).query<FactsRow>(selectFacts, values);
  if (!row) throw new Error('loadPayFacts: an aggregate always has a row');
  const { timeOff } = row;
  const timesheets = JSON.parse(row.timesheets ?? '[]') as TimesheetTuple[];
  const breaks = JSON.parse(row.breaks ?? '[]') as BreakTuple[];
  const breaksOf = Map.groupBy(breaks, ([timesheetId]) => timesheetId);
  const timesheetsOf = Map.groupBy(timesheets, ([userId]) => userId);
  const timeOffOf = Map.groupBy(timeOff ?? [], ({ userId }) => userId);
  return {
    jobIds: new Set(timesheets.flatMap(([, , , , jobId]) => jobId ?? [])),
    policyIds: new Set(timeOff?.map(({ policyId }) => policyId)),
    of: (userId) => ({
      punches: timesheetsOf.get(userId)?.map((timesheet) => toPunch(timesheet, breaksOf)) ?? [],
      timeOff: timeOffOf.get(userId)?.map(({ userId: _, ...request }) => request) ?? [],
    }),
  };
}

function toPunch(timesheet: TimesheetTuple, breaksOf: ReadonlyMap<string, readonly BreakTuple[]>): Punch {
  const [, timesheetId, clockInAt, clockOutAt, jobId, answer, ...marks] = timesheet;
  const [approved, missingLocation, addedByManager, selfReported, clockAdjusted, selfApproved] = marks;
  const breaks = breaksOf.get(timesheetId)?.map(([, type, from, to]) => ({ type, from, to })) ?? [];
  return {
    ...{ timesheetId, clockInAt, clockOutAt, breaks, jobId },
    approved: approved === 1,
    missingLocation: missingLocation === 1,
    addedByManager: addedByManager === 1,
    selfReported: selfReported === 1,
    clockAdjusted: clockAdjusted === 1,
    selfApproved: selfApproved === 1,
    // Always present: all punches have one shape.
    breakAnswer: answer === null ? undefined : { meals: answer[0], rests: answer[1] },
  };
}
