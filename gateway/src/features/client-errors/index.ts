import { tenantSql } from '../../platform/database/tenant-sql.js';
import type { Feature } from '../../platform/feature.js';
import { clientErrorApi } from './client-error.api.js';
import { clientErrorsSweep } from './client-error.service.js';

/** Errors of the modules in the browsers, so that a team sees what it broke. */
export const clientErrorsFeature: Feature = {
  name: 'client-errors',
  description: 'Errors of TimeTrack in browsers.',
  entities: [],
  api: clientErrorApi,
  sweeps: [clientErrorsSweep],
  erasePerson: async (em, { userId }) => {
    const forget = 'delete from client_error_people where organization_id = :organization and user_id = ?';
    await tenantSql(em).run(forget, [userId]);
    return {};
  },
};
