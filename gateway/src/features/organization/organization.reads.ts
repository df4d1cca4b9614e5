import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { toInstant } from '../../platform/read-model/index.js';
import { historyOfRow, selectHistoryOf } from './dated-settings.queries.js';
import type { SettingsHistory } from './dated-settings.types.js';
import { defaultTimezone } from './late-corrections.types.js';
import type { OrganizationSettings } from './organization.types.js';

export interface OrganizationRow {
  readonly settings: OrganizationSettings;
  readonly createdAt: Date;
  readonly history: SettingsHistory;
}

/** The columns have the order of `OrganizationSettings`. */
const selectOrganization = selectHistoryOf(`
  id, name, timezone, coalesce(timezone, ?) as "timezoneInForce", timezone_confirmed as "timezoneConfirmed",
  rounding_rule as "roundingRule", require_location_on_clock as "requireLocationOnClock",
  geofence_tolerance_meters as "geofenceToleranceMeters", overtime_rule as "overtimeRule",
  workweek_starts_on as "workweekStartsOn", reopening_needs_consent as "reopeningNeedsConsent",
  late_corrections as "lateCorrections", minimum_password_length as "minimumPasswordLength",
  created_at as "createdAt"`);

export async function readOrganization(em: EntityManager, organizationId: string): Promise<OrganizationRow> {
  const [row] = await tenantSql(em, organizationId).query<StoredOrganization>(selectOrganization, [defaultTimezone]);
  if (!row) throw new Error('readOrganization: the organization does not exist');
  const { createdAt, history, ...settings } = row;
  return { settings, createdAt: toInstant(createdAt), history: historyOfRow({ ...settings, history }) };
}

interface StoredOrganization extends OrganizationSettings {
  readonly createdAt: string;
  readonly history: Partial<SettingsHistory>;
}
