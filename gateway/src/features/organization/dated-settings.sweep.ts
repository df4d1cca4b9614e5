import type { MikroORM } from '@mikro-orm/postgresql';
import { systemSql } from '../../platform/database/tenant-sql.adapter.js';
import { scopeToTenant } from '../../platform/database/unit-of-work.service.js';
import type { Sweep } from '../../platform/jobs/sweeps.job.js';
import { applySettingsInForce, lockPayHistory } from './dated-settings.service.js';
import { Organization } from './organization.entity.js';

/**
 * Selects the organizations whose last change of a setting, on or before tomorrow in UTC, differs from the stored
 * setting. No time zone is further ahead of UTC than tomorrow.
 */
const selectDue = `
  select distinct due.organization_id as id
  from (
    select distinct on (organization_id, setting) organization_id, setting, value
    from dated_settings
    where setting in ('timezone', 'roundingRule', 'overtimeRule', 'workweekStartsOn') and from_date <= ?::date + 1
    order by organization_id, setting, from_date desc
  ) due
  join organizations on organizations.id = due.organization_id
  where due.value <> coalesce(
    case setting
      when 'timezone' then to_jsonb(timezone)
      when 'roundingRule' then to_jsonb(rounding_rule)
      when 'overtimeRule' then to_jsonb(overtime_rule)
      else to_jsonb(workweek_starts_on)
    end, 'null')`;

/**
 * Applies scheduled changes of settings on their day, by the date of the organization. Pay does not depend on the sweep: it
 * reads the dated settings. Everything else reads the settings of the organization.
 */
export const scheduledSettingsSweep: Sweep = {
  name: 'scheduled-settings',
  everyMinutes: 5,
  run: async ({ orm, clock }) => {
    const now = clock.now();
    const sql = systemSql(orm.em.fork(), 'applies the scheduled settings of every organization');
    const due = await sql.query<{ id: string }>(selectDue, [now.toISOString().slice(0, 10)]);
    let applied = 0;
    for (const { id } of due) if (await applyTo(orm, id, now)) applied += 1;
    return applied;
  },
};

function applyTo(orm: MikroORM, organizationId: string, now: Date): Promise<boolean> {
  return orm.em.fork().transactional(async (em) => {
    scopeToTenant(em, organizationId);
    await lockPayHistory(em, organizationId);
    return applySettingsInForce(em, await em.findOneOrFail(Organization, organizationId), now);
  });
}
