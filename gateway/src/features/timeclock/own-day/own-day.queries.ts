import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { WorkedSpan } from './own-day.rules.js';

/** No timesheet is longer: see `isImplausiblyLong`. The lower bound lets the database skip the older ones. */
const longest = `interval '8 days'`;

const selectSpans = `
  with sheet as (
    select id, clock_in_at, clock_out_at from timesheets
    where organization_id = :organization and user_id = ?::uuid
      and (clock_out_at is null or (clock_in_at > ?::timestamptz - ${longest} and clock_out_at > ?::timestamptz))
  )
  select clock_in_at as "startAt", clock_out_at as "endAt", false as "isUnpaidBreak" from sheet
  union all
  select part.start_at, part.end_at, true from sheet
  join breaks part on part.organization_id = :organization and part.timesheet_id = sheet.id and part.type = 'UNPAID'`;

/** The work of a person that lasted beyond an instant, and the unpaid breaks in it. */
export async function readSpansSince(em: EntityManager, userId: string, from: Date): Promise<WorkedSpan[]> {
  const rows = await tenantSql(em).query<WorkedSpan>(selectSpans, [userId, from, from]);
  return rows.map(({ startAt, endAt, isUnpaidBreak }) => ({
    startAt: new Date(startAt),
    endAt: endAt && new Date(endAt),
    isUnpaidBreak,
  }));
}
