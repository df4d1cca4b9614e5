import { graphql } from '../../../gql/index.js';

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
