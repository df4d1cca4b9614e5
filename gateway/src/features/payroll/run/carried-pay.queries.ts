import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { type CarriedDifference, type CarriedPay, carryPay } from './assemble-entry.rules.js';
import { payLine } from './payroll-entry.types.js';

interface CarriedRow extends CarriedDifference {
  readonly userId: string;
}

const selectCarried = `
  select user_id as "userId", start_date::text as "startDate", end_date::text as "endDate",
         target_start_date::text as "targetStartDate", lines,
         qualified_overtime as "qualifiedOvertime"
  from payroll_adjustments
  where organization_id = :organization and user_id = any(?::uuid[]) and target_start_date is not null
    and (target_start_date between ?::date and ?::date or (start_date <= ?::date and end_date >= ?::date))
  order by position`;

interface CarriedSearch {
  readonly organizationId: string;
  readonly period: DateRange;
}

const payLines = z.array(payLine);

export async function loadCarriedPay(
  em: EntityManager,
  { organizationId, period }: CarriedSearch,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, CarriedPay>> {
  const { startDate, endDate } = period;
  const values = [arrayLiteral(userIds), startDate, endDate, endDate, startDate];
  const rows = await tenantSql(em, organizationId).query<CarriedRow>(selectCarried, values);
  const differences = rows.map((row) => ({ ...row, lines: payLines.parse(row.lines) }));
  const byPerson = Map.groupBy(differences, ({ userId }) => userId);
  return new Map([...byPerson].map(([userId, carried]) => [userId, carryPay(carried, period)]));
}
