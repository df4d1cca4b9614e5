import { graphql } from '../../../gql/index.js';

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
    canReject
    rejection {
      at
      reason
      by {
        id
        firstName
        lastName
      }
    }
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
    ...TimesheetHistory_timesheet
  }
`);

export const LoadTimesheet = graphql(`
  query Timeclock_Timesheets_LoadTimesheet($id: ID!) {
    viewer {
      timesheet(id: $id) {
        id
        ...TimesheetDialog_timesheet
      }
    }
  }
`);

export const RejectTimesheet = graphql(`
  mutation Timeclock_Timesheets_Reject($input: TimesheetRejectInput!) {
    timesheetReject(input: $input) {
      timesheet {
        id
        ...TimesheetDialog_timesheet
      }
    }
  }
`);

export const SetTimes = graphql(`
  mutation Timeclock_Timesheets_SetTimes($input: TimesheetTimesSetInput!) {
    timesheetTimesSet(input: $input) {
      timesheet {
        id
        version
        ...TimesheetRow_timesheet
      }
    }
  }
`);
