import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, type CalendarDate, type DateRange } from '@timetrack/contracts/calendar';
import { toHours } from '../../../pay-engine/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { PayTimelines } from '../../employment/index.js';
import { dateAt, type SettingsHistory } from '../../organization/index.js';
import { payPeriodOn } from '../../pay-periods/index.js';
import { computeEntries, loadPayrollFacts, startPayRun } from '../run/pay-run.queries.js';
import type { PayrollEntry, PayrollPerson } from '../run/payroll-entry.types.js';
import type { QualifiedWeek } from '../run/qualified-weeks.rules.js';
import type { QualifiedOvertimeOfYear } from './qualified-overtime.types.js';
import { type CarriedWeeks, endDaysOfYear, listCountedWeeks, mergeWeeks, presentWeek } from './tax-year.rules.js';

interface ClosedPeriod extends DateRange {
  readonly versionId: string | null;
}

/** What holds for everyone in a tax year. */
export interface TaxYear {
  readonly organizationId: string;
  readonly year: number;
  readonly daysToPayday: number | null;
  readonly timelines: PayTimelines;
  readonly closed: readonly ClosedPeriod[];
  /** The pay periods of the year that have begun and are not closed. */
  readonly open: readonly DateRange[];
  readonly now: Date;
}

const selectClosed = `
  select start_date::text as "startDate", end_date::text as "endDate", version_id as "versionId"
  from closed_pay_periods where organization_id = :organization order by start_date`;

const selectDaysToPayday = 'select days_to_payday as "daysToPayday" from organizations where id = :organization';

export async function readTaxYear(
  em: EntityManager,
  {
    organizationId,
    year,
    history,
    timelines,
    now,
  }: {
    readonly organizationId: string;
    readonly year: number;
    readonly history: SettingsHistory;
    readonly timelines: PayTimelines;
    readonly now: Date;
  },
): Promise<TaxYear> {
  const sql = tenantSql(em, organizationId);
  const [[settings], closed] = await Promise.all([
    sql.query<{ daysToPayday: number | null }>(selectDaysToPayday),
    sql.query<ClosedPeriod>(selectClosed),
  ]);
  const daysToPayday = settings?.daysToPayday ?? null;
  const ends = endDaysOfYear(year, daysToPayday);
  const ofYear = closed.filter(({ endDate }) => ends.startDate <= endDate && endDate <= ends.endDate);
  const today = dateAt(timelines.organization, now);
  const open = listOpenPeriods(history, closed, { ends, today });
  return { organizationId, year, daysToPayday, timelines, closed: ofYear, open, now };
}

function listOpenPeriods(
  { payCalendar }: SettingsHistory,
  closed: readonly DateRange[],
  { ends, today }: { readonly ends: DateRange; readonly today: CalendarDate },
): DateRange[] {
  const open: DateRange[] = [];
  for (let date = ends.startDate; date <= today; ) {
    const period = payPeriodOn(date, payCalendar, closed);
    if (period.endDate > ends.endDate) break;
    const isClosed = closed.some(({ startDate }) => startDate === period.startDate);
    if (!isClosed) open.push(period);
    date = addDays(period.endDate, 1);
  }
  return open;
}

const selectSettled = `
  select version_id as "versionId", user_id as "userId",
    jsonb_exists(entry, 'qualifiedOvertimeMinutes') as "hasMinutes",
    (entry ->> 'qualifiedOvertimeMinutes')::int as minutes, coalesce(entry -> 'workweeks', '[]') as workweeks,
    (entry ->> 'overtimeMinutes')::int + (entry ->> 'doubleTimeMinutes')::int as "premiumMinutes"
  from settled_pay
  where organization_id = :organization and version_id = any(?::uuid[]) and user_id = any(?::uuid[])`;

interface SettledRow {
  readonly versionId: string;
  readonly userId: string;
  readonly hasMinutes: boolean;
  readonly minutes: number | null;
  readonly workweeks: NonNullable<PayrollEntry['workweeks']>;
  readonly premiumMinutes: number;
}

const selectCarried = `
  select user_id as "userId", start_date::text as "startDate", end_date::text as "endDate",
    target_start_date::text as "targetStartDate", qualified_overtime as weeks
  from payroll_adjustments
  where organization_id = :organization and user_id = any(?::uuid[]) and target_start_date is not null
    and qualified_overtime <> '[]'
  order by position`;

interface CarriedRow extends DateRange {
  readonly userId: string;
  readonly targetStartDate: CalendarDate;
  readonly weeks: readonly QualifiedWeek[];
}

