import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { dashboardStats } from './dashboard.service.js';

const statsJson = z.object({
  activeWorkers: z.int(),
  hoursToday: z.number(),
  pendingApprovals: z.int(),
  activeSchedules: z.int(),
});

export const dashboardRoutes: readonly Route[] = [
  route(dashboardStats, {
    method: 'GET',
    path: '/api/dashboard/stats',
    status: 200,
    summary: 'The dashboard’s four numbers',
    response: statsJson,
    present: (figures) => figures,
  }),
];
