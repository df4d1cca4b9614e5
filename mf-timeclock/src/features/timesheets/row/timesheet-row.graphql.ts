import type { TimesheetRow_TimesheetFragment } from '../../../gql/graphql.js';
import { graphql } from '../../../gql/index.js';

export const TimesheetRowTimesheet = graphql(`
  fragment TimesheetRow_timesheet on Timesheet {
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
    canApprove
    approvalObstacle
    rejection {
      reason
    }
    confirmations {
      code
      message
    }
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

export type TimesheetRow = TimesheetRow_TimesheetFragment;

export const AddTimesheet = graphql(`
  mutation Timeclock_Timesheets_Add($input: TimesheetAddInput!) {
    timesheetAdd(input: $input) {
      timesheet {
        id
      }
    }
  }
`);

export const DeleteTimesheet = graphql(`
  mutation Timeclock_Timesheets_Delete($input: TimesheetDeleteInput!) {
    timesheetDelete(input: $input) {
      deletedTimesheetId
    }
  }
`);

export const ApproveTimesheet = graphql(`
  mutation Timeclock_Timesheets_Approve($input: TimesheetApproveInput!) {
    timesheetApprove(input: $input) {
      timesheet {
        id
        ...TimesheetRow_timesheet
      }
    }
  }
`);

export const ApproveTimesheets = graphql(`
  mutation Timeclock_Timesheets_ApproveAll($input: TimesheetsApproveInput!) {
    timesheetsApprove(input: $input) {
      summary {
        approved
        skipped
        skippedOwn
        skippedToConfirm
        remaining
      }
    }
  }
`);

/** The timesheet of a dialog that a link opened. Its name keeps it out of the refetch after a review. */
export const LoadTimesheetRow = graphql(`
  query Timeclock_RowDialogs_Load($id: ID!) {
    viewer {
      timesheet(id: $id) {
        id
        ...TimesheetRow_timesheet
      }
    }
  }
`);
