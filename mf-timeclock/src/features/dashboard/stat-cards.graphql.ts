import { graphql } from '../../gql/index.js';

export const StatCardsStats = graphql(`
  fragment StatCards_stats on DashboardStats {
    activeWorkers
    hoursToday
    pendingApprovals
    activeSchedules
  }
`);

export const LoadStats = graphql(`
  query Timeclock_Dashboard_LoadStats {
    viewer {
      dashboardStats {
        activeWorkers
        ...StatCards_stats
      }
    }
  }
`);
