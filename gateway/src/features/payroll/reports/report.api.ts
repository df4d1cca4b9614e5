import { type Operation, operation } from '../../../platform/api/operation.js';
import { fileRoute } from '../../../platform/http/routes/route.js';
import { report, reportFile } from './report.service.js';
import { ReportObject, reportShape } from './report.types.js';

export const reportApi: readonly Operation[] = [
  operation(report, {
    description: 'A report for dates, both included, in the organization’s time zone.',
    rest: {
      method: 'GET',
      path: '/api/reports',
      status: 200,
      response: reportShape,
      description: 'A report with its totals, its first 1000 rows, and the settings under which it was computed.',
    },
    viewer: () => ReportObject,
  }),
  operation(reportFile, {
    description: 'The whole report as a file.',
    route: fileRoute(reportFile, { path: '/api/reports/export', contentType: 'text/csv' }),
  }),
];
