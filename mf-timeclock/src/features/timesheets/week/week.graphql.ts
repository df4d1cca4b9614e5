import type { WeekGrid_PersonFragment } from '../../../gql/graphql.js';
import { graphql } from '../../../gql/index.js';

export const WeekGridPerson = graphql(`
  fragment WeekGrid_person on TimesheetWeekPerson {
    user {
      id
      firstName
      lastName
      scheduleColor
    }
    version
    overtimeMinutes
    doubleTimeMinutes
    totalMinutes
    timeOffMinutes
    approvable
    exceptional
    days {
      date
      minutes
      timeOffMinutes
      exceptions {
        timesheetId
        message
      }
      timesheets {
        id
        version
        clockInAt
        clockOutAt
        status
        canApprove
        approvalObstacle
        rejection {
          reason
        }
      }
      continued {
        id
        clockInAt
        clockOutAt
        status
      }
    }
  }
`);

export type PersonWeek = WeekGrid_PersonFragment;
export type WeekDay = PersonWeek['days'][number];
export type WeekTimesheet = WeekDay['timesheets'][number];

export const LoadWeek = graphql(`
  query Timeclock_Timesheets_LoadWeek(
    $weekOf: Date
    $show: TimesheetWeekFilter
    $userId: ID
    $teamId: ID
    $first: Int!
    $after: String
  ) {
    viewer {
      timesheetWeek(weekOf: $weekOf, show: $show, userId: $userId, teamId: $teamId) {
        startDate
        endDate
        dates
        people(first: $first, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            version
            ...WeekGrid_person
          }
        }
      }
    }
  }
`);

export const ApproveSelection = graphql(`
  mutation Timeclock_Timesheets_ApproveSelection($input: TimesheetSelectionApproveInput!) {
    timesheetSelectionApprove(input: $input) {
      summary {
        approved
        left {
          timesheetId
          day
          message
          user {
            id
            firstName
            lastName
          }
        }
      }
    }
  }
`);

/** In a request of its own, because the pay of everyone takes longer than a page of people. */
export const LoadWeekTotals = graphql(`
  query Timeclock_Timesheets_LoadWeekTotals($weekOf: Date!, $teamId: ID) {
    viewer {
      timesheetWeek(weekOf: $weekOf, teamId: $teamId) {
        totals {
          days {
            date
            minutes
            timeOffMinutes
          }
          totalMinutes
          overtimeMinutes
          timeOffMinutes
        }
      }
    }
  }
`);

export const RejectSelection = graphql(`
  mutation Timeclock_Timesheets_RejectSelection($input: TimesheetSelectionRejectInput!) {
    timesheetSelectionReject(input: $input) {
      summary {
        rejected
        left {
          timesheetId
          day
          message
          user {
            id
            firstName
            lastName
          }
        }
      }
    }
  }
`);
