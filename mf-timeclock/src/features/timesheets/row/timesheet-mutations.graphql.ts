import { graphql } from '../../../gql/index.js';

export const AddTimesheet = graphql(`
  mutation Timeclock_Timesheets_Add($input: AddTimesheetInput!) {
    addTimesheet(input: $input) {
      id
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
  mutation Timeclock_Timesheets_Approve($id: ID!, $input: ApproveTimesheetInput) {
    approveTimesheet(id: $id, input: $input) {
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
      skippedOwn
      skippedToConfirm
      remaining
    }
  }
`);
