import type { EntityManager } from '@mikro-orm/postgresql';
import type { PtoPolicy } from '../policies/pto-policy.entity.js';
import { type Balance, balanceOf, type CountedRequest, firstDayOf, lastDayOf } from './balance.rules.js';

/** Whose balance, under which policy, in which calendar year. */
export interface BalanceQuestion {
  readonly userId: string;
  readonly policy: PtoPolicy;
  readonly year: number;
}

interface Row extends CountedRequest {
  readonly userId: string;
  readonly policyId: string;
}

const counted = `
  select user_id as "userId", policy_id as "policyId", status, hours,
    start_date::text as "startDate", end_date::text as "endDate"
  from pto_requests
  where organization_id = ? and user_id = any(?::uuid[]) and policy_id = any(?::uuid[])
    and status in ('PENDING', 'APPROVED') and start_date <= ?::date and end_date >= ?::date`;

/** Answers all of these questions, in their order, with one statement. */
export async function balancesFor(
  em: EntityManager,
  organizationId: string,
  questions: readonly BalanceQuestion[],
): Promise<Balance[]> {
  if (questions.length === 0) return [];
  const years = questions.map(({ year }) => year);
  const rows = await em.execute<Row[]>(counted, [
    organizationId,
    arrayOf(questions.map(({ userId }) => userId)),
    arrayOf(questions.map(({ policy }) => policy.id)),
    lastDayOf(Math.max(...years)),
    firstDayOf(Math.min(...years)),
  ]);
  const requests = Map.groupBy(rows, ({ userId, policyId }) => `${userId} ${policyId}`);
  return questions.map(({ userId, policy, year }) =>
    balanceOf(year, policy.yearlyAllowanceHours, requests.get(`${userId} ${policy.id}`) ?? []),
  );
}

function arrayOf(ids: readonly string[]): string {
  return `{${[...new Set(ids)].join(',')}}`;
}
