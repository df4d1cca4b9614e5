import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { readSettingsHistory } from './dated-settings.queries.js';
import { type DatedChange, type DatedSetting, ruleSettings } from './dated-settings.types.js';
import type { Organization } from './organization.entity.js';
import { changeFrom, createRuleTimeline, dateAt, findValueOn } from './rule-timeline.rules.js';

interface ChangedBy {
  readonly userId: string | null;
  readonly at: Date;
}

const deleteValues =
  'delete from dated_settings where organization_id = :organization and setting = ? and from_date >= ?::date';

const insertValue = `
  insert into dated_settings (organization_id, setting, from_date, value, created_at, created_by_id)
  values (:organization, ?, ?::date, ?::jsonb, ?, ?)
  on conflict do nothing`;

/**
 * Waits for transactions that change time or close pay periods of the organization, and makes new ones wait for this
 * transaction. Held by each change of dated settings, so that no period closes under rules that are being changed.
 */
export async function lockPayHistory(em: EntityManager, organizationId: string): Promise<void> {
  await tenantSql(em, organizationId).query('select pg_advisory_xact_lock(pay_period_lock(:organization))');
}

/** Sets a value from a day, and replaces later values of the same setting. The caller holds `lockPayHistory`. */
export async function setDatedValue<Setting extends DatedSetting>(
  em: EntityManager,
  organizationId: string,
  change: DatedChange<Setting>,
  { userId, at }: ChangedBy,
): Promise<void> {
  const history = await readSettingsHistory(em, organizationId);
  const sql = tenantSql(em, organizationId);
  await sql.run(deleteValues, [change.setting, change.from]);
  // The value before the change gets a row too. Without rows, the new value would hold from the beginning.
  for (const { from, value } of changeFrom(history, change)[change.setting]) {
    await sql.run(insertValue, [change.setting, from, JSON.stringify(value), at, userId]);
  }
}

/** Copies the rules in force today to the organization. Returns whether one of them changed. */
export async function applySettingsInForce(em: EntityManager, organization: Organization, now: Date): Promise<boolean> {
  const history = await readSettingsHistory(em, organization.id);
  const today = dateAt(createRuleTimeline(history), now);
  const inForce = Object.fromEntries(ruleSettings.map((setting) => [setting, findValueOn(history, setting, today)]));
  const isChanged = ruleSettings.some((setting) => organization[setting] !== inForce[setting]);
  if (isChanged) em.assign(organization, inForce);
  return isChanged;
}
