import { type Operation, operation } from '../../../platform/api/operation.js';
import { dashboardStats } from './dashboard.service.js';
import { DashboardStats, dashboardFigures } from './dashboard.types.js';

export const dashboardApi: readonly Operation[] = [
  operation(dashboardStats, {
    description: 'The figures of the dashboard, as of now.',
    rest: { method: 'GET', path: '/api/dashboard/stats', status: 200, response: dashboardFigures },
    viewer: () => DashboardStats,
  }),
];
