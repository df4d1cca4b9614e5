import { graphql } from '../../gql/index.js';

export const TimesheetRowTimesheet = graphql(`
  fragment TimesheetRow_timesheet on Timesheet {
    id
    clockInAt
    clockOutAt
    durationMinutes
    status
    lockedBy {
      startDate
      endDate
    }
    canReview
    notes
    exceptions {
      code
      message
    }
    images {
      url
      thumbnailUrl
    }
    job {
      id
      name
    }
    user {
      id
      firstName
      lastName
      scheduleColor
    }
  }
`);

export const TimesheetDialogTimesheet = graphql(`
  fragment TimesheetDialog_timesheet on Timesheet {
    id
    version
    clockInAt
    clockOutAt
    durationMinutes
    status
    lockedBy {
      startDate
      endDate
    }
    canReview
    notes
    exceptions {
      code
      message
    }
    breaks {
      id
      type
      startAt
      endAt
    }
    job {
      id
      name
    }
    user {
      id
      firstName
      lastName
      scheduleColor
    }
    history {
      at
      actorName
      action
      changes {
        field
        before
        after
      }
    }
  }
`);

export const LoadTimesheets = graphql(`
  query Timeclock_Timesheets_LoadPage(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $userId: ID
    $from: Date
    $to: Date
    $status: TimesheetStatus
    $exception: TimesheetExceptionCode
  ) {
    timesheets(
      first: $first
      after: $after
      last: $last
      before: $before
      userId: $userId
      from: $from
      to: $to
      status: $status
      exception: $exception
    ) {
      edges {
        cursor
        node {
          id
          ...TimesheetRow_timesheet
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`);

/** Counting costs more than a page does: it is asked for on its own, and of a few days at a time. */
export const CountTimesheets = graphql(`
  query Timeclock_Timesheets_LoadCount(
    $userId: ID
    $from: Date
    $to: Date
    $status: TimesheetStatus
    $exception: TimesheetExceptionCode
  ) {
    timesheets(first: 1, userId: $userId, from: $from, to: $to, status: $status, exception: $exception) {
      totalCount
    }
  }
`);

export const LoadTimesheet = graphql(`
  query Timeclock_Timesheets_LoadTimesheet($id: ID!) {
    timesheet(id: $id) {
      id
      ...TimesheetDialog_timesheet
    }
  }
`);

export const LoadCalendar = graphql(`
  query Timeclock_Timesheets_LoadCalendar {
    organization {
      id
      workweekStartsOn
    }
    payPeriods {
      startDate
      endDate
    }
  }
`);

export const LoadPeople = graphql(`
  query Timeclock_Timesheets_LoadPeople {
    users {
      id
      firstName
      lastName
      scheduleColor
      status
    }
  }
`);

export const SetTimes = graphql(`
  mutation Timeclock_Timesheets_SetTimes($id: ID!, $input: SetTimesheetTimesInput!) {
    setTimesheetTimes(id: $id, input: $input) {
      id
      ...TimesheetRow_timesheet
    }
  }
`);

export const AddTimesheet = graphql(`
  mutation Timeclock_Timesheets_Add($input: AddTimesheetInput!) {
    addTimesheet(input: $input) {
      id
    }
  }
`);

export const DeleteTimesheet = graphql(`
  mutation Timeclock_Timesheets_Delete($id: ID!) {
    deleteTimesheet(id: $id)
  }
`);

export const ApproveTimesheet = graphql(`
  mutation Timeclock_Timesheets_Approve($id: ID!) {
    approveTimesheet(id: $id) {
      id
      ...TimesheetRow_timesheet
    }
  }
`);

export const ApproveTimesheets = graphql(`
  mutation Timeclock_Timesheets_ApproveAll($input: ApproveTimesheetsInput!) {
    approveTimesheets(input: $input) {
      approved
      skipped
      remaining
    }
  }
`);
