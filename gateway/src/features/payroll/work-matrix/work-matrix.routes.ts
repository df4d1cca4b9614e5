import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { workMatrix } from './work-matrix.service.js';
import { workMatrixJson } from './work-matrix.types.js';

export const workMatrixRoutes: readonly Route[] = [
  route(workMatrix, {
    method: 'GET',
    path: '/api/reports/work-matrix',
    status: 200,
    summary: 'What each person worked on each job, with sums by person, by job and of all',
    response: workMatrixJson,
  }),
];
