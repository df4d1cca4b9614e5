import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const dashboardFigures = z.object({
  activeWorkers: z.int().describe('People who are clocked in.'),
  hoursToday: z.number().describe('Hours of everyone since midnight, running timesheets included.'),
  pendingApprovals: z.int().describe('Closed timesheets that are not approved yet.'),
  activeSchedules: z.int().describe('Published schedules that overlap the current week, Sunday to Saturday.'),
});

export type DashboardFigures = z.infer<typeof dashboardFigures>;

export const DashboardStats = objectFromZod('DashboardStats', dashboardFigures, 'The figures of the dashboard.');
