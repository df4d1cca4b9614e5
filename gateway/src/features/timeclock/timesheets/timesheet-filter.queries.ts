import type { FilterQuery } from '@mikro-orm/core';
import { raw } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../../access/index.js';
import { Organization, type Period, periodOfDays } from '../../organization/index.js';
import { longestOrdinaryHours } from './exceptions.rules.js';
import type { Timesheet } from './timesheet.entity.js';
import type { TimesheetExceptionCode, TimesheetStatus } from './timesheet.enums.js';

/** What a list of timesheets can be narrowed down to. Each has an index (see the migration of the review). */
export interface TimesheetQuestion {
  readonly userId?: string | null | undefined;
  /** Days of the organization's calendar, both included; a timesheet touches one of them. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly status?: TimesheetStatus | null | undefined;
  readonly exception?: TimesheetExceptionCode | null | undefined;
}

type Condition = FilterQuery<Timesheet>;

/**
 * The conditions that stand for the question: together, the timesheets of one of these stretches, the later ones first.
 * Those that began within the days come before those that were still going on when the days began.
 */
export async function timesheetsAskedFor(
  context: Pick<SignedInContext, 'em' | 'viewer' | 'platform'>,
  { userId, from, to, status, exception }: TimesheetQuestion,
  ...besides: Condition[]
): Promise<Condition[]> {
  const days = from || to ? await instantsOf(context, from, to) : undefined;
  const all: Condition[] = [
    ...besides,
    ...(userId ? [{ user: userId }] : []),
    ...(status ? [havingStatus[status]] : []),
    ...(exception ? [havingException(exception, context.platform.clock.now())] : []),
    ...(days?.to ? [{ clockInAt: { $lt: days.to } }] : []),
  ];
  return stretchesSince(days?.from).map((stretch) => ({ $and: [...all, ...stretch] }) as Condition);
}

const havingStatus: Readonly<Record<TimesheetStatus, Condition>> = {
  OPEN: { clockOutAt: null },
  PENDING: { clockOutAt: { $ne: null }, approvedAt: null },
  APPROVED: { approvedAt: { $ne: null } },
};

async function instantsOf(
  { em, viewer }: Pick<SignedInContext, 'em' | 'viewer'>,
  from: string | null | undefined,
  to: string | null | undefined,
): Promise<Partial<Period>> {
  const { timezoneInForce } = await em.findOneOrFail(Organization, viewer.organizationId);
  const first = from ? periodOfDays({ startDate: from, endDate: from }, timezoneInForce).from : undefined;
  const last = to ? periodOfDays({ startDate: to, endDate: to }, timezoneInForce).to : undefined;
  return { ...(first && { from: first }), ...(last && { to: last }) };
}

/**
 * What was still going on is asked of the index that keeps timesheets from overlapping, so that no old timesheet is read
 * that ended long ago. A timesheet of years that nobody ended is among them.
 */
function stretchesSince(from: Date | undefined): Condition[][] {
  if (!from) return [[]];
  const goingOn = raw(
    (alias) => `tstzrange(${alias}.clock_in_at, ${alias}.clock_out_at, '[)') @> ?::timestamptz`,
    [from],
  );
  return [[{ clockInAt: { $gte: from } }], [{ clockInAt: { $lt: from } }, { [goingOn]: [] } as Condition]];
}

const hourMs = 3_600_000;

function havingException(code: TimesheetExceptionCode, now: Date): Condition {
  switch (code) {
    case 'OPEN_TIMESHEET':
      return havingStatus.OPEN;
    case 'NOT_APPROVED':
      return havingStatus.PENDING;
    case 'OPEN_OVER_16_HOURS':
      return { clockOutAt: null, clockInAt: { $lt: new Date(now.getTime() - longestOrdinaryHours * hourMs) } };
    case 'OVER_16_HOURS':
      return sql(`%.clock_out_at - %.clock_in_at > interval '16 hours'`);
    default:
      // To the letter as the partial index of this flag has it.
      return sql(`%.flags @> '{${code}}'::text[]`);
  }
}

function sql(condition: string): Condition {
  return { [raw((alias) => condition.replaceAll('%', alias))]: [] } as Condition;
}

/** A closed timesheet that nobody has to look at before it is approved. */
export const withoutException: Condition = sql(
  `%.flags = '{}' and %.clock_out_at - %.clock_in_at <= interval '16 hours'`,
);
