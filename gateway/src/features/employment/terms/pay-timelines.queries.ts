import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { readSettingsHistoryWith, type SettingsHistory } from '../../organization/index.js';
import { createPayTimelines, type PayTimelines, type TermsOfPerson } from './pay-timelines.rules.js';

const selectTerms = `
  (select coalesce(jsonb_agg(jsonb_build_object('userId', user_id, 'from', from_date, 'exempt', exempt,
     'overtimeRule', overtime_rule, 'customRuleId', custom_rule_id, 'waivesFirstMeal', waives_first_meal,
     'waivesSecondMeal', waives_second_meal) order by user_id, from_date), '[]')
   from employment_terms
   where organization_id = :organization and (?::uuid[] is null or user_id = any(?::uuid[]))
     and user_id in (
       select user_id from employment_terms
       where organization_id = :organization
         and (exempt or overtime_rule is not null or waives_first_meal or waives_second_meal))) as terms`;

export interface PayRules {
  readonly history: SettingsHistory;
  /** By person and day. */
  readonly terms: readonly TermsOfPerson[];
}

/**
 * The settings of the organization and the terms of these people, or of everyone with null, in one statement. Terms that never differ from those of the
 * organization in what decides about pay are left out.
 */
export function readPayRules(
  em: EntityManager,
  organizationId: string,
  userIds: readonly string[] | null,
): Promise<PayRules> {
  const people = userIds && arrayLiteral(userIds);
  return readSettingsHistoryWith(em, organizationId, { columns: selectTerms, values: [people, people] });
}

/** The rules of pay of these people over time. */
export async function readPayTimelines(
  em: EntityManager,
  organizationId: string,
  userIds: readonly string[] | null,
): Promise<PayTimelines> {
  const { history, terms } = await readPayRules(em, organizationId, userIds);
  return createPayTimelines(history, terms);
}
