import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { fileRoute, route } from '../../../platform/http/routes/route.js';
import { payrollExportFile } from './export-file.service.js';
import { previewExport } from './export-preview.service.js';
import { previewExportInput } from './export-profile.inputs.js';
import { exportPresets, exportProfilePage, exportProfiles } from './export-profile.service.js';
import {
  ExportPresetType,
  ExportPreviewType,
  ExportProfileType,
  exportPreset,
  exportPreview,
  exportProfile,
} from './export-profile.types.js';

const path = '/api/payroll/exports';

export const exportProfileApi: readonly Operation[] = [
  operation(exportProfilePage, {
    description: 'The kinds of payroll files: the built-in ones, then the organization’s templates by name.',
    route: route(exportProfiles, { method: 'GET', path, status: 200, response: z.array(exportProfile) }),
    viewer: connectionOf('ExportProfile', () => ExportProfileType),
  }),
  operation(exportPresets, {
    description: 'Layouts of payroll providers, from which a template is made.',
    rest: { method: 'GET', path: '/api/payroll/export-presets', status: 200, response: z.array(exportPreset) },
    viewer: () => [ExportPresetType],
  }),
  operation(previewExport, {
    description: 'The first lines of a file, by a profile or an unsaved layout.',
    rest: { method: 'POST', path: `${path}/preview`, status: 200, response: exportPreview },
    viewer: {
      type: () => ExportPreviewType,
      input: {
        name: 'PreviewExportInput',
        schema: previewExportInput,
        description: 'The profile or layout, and the dates.',
      },
    },
  }),
  operation(payrollExportFile, {
    description: 'The payroll file of a closed pay period. With draft=1 also of other dates, as a marked draft.',
    route: fileRoute(payrollExportFile, { path: `${path}/:profile`, contentType: 'text/csv, text/plain' }),
  }),
];
