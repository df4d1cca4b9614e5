import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';

const selectClosed = `
  select request.id from pto_requests request
  where request.organization_id = :organization and request.id = any(?::uuid[]) and is_in_closed_pay_period(
      request.organization_id, request.start_date, request.end_date, request.hours)`;

export async function findRequestsInClosedPayPeriods(
  em: EntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tenantSql(em).query<{ id: string }>(selectClosed, [arrayLiteral(ids)]);
  return new Set(rows.map(({ id }) => id));
}