/** The qualified overtime of these people, in their order, in a few statements and one computation for each open period. */
export async function loadQualifiedOvertime(
  em: EntityManager,
  taxYear: TaxYear,
  people: readonly PayrollPerson[],
): Promise<QualifiedOvertimeOfYear[]> {
  const { organizationId, year, daysToPayday, closed, open } = taxYear;
  const sql = tenantSql(em, organizationId);
  const userIds = arrayLiteral(people.map(({ id }) => id));
  const versionIds = arrayLiteral(closed.flatMap(({ versionId }) => versionId ?? []));
  const [settled, carried] = await Promise.all([
    sql.query<SettledRow>(selectSettled, [versionIds, userIds]),
    sql.query<CarriedRow>(selectCarried, [userIds]),
  ]);
  const settledOf = Map.groupBy(settled, ({ userId }) => userId);
  const carriedOf = Map.groupBy(carried, ({ userId }) => userId);
  const earlier = await computeEarlier(em, taxYear, people, settled);
  const openMinutes = await sumOpen(em, taxYear, people, open);
  return people.map((user) => {
    const corrections = (carriedOf.get(user.id) ?? []).map(
      ({ weeks, targetStartDate, startDate, endDate }): CarriedWeeks => ({
        ...{ weeks, targetStartDate, period: { startDate, endDate } },
      }),
    );
    const weeks = (settledOf.get(user.id) ?? []).flatMap((row) => {
      const period = closed.find(({ versionId }) => versionId === row.versionId) as ClosedPeriod;
      if (row.hasMinutes) return listCountedWeeks({ ...row, period }, corrections);
      return earlier.get(`${row.versionId} ${user.id}`) ?? [];
    });
    const minutes = weeks.reduce((sum, week) => sum + week.minutes, 0);
    return {
      ...{ user, year, countedBy: daysToPayday === null ? 'PERIOD_END' : 'PAYDAY' },
      ...{ minutes, hours: toHours(minutes), openMinutes: openMinutes.get(user.id) ?? 0, weeks: mergeWeeks(weeks) },
    };
  });
}

type Weeks = ReturnType<typeof listCountedWeeks>;

/** Pay that was settled before qualified overtime existed, computed from its locked timesheets, and at most what it paid. */
async function computeEarlier(
  em: EntityManager,
  taxYear: TaxYear,
  people: readonly PayrollPerson[],
  settled: readonly SettledRow[],
): Promise<ReadonlyMap<string, Weeks>> {
  const found = new Map<string, Weeks>();
  const byVersion = Map.groupBy(
    settled.filter(({ hasMinutes }) => !hasMinutes),
    ({ versionId }) => versionId,
  );
  for (const [versionId, rows] of byVersion) {
    const period = taxYear.closed.find((each) => each.versionId === versionId) as ClosedPeriod;
    const entries = await computePeriod(em, taxYear, people, period, 'WORK_ONLY');
    for (const { userId, premiumMinutes } of rows) {
      const entry = entries.find(({ user }) => user.id === userId);
      const weeks = (entry?.workweeks ?? []).filter(
        ({ endDate }) => period.startDate <= endDate && endDate <= period.endDate,
      );
      let left = premiumMinutes;
      found.set(
        `${versionId} ${userId}`,
        weeks.map(presentWeek).map((week) => {
          const minutes = Math.min(week.minutes, left);
          left -= minutes;
          return { ...week, minutes };
        }),
      );
    }
  }
  return found;
}

async function sumOpen(
  em: EntityManager,
  taxYear: TaxYear,
  people: readonly PayrollPerson[],
  open: readonly DateRange[],
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  for (const period of mergeAdjacent(open)) {
    for (const { user, qualifiedOvertimeMinutes } of await computePeriod(
      em,
      taxYear,
      people,
      period,
      'WITH_CORRECTIONS',
    )) {
      sums.set(user.id, (sums.get(user.id) ?? 0) + (qualifiedOvertimeMinutes ?? 0));
    }
  }
  return sums;
}

function computePeriod(
  em: EntityManager,
  { organizationId, timelines, now }: TaxYear,
  people: readonly PayrollPerson[],
  { startDate, endDate }: DateRange,
  what: 'WORK_ONLY' | 'WITH_CORRECTIONS',
): Promise<PayrollEntry[]> {
  const run = startPayRun({
    ...{ organizationId, timelines, now, hasCarriedLines: what === 'WITH_CORRECTIONS' },
    period: { startDate, endDate },
  });
  return loadPayrollFacts(em, run, people).then((facts) => computeEntries(run, facts));
}

/** Periods that follow each other are computed at once. */
function mergeAdjacent(periods: readonly DateRange[]): DateRange[] {
  const merged: DateRange[] = [];
  for (const { startDate, endDate } of periods) {
    const last = merged.at(-1);
    if (last && addDays(last.endDate, 1) === startDate)
      merged[merged.length - 1] = { startDate: last.startDate, endDate };
    else merged.push({ startDate, endDate });
  }
  return merged;
}
