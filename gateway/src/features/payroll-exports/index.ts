import type { Feature } from '../../platform/feature.types.js';
import { exportProfilesConnection } from './connections.resolver.js';
import { ExportProfileResolver } from './profiles/export-profile.resolver.js';
import { exportProfileRoutes } from './profiles/export-profile.routes.js';
import { ExportTemplate } from './profiles/export-template.entity.js';
import { ExportTemplateResolver } from './templates/export-template.resolver.js';
import { exportTemplateRoutes } from './templates/export-template.routes.js';
import { templateNameTaken } from './templates/export-template.rules.js';
import { ExportTemplateMutations } from './templates/export-template-mutations.resolver.js';

export { writeQuickBooksFile } from './profiles/quickbooks-file.service.js';

/** Files of pay lines for payroll providers. */
export const payrollExportsFeature: Feature = {
  name: 'payroll-exports',
  description: 'Payroll files and their templates.',
  entities: [ExportTemplate],
  resolvers: [ExportProfileResolver, ExportTemplateResolver, ExportTemplateMutations, exportProfilesConnection],
  routes: [...exportProfileRoutes, ...exportTemplateRoutes],
  constraintErrors: { export_templates_name_once: templateNameTaken },
};
