import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { dashboardStats } from './dashboard.service.js';
import { dashboardFigures } from './dashboard.types.js';

export const dashboardRoutes: readonly Route[] = [
  route(dashboardStats, {
    method: 'GET',
    path: '/api/dashboard/stats',
    status: 200,
    summary: 'The four figures of the dashboard',
    response: dashboardFigures,
  }),
];
