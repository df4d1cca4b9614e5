import type { EntityManager } from '@mikro-orm/postgresql';
import type { OvertimeCountry, OvertimeLimits } from '../../../pay-engine/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';

/** An overtime rule of the organization's administrators. */
export interface CustomRule {
  readonly id: string;
  readonly name: string;
  readonly country: OvertimeCountry;
  readonly limits: OvertimeLimits;
  readonly source: string | null;
  readonly retired: boolean;
}

interface RuleRow extends Omit<CustomRule, 'limits'>, OvertimeLimits {}

const selectRules = `
  select id, name, country, daily_minutes as "dailyMinutes", daily_double_minutes as "dailyDoubleMinutes",
    weekly_minutes as "weeklyMinutes", consecutive_minutes as "consecutiveMinutes", nth_day as "nthDay",
    source, retired_at is not null as retired
  from overtime_rules where organization_id = :organization order by id`;

/** All custom rules of the organization, retired ones included. */
export async function readCustomRules(em: EntityManager, organizationId: string): Promise<CustomRule[]> {
  const rows = await tenantSql(em, organizationId).query<RuleRow>(selectRules);
  return rows.map(({ id, name, country, source, retired, ...limits }) => ({
    ...{ id, name, country, limits, source, retired },
  }));
}

/** A setting is JSON, so no foreign key keeps the rule that it names. */
const selectUse = `
  select from dated_settings
  where organization_id = :organization and setting = 'customRuleId' and value = to_jsonb(?::text) limit 1`;

/** Whether the organization has, had or will have the rule. */
export async function isRuleOfOrganization(em: EntityManager, id: string): Promise<boolean> {
  return (await tenantSql(em).query(selectUse, [id])).length > 0;
}
