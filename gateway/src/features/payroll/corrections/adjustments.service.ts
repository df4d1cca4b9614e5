import type { CalendarDate } from '@timetrack/contracts/calendar';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { PayrollLine } from '../run/payroll-entry.types.js';
import type { AdjustmentReason, Settling } from './settling.types.js';

export interface NewAdjustments {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly version: number | null;
  readonly previousVersion: number;
  readonly reason: AdjustmentReason;
  readonly targetStartDate: CalendarDate | null;
  readonly people: readonly { readonly userId: string; readonly lines: readonly PayrollLine[] }[];
}

const insertAdjustments = `
  insert into payroll_adjustments (organization_id, position, start_date, end_date, version, previous_version, reason,
                                   user_id, lines, target_start_date, at)
  select :organization, last.position + place, ?::date, ?::date, ?::int, ?::int, ?, (person ->> 'userId')::uuid,
         person -> 'lines', ?::date, ?::timestamptz
  from jsonb_array_elements(?::jsonb) with ordinality as given (person, place),
    last_adjustment(:organization) last`;

/** Adds one adjustment per person. The lock of the closing makes their positions follow the order of the commits. */
export async function addAdjustments(
  { em, organizationId, now }: Settling,
  { startDate, endDate, version, previousVersion, reason, targetStartDate, people }: NewAdjustments,
): Promise<void> {
  const changed = people.filter(({ lines }) => lines.length > 0);
  if (changed.length === 0) return;
  const period = [startDate, endDate, version, previousVersion, reason];
  const values = [...period, targetStartDate, now, JSON.stringify(changed)];
  await tenantSql(em, organizationId).run(insertAdjustments, values);
}
