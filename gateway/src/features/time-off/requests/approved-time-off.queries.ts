import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../../access/index.js';
import { sumTimeOffMinutesWithin, type TimeOffSpan } from '../../../pay-engine/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { DomainError } from '../../../platform/errors/index.js';
import type { PayHistory } from '../../../platform/ports/platform.js';
import { allOf, type Condition, type RowOf, readRows, where } from '../../../platform/read-model/index.js';
import { readUsers, type UserView } from '../../identity/index.js';
import { datesMustBeOpen, findClosedDates, type PayPeriodPorts } from '../../pay-periods/index.js';
import { readBalances, readToday } from '../balances/balance.queries.js';
import { yearsOf } from '../balances/balance.rules.js';
import type { Balance } from '../balances/balance.types.js';
import { readPolicies } from '../policies/pto-policy.reads.js';
import { unknownPolicy } from '../policies/pto-policy.rules.js';
import { ptoRequestReads } from './pto-request.reads.js';
import { daysMustBeNear, maxHours, requestsMustNotOverlap } from './pto-request.rules.js';
import type { TimeOff } from './pto-request.types.js';
import { listRangesOff } from './time-off-bounds.rules.js';

interface ApprovedTimeOffFilter {
  /** Calendar dates, both included: `2026-03-08`. */
  readonly from: string;
  readonly to: string;
  /** Without it, the time off of all people. */
  readonly userIds?: readonly string[];
  /** Whether to omit people who are not active members. */
  readonly activeOnly?: boolean;
  /** People that the caller has read already, by id. Others are read here. */
  readonly known?: ReadonlyMap<string, UserView>;
}

interface Row extends Omit<TimeOff, 'user'> {
  readonly userId: string;
}

const approvedTimeOff = `
  select request.id, request.user_id as "userId", request.start_date::text as "startDate",
    request.end_date::text as "endDate", request.hours, policy.name as "policyName"
  from pto_requests request
  join pto_policies policy on policy.organization_id = request.organization_id and policy.id = request.policy_id
  where request.organization_id = :organization and request.status = 'APPROVED'
    and request.start_date <= ?::date and request.end_date >= ?::date
    and (?::uuid[] is null or request.user_id = any(?::uuid[]))
  order by request.start_date, request.id`;

/** Lists the approved time off that overlaps these days, earliest first, with at most two statements. */
export async function listApprovedTimeOff(
  em: EntityManager,
  { from, to, userIds, activeOnly = false, known = new Map() }: ApprovedTimeOffFilter,
): Promise<TimeOff[]> {
  if (userIds?.length === 0) return [];
  const people = userIds ? arrayLiteral(userIds) : null;
  const rows = await tenantSql(em).query<Row>(approvedTimeOff, [to, from, people, people]);
  if (rows.length === 0) return [];
  const unknown = new Set(rows.map(({ userId }) => userId).filter((id) => !known.has(id)));
  const read = unknown.size === 0 ? [] : await readUsers(em, unknown);
  const byId = new Map(read.map((user) => [user.id, user]));
  return rows.flatMap(({ id, userId, ...days }) => {
    const user = known.get(userId) ?? byId.get(userId);
    return user && (!activeOnly || user.status === 'ACTIVE') ? [{ id, user, ...days }] : [];
  });
}

const lockPerson = `select pg_advisory_xact_lock(hashtextextended('time off of ' || :organization::text || ?, 0))`;

/** Makes other requests and approvals for this person wait until the transaction ends, so that each sees the earlier ones. */
export async function lockTimeOffOf(em: EntityManager, userId: string): Promise<void> {
  await tenantSql(em).query(lockPerson, [userId]);
}

export function listApprovedSpans(
  em: EntityManager,
  userId: string,
  { startDate, endDate }: DateRange,
): Promise<TimeOffSpan[]> {
  const overlapping = where`start_date <= ${endDate}::date and end_date >= ${startDate}::date`;
  return readRows(em, ptoRequestReads, allOf(where`user_id = ${userId}::uuid and status = 'APPROVED'`, overlapping));
}

