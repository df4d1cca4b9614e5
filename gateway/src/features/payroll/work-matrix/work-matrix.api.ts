import { type Operation, operation } from '../../../platform/api/operation.js';
import { fileRoute } from '../../../platform/http/routes/route.js';
import { workMatrix, workMatrixFile } from './work-matrix.service.js';
import { WorkMatrixType, workMatrixJson } from './work-matrix.types.js';

export const workMatrixApi: readonly Operation[] = [
  operation(workMatrix, {
    description: 'Work by person and job in a range of dates, with sums.',
    rest: { method: 'GET', path: '/api/reports/work-matrix', status: 200, response: workMatrixJson },
    viewer: () => WorkMatrixType,
  }),
  operation(workMatrixFile, {
    description: 'What everyone worked on each job as a file: a line for each person, two columns for each job.',
    route: fileRoute(workMatrixFile, { path: '/api/reports/work-matrix/export', contentType: 'text/csv' }),
  }),
];
