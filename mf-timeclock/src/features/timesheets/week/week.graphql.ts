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
    regularMinutes
    overtimeMinutes
    doubleTimeMinutes
    totalMinutes
    timeOffMinutes
    pending
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
      }
    }
  }
`);

export type PersonWeek = WeekGrid_PersonFragment;
export type WeekDay = PersonWeek['days'][number];
export type WeekTimesheet = WeekDay['timesheets'][number];

export const LoadWeek = graphql(`
  query Timeclock_Timesheets_LoadWeek($weekOf: Date, $show: TimesheetWeekFilter, $first: Int!, $after: String) {
    viewer {
      timesheetWeek(weekOf: $weekOf, show: $show) {
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
        approvedWithExceptions
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
