import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../platform/paging/index.js';
import { clientErrors, reportClientErrors } from './client-error.service.js';
import { clientErrorReport, clientErrorView } from './client-error.types.js';

const path = '/api/client-errors';

export const clientErrorRoutes: readonly Route[] = [
  route(reportClientErrors, {
    method: 'POST',
    path,
    status: 202,
    summary: 'Report errors of the browser; without a session they are counted and logged only',
    response: clientErrorReport,
  }),
  route(clientErrors, {
    method: 'GET',
    path,
    status: 200,
    summary: 'The errors in the browsers of the organization, the one that was seen last first',
    response: z.array(clientErrorView),
    present: (page) => page.edges.map(({ node }) => node),
    nextCursor: nextCursorOf,
  }),
];
