import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';

/** A setting is JSON, so no foreign key keeps the rule that it names. */
const selectUse = `
  select from dated_settings
  where organization_id = :organization and setting = 'customRuleId' and value = to_jsonb(?::text) limit 1`;

/** Whether the organization has, had or will have the rule. */
export async function isRuleOfOrganization(em: EntityManager, id: string): Promise<boolean> {
  return (await tenantSql(em).query(selectUse, [id])).length > 0;
}
