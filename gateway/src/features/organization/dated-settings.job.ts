import type { MikroORM } from '@mikro-orm/postgresql';
import { scopeToTenant } from '../../platform/database/tenant-scope.js';
import { type Sweep, sweepOrganizations } from '../../platform/jobs/sweeps.js';
import { applySettingsInForce, lockPayHistory } from './dated-settings.service.js';
import { Organization } from './organization.entity.js';

/**
 * Applies scheduled changes of settings on their day, by the date of the organization. Pay does not depend on the sweep: it
 * reads the dated settings. Everything else reads the settings of the organization.
 */
export const scheduledSettingsSweep: Sweep = {
  name: 'scheduled-settings',
  everyMinutes: 5,
  run: async (context) => {
    const now = context.clock.now();
    const due = {
      select: 'select id from find_organizations_with_due_settings(?::date, ?, ?)',
      values: [now.toISOString().slice(0, 10)],
    };
    return sweepOrganizations(context, due, async (id) => ((await applyTo(context.orm, id, now)) ? 1 : 0));
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
