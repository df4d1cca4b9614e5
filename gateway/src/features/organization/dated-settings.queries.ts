import type { EntityManager } from '@mikro-orm/postgresql';
import type { RuleTimeline } from '../../pay-engine/index.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import type { OrganizationCustomRule } from './custom-rule.rules.js';
import {
  beginning,
  type DatedValues,
  defaultPayCalendar,
  type RuleSetting,
  type SettingsHistory,
} from './dated-settings.types.js';
import { createRuleTimeline } from './rule-timeline.rules.js';

type CurrentValues = Pick<DatedValues, RuleSetting>;

export interface HistoryColumns {
  readonly history: Partial<Omit<SettingsHistory, 'customRules'>>;
  readonly customRules: SettingsHistory['customRules'];
}

interface HistoryRow extends CurrentValues, HistoryColumns {}

const selectValuesOverTime = `
  (select coalesce(jsonb_object_agg(setting, "values"), '{}')
   from (select setting, jsonb_agg(jsonb_build_object('from', from_date, 'value', value) order by from_date) as "values"
         from dated_settings where organization_id = :organization
         group by setting) dated)`;

/** A statement that reads columns of the organization together with its settings over time. `historyOfRow` reads the row. */
export const selectHistoryOf = (columns: string) => `
  select ${columns},
         ${selectValuesOverTime} as history,
         (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'country', country, 'source', source,
            'retired', retired_at is not null,
            'limits', jsonb_build_object('dailyMinutes', daily_minutes, 'dailyDoubleMinutes', daily_double_minutes,
              'weeklyMinutes', weekly_minutes, 'consecutiveMinutes', consecutive_minutes, 'nthDay', nth_day))), '[]')
          from overtime_rules where organization_id = :organization) as "customRules"
  from organizations
  where id = :organization`;

const currentValues = `
  timezone, rounding_rule as "roundingRule", overtime_rule as "overtimeRule", custom_rule_id as "customRuleId",
  break_premiums as "breakPremiums", workweek_starts_on as "workweekStartsOn"`;

const selectHistory = selectHistoryOf(currentValues);

export async function readSettingsHistory(em: EntityManager, organizationId?: string): Promise<SettingsHistory> {
  const [row] = await tenantSql(em, organizationId).query<HistoryRow>(selectHistory);
  if (!row) throw new Error('readSettingsHistory: the organization does not exist');
  return historyOfRow(row);
}

/** The custom rules of the organization, retired ones included. */
export async function readCustomRules(
  em: EntityManager,
  organizationId: string,
): Promise<readonly OrganizationCustomRule[]> {
  return (await readSettingsHistory(em, organizationId)).customRules;
}

/** Reads the settings over time together with more columns of the organization. */
export async function readSettingsHistoryWith<Columns extends object>(
  em: EntityManager,
  organizationId: string,
  { columns, values }: { readonly columns: string; readonly values: readonly (string | null)[] },
): Promise<Columns & { readonly history: SettingsHistory }> {
  const select = selectHistoryOf(`${currentValues}, ${columns}`);
  const [row] = await tenantSql(em, organizationId).query<HistoryRow & Columns>(select, values);
  if (!row) throw new Error('readSettingsHistoryWith: the organization does not exist');
  return { ...row, history: historyOfRow(row) };
}

/** A setting that never changed has no rows: its current value has held from the beginning. */
export function historyOfRow({ history, customRules, ...current }: HistoryRow): SettingsHistory {
  const { timezone, roundingRule, overtimeRule, customRuleId, breakPremiums, workweekStartsOn } = current;
  return {
    timezone: [{ from: beginning, value: timezone }],
    roundingRule: [{ from: beginning, value: roundingRule }],
    overtimeRule: [{ from: beginning, value: overtimeRule }],
    customRuleId: [{ from: beginning, value: customRuleId }],
    breakPremiums: [{ from: beginning, value: breakPremiums }],
    workweekStartsOn: [{ from: beginning, value: workweekStartsOn }],
    payCalendar: [{ from: beginning, value: defaultPayCalendar }],
    ...history,
    customRules,
  };
}

export async function readRuleTimeline(em: EntityManager, organizationId: string): Promise<RuleTimeline> {
  return createRuleTimeline(await readSettingsHistory(em, organizationId));
}

/** SQL for the time zones of the organization of a statement over time, as a text that `timezoneOfText` reads. */
export const selectTimezoneText = `coalesce(
  (select jsonb_agg(jsonb_build_object('from', from_date, 'value', value) order by from_date)::text
   from dated_settings where organization_id = :organization and setting = 'timezone'),
  jsonb_build_array(jsonb_build_object('from', '${beginning}', 'value', timezone))::text)`;

export function timezoneOfText(text: string): RuleTimeline {
  const rules = { roundingRule: 'none', overtimeRule: 'NONE', customRuleId: null, breakPremiums: false } as const;
  const others = { ...rules, workweekStartsOn: 'SUNDAY', timezone: null, customRules: [] } as const;
  return createRuleTimeline(historyOfRow({ ...others, history: { timezone: JSON.parse(text) } }));
}

/** SQL for the settings of a row of organizations over time, as a text that `historyOfText` reads. Custom rules are left out. */
export const selectHistoryText = `jsonb_build_object(
  'timezone', timezone, 'roundingRule', rounding_rule, 'overtimeRule', overtime_rule, 'customRuleId', custom_rule_id,
  'breakPremiums', break_premiums, 'workweekStartsOn', workweek_starts_on, 'history', ${selectValuesOverTime})::text`;

export function historyOfText(text: string): SettingsHistory {
  return historyOfRow({ ...(JSON.parse(text) as Omit<HistoryRow, 'customRules'>), customRules: [] });
}

/** The time zones that determine days, weeks and pay periods, over time. */
export async function readTimezone(em: EntityManager): Promise<RuleTimeline> {
  return createRuleTimeline(await readSettingsHistory(em));
}
