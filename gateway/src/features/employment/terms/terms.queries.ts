import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { TermsRow } from './terms.types.js';

const selectTerms = (condition: string) => `
  select user_id as "userId", from_date::text as "from", exempt, overtime_rule as "overtimeRule",
    custom_rule_id as "customRuleId", contract_minutes as "contractMinutes", position_id as "positionId",
    waives_first_meal as "waivesFirstMeal", waives_second_meal as "waivesSecondMeal"
  from employment_terms
  where organization_id = :organization and ${condition}
  order by user_id, from_date`;

const ofEveryone = selectTerms('true');
const ofPeople = selectTerms('user_id = any(?::uuid[])');

/** The terms of these people over time, or of everyone with null, by person and day. Erased people keep theirs. */
export function readEmploymentTerms(
  em: EntityManager,
  organizationId: string,
  userIds: readonly string[] | null,
): Promise<TermsRow[]> {
  const sql = tenantSql(em, organizationId);
  return userIds ? sql.query(ofPeople, [arrayLiteral(userIds)]) : sql.query(ofEveryone);
}

const deleteLater = `
  delete from employment_terms
  where organization_id = :organization and user_id = any(?::uuid[]) and from_date >= ?::date`;

const insertRows = `
  insert into employment_terms (organization_id, user_id, from_date, exempt, overtime_rule, custom_rule_id,
    contract_minutes, position_id, waives_first_meal, waives_second_meal)
  select :organization, added."userId", added."from", added.exempt, added."overtimeRule", added."customRuleId",
    added."contractMinutes", added."positionId", added."waivesFirstMeal", added."waivesSecondMeal"
  from jsonb_to_recordset(?::jsonb) as added (
    "userId" uuid, "from" date, exempt boolean, "overtimeRule" text, "customRuleId" uuid, "contractMinutes" integer,
    "positionId" uuid, "waivesFirstMeal" boolean, "waivesSecondMeal" boolean)`;

interface LaterRows {
  readonly userIds: readonly string[];
  readonly from: CalendarDate;
  readonly rows: readonly TermsRow[];
}

/** Replaces the rows of these people from a day on. */
export async function replaceLaterTerms(em: EntityManager, { userIds, from, rows }: LaterRows): Promise<void> {
  const later = rows.filter((row) => row.from >= from);
  await tenantSql(em).queryAll([
    { text: deleteLater, values: [arrayLiteral(userIds), from] },
    { text: insertRows, values: [JSON.stringify(later)] },
  ]);
}

const selectPeople = (condition: string) => `
  select id from users where organization_id = :organization and deleted_at is null and ${condition}`;

const everyone = selectPeople('true');
const chosen = selectPeople('id = any(?::uuid[])');

/** The ids of these people, or of everyone with null, without deleted people. */
export async function findPeople(em: EntityManager, userIds: readonly string[] | null): Promise<string[]> {
  const sql = tenantSql(em);
  const rows = await (userIds
    ? sql.query<{ id: string }>(chosen, [arrayLiteral(userIds)])
    : sql.query<{ id: string }>(everyone));
  return rows.map(({ id }) => id);
}
