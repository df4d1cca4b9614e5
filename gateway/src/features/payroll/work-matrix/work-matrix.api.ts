import { type Operation, operation } from '../../../platform/api/operation.js';
import { fileRoute } from '../../../platform/http/routes/file-route.js';
import { workMatrix } from './work-matrix.service.js';
import { WorkMatrixType, workMatrixJson } from './work-matrix.types.js';
import { workMatrixFile } from './work-matrix-file.service.js';

export const workMatrixApi: readonly Operation[] = [
  operation(workMatrix, {
    description:
      'What each person worked on each job, in a range of dates of the organization’s calendar, with sums by person, by job and of all.',
    rest: { method: 'GET', path: '/api/reports/work-matrix', status: 200, response: workMatrixJson },
    viewer: () => WorkMatrixType,
  }),
  operation(workMatrixFile, {
    description: 'What everyone worked on each job as a file: a line for each person, two columns for each job.',
    route: fileRoute(workMatrixFile, { path: '/api/reports/work-matrix/export', contentType: 'text/csv' }),
  }),
];
