import { graphql } from '../../../gql/index.js';

export const AddTimesheet = graphql(`
  mutation Timeclock_Timesheets_Add($input: AddTimesheetInput!) {
    addTimesheet(input: $input) {
      id
    }
  }
`);
