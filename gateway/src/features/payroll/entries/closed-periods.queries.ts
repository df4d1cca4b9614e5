import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { tenantSql } from '../../../platform/database/tenant-sql.js';

/** A closed period. */
export interface ClosedDates extends DateRange {
  /** The version of its pay, and its place among all versions. */
  readonly versionId: string;
  readonly position: number;
}

/** What decides how the pay of a range of dates is read. */
export interface RangeFacts {
  readonly hasCarriedLines: boolean;
  readonly closedPeriods: readonly ClosedDates[];
}

const selectFacts = `
  select
    exists (
      select from payroll_adjustments
      where organization_id = :organization and target_start_date is not null
        and (target_start_date between ?::date and ?::date or (start_date <= ?::date and end_date >= ?::date))
    ) as "hasCarriedLines",
    (
      select coalesce(jsonb_agg(jsonb_build_object('startDate', closed.start_date, 'endDate', closed.end_date,
        'versionId', version.id, 'position', version.position)
        order by closed.start_date), '[]')
      from closed_pay_periods closed
      join payroll_versions version
        on version.organization_id = closed.organization_id and version.id = closed.version_id
      where closed.organization_id = :organization and closed.start_date <= ?::date and closed.end_date >= ?::date
    ) as "closedPeriods"`;

/** The closed periods that overlap a range, and whether corrections are carried into or out of it, in one statement. */
export async function readRangeFacts(
  em: EntityManager,
  organizationId: string,
  { startDate, endDate }: DateRange,
): Promise<RangeFacts> {
  const values = [startDate, endDate, endDate, startDate, endDate, startDate];
  const [facts] = await tenantSql(em, organizationId).query<RangeFacts>(selectFacts, values);
  return facts as RangeFacts;
}
