import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate, DateRange } from '@timetrack/contracts/calendar';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { type RowOf, readRows, where } from '../../platform/read-model/index.js';
import { everything, type Selection } from '../../platform/use-case/index.js';
import { readSettingsHistory } from '../organization/index.js';
import { closedPeriodReads } from './closed-period.reads.js';
import { noSuchPeriod } from './pay-period.rules.js';
import { type NeighborPeriods, type PayCalendars, payPeriodsAround } from './pay-period-plan.rules.js';
import { chooseCloserParts, payrollVersionReads } from './payroll-version.reads.js';

/** The organization's plans over time. The default plan applies until it chooses one. */
async function findPlan(em: EntityManager, organizationId: string): Promise<PayCalendars> {
  return (await readSettingsHistory(em, organizationId)).payCalendar;
}

export interface FoundPeriod {
  readonly dates: DateRange;
  readonly closed: RowOf<typeof closedPeriodReads> | undefined;
  /** Every version of its pay, newest first. An open period has some if it was reopened. */
  readonly versions: readonly RowOf<typeof payrollVersionReads>[];
}

export interface PeriodSearch extends Partial<NeighborPeriods> {
  readonly date: CalendarDate;
  /** The organization's plans, if the caller knows them already, or others to preview. */
  readonly plan?: PayCalendars;
  readonly selection?: Selection;
}

/** The period that starts on a date. Fails with NOT_FOUND when none does. */
export async function findPeriodOn(
  em: EntityManager,
  organizationId: string,
  startDate: CalendarDate,
): Promise<FoundPeriod> {
  const [found] = await findPeriodsAround(em, organizationId, { date: startDate });
  if (found?.dates.startDate !== startDate) throw noSuchPeriod();
  return found;
}

/**
 * The periods around a date, earliest first. A closed period keeps the dates that it was closed with, and so does a
 * reopened one, because its pay was exported for them.
 */
export async function findPeriodsAround(
  em: EntityManager,
  organizationId: string,
  { date, before = 0, after = 0, plan, selection = everything }: PeriodSearch,
): Promise<FoundPeriod[]> {
  // No period is longer than a month, so a closed period outside this range does not affect the result.
  const margin = { months: Math.max(before, after) + 2 };
  const day = Temporal.PlainDate.from(date);
  const [from, to] = [day.subtract(margin).toString(), day.add(margin).toString()];
  const near = where`start_date <= ${to}::date and end_date >= ${from}::date`;
  const [closed, versions, calendars] = await Promise.all([
    readRows(em, closedPeriodReads, near, { orderBy: ['startDate'], parts: chooseCloserParts(selection) }),
    readRows(em, payrollVersionReads, near, {
      ...{ orderBy: ['version'], direction: 'desc' },
      parts: [
        ...new Set([selection.at('versions'), selection.at('payVersions.edges.node')].flatMap(chooseCloserParts)),
      ],
    }),
    plan ?? findPlan(em, organizationId),
  ]);
  const periods = payPeriodsAround(date, calendars, [...closed, ...versions], { before, after });
  return periods.map((dates) => ({
    dates,
    closed: closed.find(({ startDate }) => startDate === dates.startDate),
    versions: versions.filter(({ startDate }) => startDate === dates.startDate),
  }));
}

const selectCorrectedDays = `
  select distinct target_start_date::text as day
  from payroll_adjustments
  where organization_id = :organization and target_start_date between ?::date and ?::date`;

/** The periods that pay corrections of closed ones. The periods are given earliest first. */
export async function findPeriodsWithCorrections<Period extends DateRange>(
  em: EntityManager,
  organizationId: string,
  periods: readonly Period[],
): Promise<ReadonlySet<Period>> {
  const [first, last] = [periods.at(0), periods.at(-1)];
  if (!first || !last) return new Set();
  const rows = await tenantSql(em, organizationId).query<{ readonly day: CalendarDate }>(selectCorrectedDays, [
    first.startDate,
    last.endDate,
  ]);
  return new Set(
    periods.filter(({ startDate, endDate }) => rows.some(({ day }) => day >= startDate && day <= endDate)),
  );
}
