import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { command, query } from '../../access/index.js';
import { compareFields } from '../audit/index.js';
import { Organization } from './organization.entity.js';
import { updateOrganizationInput } from './organization.inputs.js';

/** The caller's organization. */
export const organization = query('organization', z.object({}), ({ em, viewer }) =>
  em.findOneOrFail(Organization, viewer.organizationId),
);

/**
 * Changes any of the settings. Punches are instants and stay unchanged: another time zone only changes the day they
 * fall on.
 */
export const updateOrganization = command(
  'updateOrganization',
  updateOrganizationInput,
  async ({ em, viewer, record }, input) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const settings = await em.findOneOrFail(Organization, viewer.organizationId, { lockMode });
    const before = pickEditableFields(settings);
    em.assign(settings, input);
    await em.flush();
    const changes = compareFields(before, pickEditableFields(settings));
    record({ action: 'organization.updated', subjectType: 'ORGANIZATION', subjectId: settings.id, changes });
    return settings;
  },
);

function pickEditableFields(settings: Organization) {
  const { name, timezone, roundingRule, requireLocationOnClock, geofenceToleranceMeters } = settings;
  const { overtimeRule, workweekStartsOn, reopeningNeedsConsent } = settings;
  return {
    ...{ name, timezone, roundingRule, requireLocationOnClock, geofenceToleranceMeters },
    ...{ overtimeRule, workweekStartsOn, reopeningNeedsConsent },
  };
}
