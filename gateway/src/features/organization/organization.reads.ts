import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import type { OvertimeRule } from '../../pay-engine/index.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { toInstant } from '../../platform/read-model/index.js';
import { type HistoryColumns, historyOfRow, selectHistoryOf } from './dated-settings.queries.js';
import {
  beginning,
  type DatedValue,
  defaultTimezone,
  type RuleSetting,
  ruleSettings,
  type SettingsHistory,
} from './dated-settings.types.js';
import type {
  OrganizationSettings,
  OrganizationView,
  OvertimeRuleHint,
  ScheduledChange,
} from './organization.types.js';
import { findOvertimeRuleHints } from './overtime-hints.rules.js';
import { createRuleTimeline, dateAt, listTimezones } from './rule-timeline.rules.js';

export interface OrganizationRow {
  readonly settings: OrganizationSettings;
  readonly createdAt: Date;
  readonly history: SettingsHistory;
  readonly overtimeRuleHints: readonly OvertimeRuleHint[];
  readonly hasPayTerms: boolean;
}

/** The columns have the order of `OrganizationSettings`. */
const selectOrganization = selectHistoryOf(`
  id, name, timezone, coalesce(timezone, ?) as "timezoneInForce", timezone_confirmed as "timezoneConfirmed",
  rounding_rule as "roundingRule", require_location_on_clock as "requireLocationOnClock",
  show_colleagues as "showColleagues", geofence_tolerance_meters as "geofenceToleranceMeters",
  location_retention_days as "locationRetentionDays",
  limit_people_to_jobs as "limitPeopleToJobs", overtime_rule as "overtimeRule",
  custom_rule_id as "customRuleId", break_premiums as "breakPremiums",
  workweek_starts_on as "workweekStartsOn", reopening_needs_consent as "reopeningNeedsConsent",
  late_corrections as "lateCorrections", minimum_password_length as "minimumPasswordLength",
  created_at as "createdAt",
  array(select distinct overtime_rule from employment_terms
        where organization_id = :organization and overtime_rule is not null) as "rulesOfPeople",
  exists (select from employment_terms where organization_id = :organization)
    or exists (select from payroll_ids where organization_id = :organization) as "hasOwnTerms"`);

export async function readOrganization(em: EntityManager, organizationId: string): Promise<OrganizationRow> {
  const [row] = await tenantSql(em, organizationId).query<StoredOrganization>(selectOrganization, [defaultTimezone]);
  if (!row) throw new Error('readOrganization: the organization does not exist');
  const { createdAt, history: dated, customRules, rulesOfPeople, hasOwnTerms, ...settings } = row;
  const history = historyOfRow({ ...settings, history: dated, customRules });
  return {
    settings,
    createdAt: toInstant(createdAt),
    history,
    overtimeRuleHints: findOvertimeRuleHints(settings, rulesOfPeople),
    hasPayTerms: hasOwnTerms || history.overtimeRule.some(({ value }) => value !== 'FLSA'),
  };
}

/** Whether workers see who works with them. */
export async function readShowsColleagues(em: EntityManager): Promise<boolean> {
  const select = 'select show_colleagues as "showColleagues" from organizations where id = :organization';
  const [row] = await tenantSql(em).query<Pick<OrganizationSettings, 'showColleagues'>>(select);
  return row?.showColleagues ?? false;
}

interface StoredOrganization extends OrganizationSettings, HistoryColumns {
  readonly createdAt: string;
  /** The overtime rules that people have instead of the organization's. */
  readonly rulesOfPeople: readonly OvertimeRule[];
  /** Whether someone has terms or a payroll id. */
  readonly hasOwnTerms: boolean;
}

/** Changes after the date of `now` are scheduled. A command flushes its changes first. */
export async function readOrganizationView(
  em: EntityManager,
  organizationId: string,
  now: Date,
): Promise<OrganizationView> {
  const { settings, history, overtimeRuleHints, hasPayTerms } = await readOrganization(em, organizationId);
  const timeline = createRuleTimeline(history);
  return {
    ...settings,
    timezones: listTimezones(timeline),
    payRules: timeline.map((rules) => ({
      ...rules,
      customRule: rules.customRule ?? null,
      breakPremiums: Boolean(rules.breakPremiums),
    })),
    scheduledChanges: listScheduledChanges(history, dateAt(timeline, now)),
    overtimeRuleHints,
    hasPayTerms,
  };
}

function describeValue(
  setting: RuleSetting,
  value: string | boolean | null,
  { customRules }: SettingsHistory,
): string | null {
  if (setting === 'customRuleId') return customRules.find(({ id }) => id === value)?.name ?? null;
  return value === null ? null : String(value);
}

/** The changes of settings after today, earliest first. */
function listScheduledChanges(history: SettingsHistory, today: CalendarDate): ScheduledChange[] {
  return ruleSettings
    .flatMap((setting) => {
      const values: readonly DatedValue<typeof setting>[] = history[setting];
      return values.map(({ from, value }, index) => ({
        setting,
        from,
        before: describeValue(setting, values[index - 1]?.value ?? null, history),
        value: describeValue(setting, value, history),
      }));
    })
    .filter(({ from }) => from > today && from > beginning)
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}
