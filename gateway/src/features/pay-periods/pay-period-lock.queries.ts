import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import { enforce, type Violation } from '../../platform/errors/index.js';
import type { PayHistory } from '../../platform/ports/platform.js';
import { toInstant } from '../../platform/read-model/index.js';
import {
  findFirstOverlapped,
  type PeriodInstants,
  periodMustBeOpen,
  type TimesheetPunches,
} from './pay-period.rules.js';

/**
 * Rejects a change to timesheets in a closed period with CONFLICT. Takes a shared lock, so that no period of the
 * organization closes until the transaction ends: a concurrent closing waits and then counts the changed timesheets.
 */
export async function periodsMustBeOpen(
  em: EntityManager,
  organizationId: string,
  timesheets: readonly TimesheetPunches[],
): Promise<void> {
  enforce(periodMustBeOpen(await findLockingPeriod(em, organizationId, timesheets)));
}

/** The closed period that keeps the timesheets from changing, if there is one. Takes the lock of `periodsMustBeOpen`. */
export async function findLockingPeriod(
  em: EntityManager,
  organizationId: string,
  timesheets: readonly TimesheetPunches[],
): Promise<DateRange | undefined> {
  // One round trip: the second statement sees what was committed while the first one waited.
  const [, closed] = await Promise.all([keepPeriodsOpen(em, organizationId), findClosedPeriods(em, timesheets)]);
  return findFirstOverlapped(timesheets, closed);
}

/**
 * Rejects a change to paid time off on dates in a closed period with CONFLICT. Takes the same shared lock as a change to
 * timesheets, so that no period of the organization closes until the transaction ends.
 */
export async function datesMustBeOpen(
  em: EntityManager,
  organizationId: string,
  ranges: readonly DateRange[],
): Promise<void> {
  await keepPeriodsOpen(em, organizationId);
  enforce(await findClosedDates(em, organizationId, ranges));
}

/** The failure that `datesMustBeOpen` throws, for reads, which take no lock. */
export async function findClosedDates(
  em: EntityManager,
  organizationId: string,
  ranges: readonly DateRange[],
): Promise<Violation> {
  if (ranges.length === 0) return undefined;
  const [closed] = await tenantSql(em, organizationId).query<DateRange>(selectClosedOn, [
    arrayLiteral(ranges.map(({ startDate }) => startDate)),
    arrayLiteral(ranges.map(({ endDate }) => endDate)),
  ]);
  return periodMustBeOpen(closed);
}

const selectClosedOn = `
  select start_date::text as "startDate", end_date::text as "endDate" from closed_pay_periods
  where organization_id = :organization and exists (
    select from unnest(?::date[], ?::date[]) as asked (first_day, last_day)
    where start_date <= last_day and end_date >= first_day)
  order by start_date limit 1`;

async function keepPeriodsOpen(em: EntityManager, organizationId: string): Promise<void> {
  await tenantSql(em, organizationId).query('select pg_advisory_xact_lock_shared(pay_period_lock(:organization))');
}

/** A closed period: its dates, and its instants in the time zone in which it was closed. */
interface ClosedPeriod extends DateRange, PeriodInstants {}

/** The closed periods that the timesheets may overlap, earliest first, in one statement. */
async function findClosedPeriods(em: EntityManager, timesheets: readonly TimesheetPunches[]): Promise<ClosedPeriod[]> {
  if (timesheets.length === 0) return [];
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { clockInAt, clockOutAt } of timesheets) {
    first = Math.min(first, clockInAt.getTime());
    last = Math.max(last, clockOutAt?.getTime() ?? Number.POSITIVE_INFINITY);
  }
  const rows = await tenantSql(em).query<ClosedPeriodRow>(
    `select start_date::text as "startDate", end_date::text as "endDate", starts_at as "startsAt", ends_at as "endsAt"
     from closed_pay_periods
     where organization_id = :organization and ends_at > ? and starts_at <= coalesce(?::timestamptz, 'infinity')
     order by start_date`,
    [new Date(first), Number.isFinite(last) ? new Date(last) : null],
  );
  return rows.map(({ startDate, endDate, startsAt, endsAt }) => ({
    startDate,
    endDate,
    startsAt: toInstant(startsAt),
    endsAt: toInstant(endsAt),
  }));
}

type ClosedPeriodRow = Readonly<Record<'startDate' | 'endDate' | 'startsAt' | 'endsAt', string>>;

export const findLastClosedDay: PayHistory['findLastClosedDay'] = async (em, organizationId) => {
  const [last] = await tenantSql(em, organizationId).query<{ date: string }>(
    `select end_date::text as date from closed_pay_periods where organization_id = :organization
     order by start_date desc limit 1`,
  );
  return last?.date ?? null;
};

/** The last day of the periods that were closed or exported. They keep their dates, whatever the plan is. */
export async function findLastFixedDay(em: EntityManager, organizationId: string): Promise<string | null> {
  const [last] = await tenantSql(em, organizationId).query<{ date: string | null }>(
    `select greatest(
       (select max(end_date) from closed_pay_periods where organization_id = :organization),
       (select max(end_date) from payroll_versions where organization_id = :organization)
     )::text as date`,
  );
  return last?.date ?? null;
}
