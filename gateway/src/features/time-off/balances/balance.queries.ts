import type { CalendarDate } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../../access/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { dayOf, readTimezone } from '../../organization/index.js';
import { balanceOf, type CountedRequest, firstDayOf, lastDayOf, yearOf } from './balance.rules.js';
import type { Balance } from './balance.types.js';

export type BalanceContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

export interface BalanceKey {
  readonly userId: string;
  readonly policy: { readonly id: string; readonly yearlyAllowanceHours: number | null };
  readonly year: number;
}

interface Row extends CountedRequest {
  readonly userId: string;
  readonly policyId: string;
}

const countedRequests = `
  select user_id as "userId", policy_id as "policyId", status, hours,
    start_date::text as "startDate", end_date::text as "endDate"
  from pto_requests
  where organization_id = :organization and user_id = any(?::uuid[]) and policy_id = any(?::uuid[])
    and status in ('PENDING', 'APPROVED') and start_date <= ?::date and end_date >= ?::date`;

export async function readBalances(
  { em }: BalanceContext,
  keys: readonly BalanceKey[],
): Promise<(key: BalanceKey) => Balance> {
  const rows = keys.length === 0 ? [] : await tenantSql(em).query<Row>(countedRequests, boundsOf(keys));
  const requests = Map.groupBy(rows, ({ userId, policyId }) => `${userId} ${policyId}`);
  return ({ userId, policy, year }) =>
    balanceOf(year, policy.yearlyAllowanceHours, requests.get(`${userId} ${policy.id}`) ?? []);
}

export async function readCurrentYear(context: Pick<BalanceContext, 'em' | 'platform'>): Promise<number> {
  return yearOf(await readToday(context));
}

export async function readToday({ em, platform }: Pick<BalanceContext, 'em' | 'platform'>): Promise<CalendarDate> {
  return dayOf(platform.clock.now(), await readTimezone(em)).date;
}

function boundsOf(keys: readonly BalanceKey[]): string[] {
  const years = keys.map(({ year }) => year);
  return [
    arrayLiteral(new Set(keys.map(({ userId }) => userId))),
    arrayLiteral(new Set(keys.map(({ policy }) => policy.id))),
    lastDayOf(Math.max(...years)),
    firstDayOf(Math.min(...years)),
  ];
}
