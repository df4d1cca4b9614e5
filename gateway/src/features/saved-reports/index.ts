import { tenantSql } from '../../platform/database/tenant-sql.js';
import type { Feature } from '../../platform/feature.js';
import { savedReportApi } from './saved-report.api.js';
import { savedReportNameTaken } from './saved-report.service.js';

export const savedReportsFeature: Feature = {
  name: 'saved-reports',
  description: 'Reports that people saved by name.',
  entities: [],
  api: savedReportApi,
  constraintErrors: { saved_reports_name_once: savedReportNameTaken },
  erasePerson: async (em, { userId }) => {
    const forget = 'delete from saved_reports where organization_id = :organization and user_id = ?';
    await tenantSql(em).run(forget, [userId]);
    return {};
  },
};
