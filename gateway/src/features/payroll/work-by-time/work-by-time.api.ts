import { type Operation, operation } from '../../../platform/api/operation.js';
import { fileRoute } from '../../../platform/http/routes/route.js';
import { workByTime, workByTimeFile } from './work-by-time.service.js';
import { WorkByTimeType, workByTimeJson } from './work-by-time.types.js';

export const workByTimeApi: readonly Operation[] = [
  operation(workByTime, {
    description: 'Work by person, job or team, with a column for each day or workweek.',
    rest: { method: 'GET', path: '/api/reports/work-by-time', status: 200, response: workByTimeJson },
    viewer: () => WorkByTimeType,
  }),
  operation(workByTimeFile, {
    description: 'The same as a file: a line for each person, job or team, two columns for each day or workweek.',
    route: fileRoute(workByTimeFile, { path: '/api/reports/work-by-time/export', contentType: 'text/csv' }),
  }),
];
