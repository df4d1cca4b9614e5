import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { defaultTimezone } from './late-corrections.types.js';

const timezoneOfOrganization = 'select timezone from organizations where id = :organization';

/** The time zone that determines days, weeks and pay periods: `timezoneInForce` of the organization. */
export async function readTimezone(em: EntityManager): Promise<string> {
  const [row] = await tenantSql(em).query<{ readonly timezone: string | null }>(timezoneOfOrganization);
  return row?.timezone ?? defaultTimezone;
}
