import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { ChangedSubject } from './changed-hours.rules.js';
import type { SignOffCheck } from './sign-off-check.types.js';

type Days = Pick<SignOffCheck, 'userId' | 'from' | 'to'>;

export function findChangedDays(em: EntityManager, subject: ChangedSubject): Promise<Days> {
  if (subject.kind === 'TIMESHEET') return findDaysOfTimesheet(em, subject);
  if (subject.kind === 'TIME_OFF') return findDaysOf(em, 'pto_requests', subject.id);
  if (subject.kind === 'SIGN_OFF') return findDaysOf(em, 'sign_offs', subject.id);
  return Promise.resolve({ userId: null, from: subject.from, to: null });
}

/** The first and the last day of the values that were changed and of those that are stored now. */
const selectDaysOfTimesheet = `
  select person as "userId", min(at)::date::text as "from", max(at)::date::text as "to"
  from (
    select user_id as person, unnest(array[clock_in_at, coalesce(clock_out_at, now())]) as at
    from timesheets where organization_id = :organization and id = ?::uuid
    union all
    select coalesce(?::uuid, (select user_id from timesheets where organization_id = :organization and id = ?::uuid)),
      unnest(?::timestamptz[])
  ) as known
  where person is not null
  group by person`;

async function findDaysOfTimesheet(
  em: EntityManager,
  { id, userId, instants }: Extract<ChangedSubject, { readonly kind: 'TIMESHEET' }>,
): Promise<Days> {
  const [found] = await tenantSql(em).query<Days>(selectDaysOfTimesheet, [id, userId, id, arrayLiteral(instants)]);
  return found ?? { userId, from: null, to: null };
}

async function findDaysOf(em: EntityManager, table: 'pto_requests' | 'sign_offs', id: string): Promise<Days> {
  const [found] = await tenantSql(em).query<Days>(
    `select user_id as "userId", start_date::text as "from", end_date::text as "to"
     from ${table} where organization_id = :organization and id = ?::uuid`,
    [id],
  );
  return found ?? { userId: null, from: null, to: null };
}
