import { fileRoute } from '../../../platform/http/routes/file-route.builder.js';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { report, reportFile } from './report.service.js';
import { reportShape } from './report.types.js';

export const reportRoutes: readonly Route[] = [
  route(report, {
    method: 'GET',
    path: '/api/reports',
    status: 200,
    summary: 'A report with its totals, its first 1000 rows, and the settings under which it was computed',
    response: reportShape,
  }),
  fileRoute(reportFile, {
    path: '/api/reports/export',
    summary: 'The whole report as a file',
    contentType: 'text/csv',
  }),
];
