import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, type CalendarDate } from '@timetrack/calendar';
import { tenantSql } from '../../platform/database/tenant-sql.adapter.js';
import { readSettingsHistory } from './dated-settings.queries.js';
import { type DatedSetting, type DatedValues, sinceEver } from './dated-settings.types.js';
import { findValueOn } from './rule-timeline.rules.js';

/** A change of a setting that holds from a day. */
export interface DatedChange<Setting extends DatedSetting = DatedSetting> {
  readonly setting: Setting;
  readonly value: DatedValues[Setting];
  /** The first day. `sinceEver` replaces the whole history. */
  readonly from: CalendarDate;
}

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

/** Sets a value from a day on, and replaces later values of the same setting. The caller holds `lockPayHistory`. */
export async function setDatedValue<Setting extends DatedSetting>(
  em: EntityManager,
  organizationId: string,
  { setting, value, from }: DatedChange<Setting>,
  { userId, at }: ChangedBy,
): Promise<void> {
  const history = await readSettingsHistory(em, organizationId);
  const sql = tenantSql(em, organizationId);
  const insert = (each: DatedValues[Setting], date: CalendarDate) =>
    sql.run(insertValue, [setting, date, JSON.stringify(each), at, userId]);
  await sql.run(deleteValues, [setting, from]);
  if (from > sinceEver) {
    if (isEqual(findValueOn(history, setting, addDays(from, -1)), value)) return;
    // Without a row, the value of today has held since ever. The row keeps it when today's value changes.
    await insert(history[setting][0].value, sinceEver);
  }
  await insert(value, from);
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
