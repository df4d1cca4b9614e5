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

export const LoadPendingTimesheets = graphql(`
  query Timeclock_Dashboard_LoadPendingTimesheets {
    viewer {
      timesheets(first: 5, status: PENDING) {
        nodes {
          id
          ...RecentTimesheets_timesheet
        }
      }
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

export const LoadOpenTimesheets = graphql(`
  query Timeclock_Dashboard_LoadOpenTimesheets {
    viewer {
      timesheets(first: 8, status: OPEN) {
        totalCount
        nodes {
          id
          ...WorkingNow_timesheet
        }
      }
    }
  }
`);

export const NeedsAttentionAttention = graphql(`
  fragment NeedsAttention_attention on Attention {
    count
    groups {
      kind
      count
      items {
        message
        scheduleId
        jobId
        timesheetId
        startAt
        endAt
        user {
          id
          firstName
          lastName
          scheduleColor
        }
      }
    }
  }
`);

export const LoadAttention = graphql(`
  query Timeclock_Dashboard_LoadAttention {
    viewer {
      attention {
        count
        ...NeedsAttention_attention
      }
    }
  }
`);
