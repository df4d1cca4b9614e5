import { fileRoute } from '../../../platform/http/routes/file-route.builder.js';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { workMatrix } from './work-matrix.service.js';
import { workMatrixJson } from './work-matrix.types.js';
import { workMatrixFile } from './work-matrix-file.service.js';

export const workMatrixRoutes: readonly Route[] = [
  route(workMatrix, {
    method: 'GET',
    path: '/api/reports/work-matrix',
    status: 200,
    summary: 'What each person worked on each job, with sums by person, by job and of all',
    response: workMatrixJson,
  }),
  fileRoute(workMatrixFile, {
    path: '/api/reports/work-matrix/export',
    summary: 'What everyone worked on each job as a file: a line for each person, two columns for each job',
    contentType: 'text/csv',
  }),
];
