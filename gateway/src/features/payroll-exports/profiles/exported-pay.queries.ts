import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { PayrollEntries, PayrollEntry } from '../../payroll/index.js';
import type { ExportedPeriod } from '../layouts/export-cells.rules.js';

/** The period of a file. Fails with CONFLICT if its pay can still change, unless a draft is requested. */
export function requireExportable({ period, closedAt, version }: PayrollEntries, allowsDraft: boolean): ExportedPeriod {
  const { startDate, endDate } = period;
  if (closedAt) return { startDate, endDate, version };
  if (allowsDraft) return { startDate, endDate, version: null };
  throw new DomainError(
    'conflict',
    'payroll-export.not-closed',
    'These dates are not a closed pay period. Close the period first, or request a draft with draft=1.',
  );
}

export async function* streamPay(entries: PayrollEntries): AsyncGenerator<PayrollEntry> {
  for await (const batch of entries.all()) yield* batch;
}

const selectClosed = `
  select start_date::text as "startDate", end_date::text as "endDate" from closed_pay_periods
  where organization_id = :organization and (?::date is null or start_date = ?::date)
  order by end_date desc limit 1`;

/** The dates of the closed pay period that starts on a day, or of the latest one; null without closed periods. */
export async function findClosedDates(em: EntityManager, startDate: string | null): Promise<DateRange | null> {
  const [dates] = await tenantSql(em).query<DateRange>(selectClosed, [startDate, startDate]);
  return dates ?? null;
}
