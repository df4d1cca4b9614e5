import type { SignedInContext } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { allOf, type Condition, where } from '../../../platform/read-model/index.js';
import { instantsOf, type Period, readRuleTimeline } from '../../organization/index.js';
import { worstUsefulAccuracyMeters } from '../../places/index.js';
import { selectLocationRule } from './timesheet.queries.js';
import { hourMs, longestOrdinaryHours, longestUnconfirmedHours } from './timesheet.rules.js';
import type { TimesheetExceptionCode, TimesheetStatus } from './timesheet.types.js';

/** What a list of timesheets can be filtered by. Each member has an index (see the review migration). */
export interface TimesheetFilter {
  readonly userId?: string | null | undefined;
  /** Only timesheets of these people. */
  readonly people?: readonly string[] | undefined;
  /** Days of the organization's calendar, both included. A timesheet matches if it touches one of them. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly status?: TimesheetStatus | null | undefined;
  readonly exception?: TimesheetExceptionCode | null | undefined;
  readonly placeId?: string | null | undefined;
}

/**
 * The conditions whose union is the filter, each served by an index of its own, later timesheets first: timesheets that
 * started within the days come before those that were already in progress when the days began.
 */
export async function buildTimesheetConditions(
  context: Pick<SignedInContext, 'em' | 'viewer' | 'platform'>,
  { userId, people, from, to, status, exception, placeId }: TimesheetFilter,
  ...additional: Condition[]
): Promise<Condition[]> {
  const days = from || to ? await findInstants(context, from, to) : undefined;
  const all: Condition[] = [
    ...additional,
    ...(userId ? [where`user_id = ${userId}`] : []),
    ...(people ? [where`user_id = any(${arrayLiteral(people)}::uuid[])`] : []),
    ...(status ? [havingStatus[status]] : []),
    ...(exception ? [filterByException(exception, context.platform.clock.now())] : []),
    ...(placeId ? [madeAt(placeId)] : []),
    ...(days?.to ? [where`clock_in_at < ${days.to}`] : []),
  ];
  return filterByEnd(days?.from).map((alternative) => allOf(...all, ...alternative));
}

/** A clock-in or a clock-out was made there, and not only closer to it than to other places. */
const madeAt = (placeId: string): Condition => where`exists (
  select from punch_locations located
  where located.organization_id = timesheets.organization_id and located.timesheet_id = timesheets.id
    and located.nearest_place_id = ${placeId}::uuid and not located.is_outside
    and coalesce(located.accuracy_meters, 0) <= ${worstUsefulAccuracyMeters})`;

const havingStatus: Readonly<Record<TimesheetStatus, Condition>> = {
  OPEN: where`clock_out_at is null`,
  PENDING: where`clock_out_at is not null and approved_at is null`,
  APPROVED: where`approved_at is not null`,
};

/** Under the time zones in which the days are paid, so that a filtered list and the payroll of a period agree. */
async function findInstants(
  { em, viewer }: Pick<SignedInContext, 'em' | 'viewer'>,
  from: string | null | undefined,
  to: string | null | undefined,
): Promise<Partial<Period>> {
  const timeline = await readRuleTimeline(em, viewer.organizationId);
  const first = from ? instantsOf(timeline, { startDate: from, endDate: from }).from : undefined;
  const last = to ? instantsOf(timeline, { startDate: to, endDate: to }).to : undefined;
  return { ...(first && { from: first }), ...(last && { to: last }) };
}

export const ordinaryLength = `interval '${longestOrdinaryHours} hours'`;

/** Written as in the partial index of long timesheets, so that PostgreSQL uses it. */
export const isLong = (table: string, start = 'clock_in_at', end = 'clock_out_at') =>
  `(${table}.${end} is null or ${table}.${end} - ${table}.${start} > ${ordinaryLength})`;

/**
 * A timesheet in progress at `from` began shortly before, or is one of the few long ones. So timesheets that ended long ago
 * are not read, and one that was left open years ago is found. Below row-level security, PostgreSQL can't search the index
 * of the overlap constraint (ADR 0005).
 */
function filterByEnd(from: Date | undefined): Condition[][] {
  if (!from) return [[]];
  const shortlyBefore = new Date(from.getTime() - longestOrdinaryHours * hourMs);
  const inProgress = where`clock_out_at is null or clock_out_at > ${from}`;
  return [
    [where`clock_in_at >= ${from}`],
    [where`clock_in_at >= ${shortlyBefore} and clock_in_at < ${from}`, inProgress],
    [where`clock_in_at < ${shortlyBefore}`, constant(isLong('timesheets')), inProgress],
  ];
}

/** Closed timesheets that last longer, written as in the partial index of OVER_16_HOURS, so that PostgreSQL uses it. */
const longerThan = (hours: number) => `clock_out_at - clock_in_at > interval '${hours} hours'`;

function filterByException(code: TimesheetExceptionCode, now: Date): Condition {
  switch (code) {
    case 'OPEN_TIMESHEET':
      return havingStatus.OPEN;
    case 'NOT_APPROVED':
      return havingStatus.PENDING;
    case 'OPEN_OVER_16_HOURS':
      return where`clock_out_at is null and clock_in_at < ${new Date(now.getTime() - longestOrdinaryHours * hourMs)}`;
    case 'OVER_16_HOURS':
      return constant(longerThan(longestOrdinaryHours));
    case 'OVER_24_HOURS':
      return constant(longerThan(longestUnconfirmedHours));
    case 'SELF_APPROVED':
      return constant('approved_by_id = user_id');
    case 'MISSING_LOCATION':
      return constant(`flags @> '{MISSING_LOCATION}'::text[] and ${selectLocationRule}`);
    default:
      // Exactly as in the partial index of this flag, so that PostgreSQL uses it.
      return constant(`flags @> '{${code}}'::text[]`);
  }
}

function constant(sql: string): Condition {
  return { sql, values: [] };
}

/** A closed timesheet that can be approved without an individual review. A rejected one needs it. */
export const withoutException: Condition = constant(
  `(flags = '{}' or flags = '{MISSING_LOCATION}' and not ${selectLocationRule}) and rejected_at is null
    and clock_out_at - clock_in_at <= interval '${longestOrdinaryHours} hours'`,
);

/** A closed timesheet for which `listConfirmations` is not empty: the approver has to confirm it. */
export const needingConfirmation: Condition = constant(
  `(${longerThan(longestUnconfirmedHours)} or flags @> '{LONG_PAID_BREAK}'::text[])`,
);
