import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import {
  type PayrollIdChanges,
  type PayrollIds,
  type PayrollProvider,
  payrollProviders,
  pickPayrollIds,
} from './payroll-ids.types.js';
import { payrollIdTaken } from './user.rules.js';

const remove = `
  delete from payroll_ids where organization_id = :organization and user_id = ? and provider = any(?::text[])`;

/** An id that someone else has is not inserted. Of two people who get it at the same time, the later one waits for the other. */
const insert = `
  insert into payroll_ids (organization_id, user_id, provider, payroll_id)
  select :organization, ?, provider, payroll_id from jsonb_each_text(?::jsonb) as given (provider, payroll_id)
  order by provider
  on conflict do nothing
  returning provider`;

/** Stores the ids that differ, and returns all ids of the person. Null removes an id. Fails with CONFLICT if one is taken. */
export async function savePayrollIds(
  em: EntityManager,
  userId: string,
  { current, changes }: { readonly current: PayrollIds; readonly changes: PayrollIdChanges },
): Promise<PayrollIds> {
  const after = { ...current, ...changes };
  const changed = payrollProviders.filter((provider) => (after[provider] ?? null) !== (current[provider] ?? null));
  if (changed.length === 0) return current;
  const sql = tenantSql(em);
  await sql.run(remove, [userId, arrayLiteral(changed)]);
  const added = changed.filter((provider) => after[provider]);
  const values = JSON.stringify(Object.fromEntries(added.map((provider) => [provider, after[provider]])));
  const stored = await sql.query<{ provider: PayrollProvider }>(insert, [userId, values]);
  const taken = added.find((provider) => !stored.some((row) => row.provider === provider));
  enforce(taken && payrollIdTaken(taken));
  return pickPayrollIds(after);
}
