import { tenantSql } from '../../platform/database/tenant-sql.adapter.js';
import type { Feature } from '../../platform/feature.types.js';
import { savedReportNameTaken } from './saved-report.failures.js';
import { SavedReportMutations, SavedReportResolver, savedReportsConnection } from './saved-report.resolver.js';
import { savedReportRoutes } from './saved-report.routes.js';

/** Reports by name, so that nobody enters the same choices every week. */
export const savedReportsFeature: Feature = {
  name: 'saved-reports',
  description: 'Reports that people saved by name.',
  entities: [],
  resolvers: [SavedReportResolver, SavedReportMutations, savedReportsConnection],
  routes: savedReportRoutes,
  constraintErrors: { saved_reports_name_once: savedReportNameTaken },
  erasePerson: async (em, { userId }) => {
    const forget = 'delete from saved_reports where organization_id = :organization and user_id = ?';
    await tenantSql(em).run(forget, [userId]);
    return {};
  },
};
