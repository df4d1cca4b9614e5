import { graphql } from './gql/index.ts';

/** Everything of a timesheet that the local copy keeps. */
export const timesheetFields = graphql(`
  fragment TimesheetFields on Timesheet {
    id
    user {
      id
      firstName
      lastName
    }
    job {
      id
      name
    }
    clockInAt
    clockOutAt
    durationMinutes
    notes
    imageUrls
    breaks {
      id
      type
      startAt
      endAt
    }
    flags
    status
    approvedAt
    approvedBy {
      id
      firstName
      lastName
    }
    version
    location {
      lat
      lng
    }
  }
`);

export const changeFields = graphql(`
  fragment ChangeFields on TimesheetChange {
    kind
    at
    timesheetId
    timesheet {
      ...TimesheetFields
    }
  }
`);

export const timesheetChanges = graphql(`
  query PayrollSync_Changes($first: Int!, $after: String) {
    viewer {
      timesheetChanges(first: $first, after: $after) {
        edges {
          cursor
          node {
            ...ChangeFields
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`);

export const timesheetChanged = graphql(`
  subscription PayrollSync_Changed {
    timesheetChanged {
      cursor
      previousCursor
      node {
        ...ChangeFields
      }
    }
  }
`);

export const timesheets = graphql(`
  query PayrollSync_Timesheets($first: Int!, $after: String) {
    viewer {
      timesheets(first: $first, after: $after) {
        nodes {
          ...TimesheetFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const payroll = graphql(`
  query PayrollSync_Payroll($startDate: Date!, $endDate: Date!, $version: Int, $first: Int!, $after: String) {
    viewer {
      payrollExport(startDate: $startDate, endDate: $endDate, version: $version, first: $first, after: $after) {
        nodes {
          user {
            id
            firstName
            lastName
          }
          regularMinutes
          overtimeMinutes
          doubleTimeMinutes
          ptoMinutes
          unpaidBreakMinutes
          exceptions {
            code
            date
            message
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const payrollVersions = graphql(`
  query PayrollSync_Versions($first: Int!, $after: String) {
    viewer {
      payrollVersions(first: $first, after: $after) {
        edges {
          cursor
          node {
            startDate
            endDate
            version
            reason
            closedAt
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`);

export const payrollAdjustments = graphql(`
  query PayrollSync_Adjustments($first: Int!, $after: String) {
    viewer {
      payrollAdjustments(first: $first, after: $after) {
        edges {
          cursor
          node {
            period {
              startDate
              endDate
            }
            version
            previousVersion
            carriedTo
            user {
              id
              firstName
              lastName
            }
            lines {
              date
              kind
              minutes
            }
            at
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`);
