import { ID } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { ExportProfileType } from '../profiles/export-profile.types.js';
import { createExportTemplate, deleteExportTemplate, updateExportTemplate } from './export-template.service.js';

export const ExportTemplateMutations = mutationsOf(
  payloadMutation('exportTemplateCreate', createExportTemplate, {
    description: 'Defines the layout of a payroll file. Names are unique, ignoring case.',
    payload: {
      exportProfile: {
        type: () => ExportProfileType,
        description: 'The export profile of the new template.',
      },
    },
  }),
  payloadMutation('exportTemplateUpdate', updateExportTemplate, {
    description: 'Renames a template or replaces its layout. Absent fields stay unchanged.',
    payload: {
      exportProfile: {
        type: () => ExportProfileType,
        description: 'The export profile of the template after the change.',
      },
    },
  }),
  payloadMutation('exportTemplateDelete', deleteExportTemplate, {
    description: 'Deletes a template.',
    payload: {
      deletedExportTemplateId: {
        type: () => ID,
        description: 'The id of the template that is gone.',
        value: (_result, { input }) => input.id,
      },
    },
  }),
);
