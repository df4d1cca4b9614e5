import { deletedId, type Operation, operation } from '../../../platform/api/operation.js';
import { exportProfile } from '../profiles/export-profile.types.js';
import { createExportTemplate, deleteExportTemplate, updateExportTemplate } from './export-template.service.js';

const path = '/api/payroll/export-templates';

export const exportTemplateApi: readonly Operation[] = [
  operation(createExportTemplate, {
    description: 'Defines the layout of a payroll file. Names are unique, ignoring case.',
    rest: { method: 'POST', path, status: 201, response: exportProfile },
    mutation: {
      name: 'exportTemplateCreate',
      payload: { exportProfile: exportProfile.describe('The export profile of the new template.') },
    },
  }),
  operation(updateExportTemplate, {
    description: 'Changes a template. Absent fields stay unchanged.',
    rest: { method: 'PATCH', path: `${path}/:id`, status: 200, response: exportProfile },
    mutation: {
      name: 'exportTemplateUpdate',
      payload: { exportProfile: exportProfile.describe('The export profile of the template after the change.') },
    },
  }),
  operation(deleteExportTemplate, {
    description: 'Deletes a template.',
    rest: { method: 'DELETE', path: `${path}/:id`, status: 204 },
    mutation: {
      name: 'exportTemplateDelete',
      payload: { deletedExportTemplateId: deletedId('The id of the template that is gone.') },
    },
  }),
];
