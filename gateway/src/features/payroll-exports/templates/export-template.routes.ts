import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { exportProfile } from '../profiles/export-profile.types.js';
import { createExportTemplate, deleteExportTemplate, updateExportTemplate } from './export-template.service.js';

const path = '/api/payroll/export-templates';

export const exportTemplateRoutes: readonly Route[] = [
  route(createExportTemplate, {
    method: 'POST',
    path,
    status: 201,
    summary: 'Define the layout of a payroll file; names are unique, ignoring case',
    response: exportProfile,
  }),
  route(updateExportTemplate, {
    method: 'PATCH',
    path: `${path}/:id`,
    status: 200,
    summary: 'Rename a template or replace its layout',
    response: exportProfile,
  }),
  route(deleteExportTemplate, { method: 'DELETE', path: `${path}/:id`, status: 204, summary: 'Delete a template' }),
];
