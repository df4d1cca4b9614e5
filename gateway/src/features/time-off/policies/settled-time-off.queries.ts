import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';

const selectSettled = `
  select exists (
    select from pto_requests request
    where request.organization_id = :organization and request.policy_id = ? and request.status = 'APPROVED'
      and is_in_closed_pay_period(request.organization_id, request.start_date, request.end_date, request.hours)
  ) as "isSettled"`;

export async function hasSettledTimeOff(em: EntityManager, organizationId: string, policyId: string): Promise<boolean> {
  const [row] = await tenantSql(em, organizationId).query<{ isSettled: boolean }>(selectSettled, [policyId]);
  return row?.isSettled ?? false;
}
