import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { command, query } from '../../access/index.js';
import { changesBetween } from '../audit/index.js';
import { Organization } from './organization.entity.js';
import { updateOrganizationInput } from './organization.inputs.js';

/** The organization of whoever is signed in. */
export const organization = query('organization', z.object({}), ({ em, viewer }) =>
  em.findOneOrFail(Organization, viewer.organizationId),
);

/**
 * Changes any part of the settings. Punches are instants and stay as they are: another timezone only changes into which
 * day they fall.
 */
export const updateOrganization = command(
  'updateOrganization',
  updateOrganizationInput,
  async ({ em, viewer, record }, input) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const settings = await em.findOneOrFail(Organization, viewer.organizationId, { lockMode });
    const before = editable(settings);
    em.assign(settings, input);
    await em.flush();
    const changes = changesBetween(before, editable(settings));
    record({ action: 'organization.updated', subjectType: 'ORGANIZATION', subjectId: settings.id, changes });
    return settings;
  },
);

function editable(settings: Organization) {
  const { name, timezone, roundingRule, requireLocationOnClock, geofenceToleranceMeters } = settings;
  const { overtimeRule, workweekStartsOn } = settings;
  return {
    ...{ name, timezone, roundingRule, requireLocationOnClock, geofenceToleranceMeters },
    ...{ overtimeRule, workweekStartsOn },
  };
}
