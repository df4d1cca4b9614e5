import { tenantSql } from '../../platform/database/tenant-sql.adapter.js';
import type { Feature } from '../../platform/feature.types.js';
import { ClientErrorResolver } from './client-error.resolver.js';
import { clientErrorRoutes } from './client-error.routes.js';
import { clientErrorsSweep } from './client-error.sweep.js';
import { ClientErrorMutations } from './client-error-mutations.resolver.js';

/** Errors of the modules in the browsers, so that a team sees what it broke. */
export const clientErrorsFeature: Feature = {
  name: 'client-errors',
  description: 'Errors of TimeTrack in browsers.',
  entities: [],
  resolvers: [ClientErrorResolver, ClientErrorMutations],
  routes: clientErrorRoutes,
  sweeps: [clientErrorsSweep],
  erasePerson: async (em, { userId }) => {
    const forget = 'delete from client_error_people where organization_id = :organization and user_id = ?';
    await tenantSql(em).run(forget, [userId]);
    return {};
  },
};