/** The days of one person's pending and approved requests that overlap these days, earliest first. */
export function listTakenDays(em: EntityManager, userId: string, { startDate, endDate }: DateRange) {
  const overlapping = where`start_date <= ${endDate}::date and end_date >= ${startDate}::date`;
  const taken = where`user_id = ${userId}::uuid and status in ('PENDING', 'APPROVED')`;
  return readRows(em, ptoRequestReads, allOf(taken, overlapping), { orderBy: ['startDate', 'id'] });
}

/** Rejects a change of payroll in a closed pay period with CONFLICT, and keeps pay periods open until the commit. */
export function datesOffMustBeOpen(em: EntityManager, organizationId: string, span: TimeOffSpan): Promise<void> {
  return datesMustBeOpen(em, organizationId, listRangesOff(span));
}

const selectClosed = `
  select request.id from pto_requests request
  where request.organization_id = :organization and request.id = any(?::uuid[]) and is_in_closed_pay_period(
      request.organization_id, request.start_date, request.end_date, request.hours)`;

export async function findRequestsInClosedPayPeriods(
  em: EntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tenantSql(em).query<{ id: string }>(selectClosed, [arrayLiteral(ids)]);
  return new Set(rows.map(({ id }) => id));
}

export const hasTimeOffBefore: PayHistory['hasPayBefore'] = async (em, organizationId, { date }) => {
  const rows = await tenantSql(em, organizationId).query(
    `select from pto_requests where organization_id = :organization and status = 'APPROVED' and start_date < ?::date
     limit 1`,
    [date],
  );
  return rows.length > 0;
};

/** `name` is null for the caller. */
interface Requester {
  readonly id: string;
  readonly name: string | null;
}

/** Why a request for these days would be rejected now. Takes no lock, so the request checks it again. */
export async function findObstacle(
  context: SignedInContext,
  { id, name }: Requester,
  days: DateRange,
): Promise<DomainError | undefined> {
  const { em, viewer } = context;
  const farAway = daysMustBeNear(days, await readToday(context));
  if (farAway) return farAway;
  const taken = await listTakenDays(em, id, days);
  const ranges = listRangesOff({ ...days, hours: maxHours });
  return (
    requestsMustNotOverlap(days, taken, name ?? undefined) ?? (await findClosedDates(em, viewer.organizationId, ranges))
  );
}

/** A person's balances under a policy, one for each year that the days touch. Fails with NOT_FOUND. */
export async function readBalancesFor(
  context: SignedInContext,
  { id }: Requester,
  policyId: string,
  days: DateRange,
): Promise<Balance[]> {
  const policy = (await readPolicies(context.em, [policyId])).get(policyId);
  if (!policy) throw unknownPolicy();
  const keys = yearsOf(days).map((year) => ({ userId: id, policy, year }));
  return keys.map(await readBalances(context, keys));
}

/** Counts the undecided requests that are paid on dates of each period, in one statement. */
export const countUndecidedTimeOff: PayPeriodPorts['countUndecidedTimeOff'] = async (em, _organizationId, periods) => {
  const [firstDate] = periods.map(({ startDate }) => startDate).toSorted();
  const lastDate = periods
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  if (!firstDate || !lastDate) return [];
  const pending = await readRows(em, ptoRequestReads, undecidedOn({ startDate: firstDate, endDate: lastDate }));
  return periods.map((dates) => pending.filter((request) => isPaidOn(request, dates)).length);
};

export type UndecidedRow = RowOf<typeof ptoRequestReads>;

export async function findUndecidedTimeOff(em: EntityManager, dates: DateRange): Promise<UndecidedRow[]> {
  const pending = await readRows(em, ptoRequestReads, undecidedOn(dates), {
    orderBy: ['startDate', 'id'],
    parts: ['requester', 'policy'],
  });
  return pending.filter((request) => isPaidOn(request, dates));
}

function undecidedOn({ startDate, endDate }: DateRange): Condition {
  return where`status = 'PENDING' and start_date <= ${endDate}::date and end_date >= ${startDate}::date`;
}

/**
 * Whether the request has minutes on one of the dates. A request from Saturday to Monday has no minutes on the weekend, so a
 * period that ends on the Sunday does not wait for it.
 */
const isPaidOn = (request: TimeOffSpan, dates: DateRange): boolean => sumTimeOffMinutesWithin(request, dates) > 0;
