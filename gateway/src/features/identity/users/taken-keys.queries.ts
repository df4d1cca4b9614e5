import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { PayrollProvider } from './payroll-ids.types.js';

/** What one person of an organization has at most: an email address, a number, or an id at a payroll provider. */
export interface PersonKey {
  readonly kind: 'EMAIL' | 'STAFF_NUMBER' | 'EMPLOYEE_NUMBER' | PayrollProvider;
  readonly key: string;
}

export const nameOfKey = ({ kind, key }: PersonKey) => `${kind} ${key}`;

/**
 * The names of the keys that people of this organization have, ignoring case. Deleted people keep their numbers. Like a constraint,
 * this includes people whom a restricted manager does not reach, and it returns no names.
 */
export async function findTakenKeys(em: EntityManager, keys: readonly PersonKey[]): Promise<ReadonlySet<string>> {
  // No stored text has a null character, which JSON of PostgreSQL refuses.
  const asked = keys.filter(({ key }) => key !== '' && !key.includes('\0'));
  if (asked.length === 0) return new Set();
  const statement = 'select kind, key from find_taken_keys(:organization, ?::jsonb)';
  return new Set((await tenantSql(em).query<PersonKey>(statement, [JSON.stringify(asked)])).map(nameOfKey));
}
