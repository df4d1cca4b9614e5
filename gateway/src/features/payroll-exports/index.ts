import type { Feature } from '../../platform/feature.js';
import { exportProfileApi } from './profiles/export-profile.api.js';
import { ExportTemplate } from './profiles/export-template.entity.js';
import { exportTemplateApi } from './templates/export-template.api.js';
import { templateNameTaken } from './templates/export-template.service.js';

export { checkPayrollFiles } from './profiles/file-problems.service.js';
export { writeQuickBooksFile } from './profiles/quickbooks-file.service.js';

export const payrollExportsFeature: Feature = {
  name: 'payroll-exports',
  description: 'Payroll files and their templates.',
  entities: [ExportTemplate],
  api: [...exportProfileApi, ...exportTemplateApi],
  constraintErrors: { export_templates_name_once: templateNameTaken },
};
