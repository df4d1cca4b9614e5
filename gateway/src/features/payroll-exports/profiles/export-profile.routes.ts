import { z } from 'zod';
import { fileRoute } from '../../../platform/http/routes/file-route.builder.js';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { payrollExportFile } from './export-file.service.js';
import { previewExport } from './export-preview.service.js';
import { exportPresets, exportProfiles } from './export-profile.service.js';
import { exportPreset, exportPreview, exportProfile } from './export-profile.types.js';

const path = '/api/payroll/exports';

export const exportProfileRoutes: readonly Route[] = [
  route(exportProfiles, {
    method: 'GET',
    path,
    status: 200,
    summary: 'The kinds of payroll files: the built-in ones, then the organization’s templates by name',
    response: z.array(exportProfile),
  }),
  route(exportPresets, {
    method: 'GET',
    path: '/api/payroll/export-presets',
    status: 200,
    summary: 'Layouts of payroll providers, from which a template is made',
    response: z.array(exportPreset),
  }),
  route(previewExport, {
    method: 'POST',
    path: `${path}/preview`,
    status: 200,
    summary: 'The first lines of a file: of a profile, or of a layout that is not saved yet',
    response: exportPreview,
  }),
  fileRoute(payrollExportFile, {
    path: `${path}/:profile`,
    summary: 'The payroll file of a closed pay period; with draft=1 also of other dates, as a marked draft',
    contentType: 'text/csv, text/plain',
  }),
];
