import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { toInstant } from '../../platform/read-model/index.js';
import { historyOfRow, selectHistoryOf } from './dated-settings.queries.js';
import {
  beginning,
  type DatedValue,
  defaultTimezone,
  ruleSettings,
  type SettingsHistory,
} from './dated-settings.types.js';
import type { OrganizationSettings, OrganizationView, ScheduledChange } from './organization.types.js';
import { createRuleTimeline, dateAt, listTimezones } from './rule-timeline.rules.js';

export interface OrganizationRow {
  readonly settings: OrganizationSettings;
  readonly createdAt: Date;
  readonly history: SettingsHistory;
}

/** The columns have the order of `OrganizationSettings`. */
const selectOrganization = selectHistoryOf(`
  id, name, timezone, coalesce(timezone, ?) as "timezoneInForce", timezone_confirmed as "timezoneConfirmed",
  rounding_rule as "roundingRule", require_location_on_clock as "requireLocationOnClock",
  show_colleagues as "showColleagues", geofence_tolerance_meters as "geofenceToleranceMeters",
  limit_people_to_jobs as "limitPeopleToJobs", overtime_rule as "overtimeRule",
  workweek_starts_on as "workweekStartsOn", reopening_needs_consent as "reopeningNeedsConsent",
  late_corrections as "lateCorrections", minimum_password_length as "minimumPasswordLength",
  created_at as "createdAt"`);

export async function readOrganization(em: EntityManager, organizationId: string): Promise<OrganizationRow> {
  const [row] = await tenantSql(em, organizationId).query<StoredOrganization>(selectOrganization, [defaultTimezone]);
  if (!row) throw new Error('readOrganization: the organization does not exist');
  const { createdAt, history, ...settings } = row;
  return { settings, createdAt: toInstant(createdAt), history: historyOfRow({ ...settings, history }) };
}

/** Whether workers see who works with them. */
export async function readShowsColleagues(em: EntityManager): Promise<boolean> {
  const select = 'select show_colleagues as "showColleagues" from organizations where id = :organization';
  const [row] = await tenantSql(em).query<Pick<OrganizationSettings, 'showColleagues'>>(select);
  return row?.showColleagues ?? false;
}

interface StoredOrganization extends OrganizationSettings {
  readonly createdAt: string;
  readonly history: Partial<SettingsHistory>;
}

/** Changes after the date of `now` are scheduled. A command flushes its changes first. */
export async function readOrganizationView(
  em: EntityManager,
  organizationId: string,
  now: Date,
): Promise<OrganizationView> {
  const { settings, history } = await readOrganization(em, organizationId);
  const timeline = createRuleTimeline(history);
  return {
    ...settings,
    timezones: listTimezones(timeline),
    payRules: timeline,
    scheduledChanges: listScheduledChanges(history, dateAt(timeline, now)),
  };
}

/** The changes of settings after today, earliest first. */
function listScheduledChanges(history: SettingsHistory, today: CalendarDate): ScheduledChange[] {
  return ruleSettings
    .flatMap((setting) => {
      const values: readonly DatedValue<typeof setting>[] = history[setting];
      return values.map(({ from, value }, index) => ({
        setting,
        from,
        before: values[index - 1]?.value ?? null,
        value,
      }));
    })
    .filter(({ from }) => from > today && from > beginning)
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}
