import { graphql } from '../../gql/index.js';

export const StatCardsStats = graphql(`
  fragment StatCards_stats on DashboardStats {
    activeWorkers
    hoursToday
    pendingApprovals
    activeSchedules
  }
`);

export const RecentTimesheetsTimesheet = graphql(`
  fragment RecentTimesheets_timesheet on Timesheet {
    id
    clockInAt
    durationMinutes
    user {
      id
      firstName
      lastName
      scheduleColor
    }
  }
`);

export const WorkingNowTimesheet = graphql(`
  fragment WorkingNow_timesheet on Timesheet {
    id
    clockInAt
    breaks {
      id
      endAt
    }
    user {
      id
      firstName
      lastName
      scheduleColor
    }
  }
`);

export const LoadStats = graphql(`
  query Timeclock_Dashboard_LoadStats {
    dashboardStats {
      activeWorkers
      ...StatCards_stats
    }
  }
`);

export const LoadPendingTimesheets = graphql(`
  query Timeclock_Dashboard_LoadPendingTimesheets {
    timesheets(first: 5, status: PENDING) {
      edges {
        cursor
        node {
          id
          ...RecentTimesheets_timesheet
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const LoadOpenTimesheets = graphql(`
  query Timeclock_Dashboard_LoadOpenTimesheets {
    timesheets(first: 8, status: OPEN) {
      totalCount
      edges {
        cursor
        node {
          id
          ...WorkingNow_timesheet
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const WatchClockStatus = graphql(`
  subscription Timeclock_Dashboard_WatchClockStatus {
    clockStatusChanged {
      state
      since
      user {
        id
      }
    }
  }
`);
