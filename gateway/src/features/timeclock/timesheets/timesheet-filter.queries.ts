import type { FilterQuery } from '@mikro-orm/core';
import { raw } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../../access/index.js';
import { instantsOf, type Period, readRuleTimeline } from '../../organization/index.js';
import type { Timesheet } from './timesheet.entity.js';
import type { TimesheetExceptionCode, TimesheetStatus } from './timesheet.enums.js';
import { hourMs, longestOrdinaryHours, longestUnconfirmedHours } from './timesheet-length.rules.js';

/** What a list of timesheets can be filtered by. Each member has an index (see the review migration). */
export interface TimesheetFilter {
  readonly userId?: string | null | undefined;
  /** Days of the organization's calendar, both included. A timesheet matches if it touches one of them. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly status?: TimesheetStatus | null | undefined;
  readonly exception?: TimesheetExceptionCode | null | undefined;
}

type Condition = FilterQuery<Timesheet>;

/**
 * The conditions whose union is the filter, each served by an index of its own, later timesheets first: timesheets that
 * started within the days come before those that were already in progress when the days began.
 */
export async function buildTimesheetConditions(
  context: Pick<SignedInContext, 'em' | 'viewer' | 'platform'>,
  { userId, from, to, status, exception }: TimesheetFilter,
  ...additional: Condition[]
): Promise<Condition[]> {
  const days = from || to ? await findInstants(context, from, to) : undefined;
  const all: Condition[] = [
    ...additional,
    ...(userId ? [{ user: userId }] : []),
    ...(status ? [havingStatus[status]] : []),
    ...(exception ? [filterByException(exception, context.platform.clock.now())] : []),
    ...(days?.to ? [{ clockInAt: { $lt: days.to } }] : []),
  ];
  return filterByEnd(days?.from).map((alternative) => ({ $and: [...all, ...alternative] }) as Condition);
}

const havingStatus: Readonly<Record<TimesheetStatus, Condition>> = {
  OPEN: { clockOutAt: null },
  PENDING: { clockOutAt: { $ne: null }, approvedAt: null },
  APPROVED: { approvedAt: { $ne: null } },
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
export const isLong = (alias: string) =>
  `(${alias}.clock_out_at is null or ${alias}.clock_out_at - ${alias}.clock_in_at > ${ordinaryLength})`;

/**
 * A timesheet in progress at `from` began shortly before, or is one of the few long ones. So timesheets that ended long ago
 * are not read, and one that was left open years ago is found. Below row-level security, PostgreSQL can't search the index
 * of the overlap constraint (ADR 0050).
 */
function filterByEnd(from: Date | undefined): Condition[][] {
  if (!from) return [[]];
  const shortlyBefore = new Date(from.getTime() - longestOrdinaryHours * hourMs);
  const inProgress: Condition = { $or: [{ clockOutAt: null }, { clockOutAt: { $gt: from } }] };
  return [
    [{ clockInAt: { $gte: from } }],
    [{ clockInAt: { $gte: shortlyBefore, $lt: from } }, inProgress],
    [{ clockInAt: { $lt: shortlyBefore } }, sql(isLong('%')), inProgress],
  ];
}

/** Closed timesheets that last longer, written as in the partial index of OVER_16_HOURS, so that PostgreSQL uses it. */
const longerThan = (hours: number) => `%.clock_out_at - %.clock_in_at > interval '${hours} hours'`;

function filterByException(code: TimesheetExceptionCode, now: Date): Condition {
  switch (code) {
    case 'OPEN_TIMESHEET':
      return havingStatus.OPEN;
    case 'NOT_APPROVED':
      return havingStatus.PENDING;
    case 'OPEN_OVER_16_HOURS':
      return { clockOutAt: null, clockInAt: { $lt: new Date(now.getTime() - longestOrdinaryHours * hourMs) } };
    case 'OVER_16_HOURS':
      return sql(longerThan(longestOrdinaryHours));
    case 'OVER_24_HOURS':
      return sql(longerThan(longestUnconfirmedHours));
    case 'SELF_APPROVED':
      return sql('%.approved_by_id = %.user_id');
    default:
      // Exactly as in the partial index of this flag, so that PostgreSQL uses it.
      return sql(`%.flags @> '{${code}}'::text[]`);
  }
}

function sql(condition: string): Condition {
  return { [raw((alias) => condition.replaceAll('%', alias))]: [] } as Condition;
}

/** A closed timesheet that can be approved without an individual review. */
export const withoutException: Condition = sql(
  `%.flags = '{}' and %.clock_out_at - %.clock_in_at <= interval '${longestOrdinaryHours} hours'`,
);

/** A closed timesheet for which `listConfirmations` is not empty: the approver has to confirm it. */
export const needingConfirmation: Condition = sql(
  `(${longerThan(longestUnconfirmedHours)} or %.flags @> '{LONG_PAID_BREAK}'::text[])`,
);
