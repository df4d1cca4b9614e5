import type { MikroORM } from '@mikro-orm/postgresql';
import { scopeToTenant } from '../../platform/database/tenant-scope.js';
import { systemSql } from '../../platform/database/tenant-sql.js';
import type { Sweep } from '../../platform/jobs/sweeps.js';
import { applySettingsInForce, lockPayHistory } from './dated-settings.service.js';
import { Organization } from './organization.entity.js';

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
    const due = await sql.query<{ id: string }>('select id from find_organizations_with_due_settings(?::date)', [
      now.toISOString().slice(0, 10),
    ]);
    let applied = 0;
    for (const { id } of due) if (await applyTo(orm, id, now)) applied += 1;
    return applied;
  },
};

function applyTo(orm: MikroORM, organizationId: string, now: Date): Promise<boolean> {
  const fork = orm.em.fork();
  scopeToTenant(fork, organizationId);
  return fork.transactional(async (em) => {
    await lockPayHistory(em, organizationId);
    return applySettingsInForce(em, await em.findOneOrFail(Organization, organizationId), now);
  });
}
