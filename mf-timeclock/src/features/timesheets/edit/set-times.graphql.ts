import { graphql } from '../../../gql/index.js';

export const SetTimes = graphql(`
  mutation Timeclock_Timesheets_SetTimes($id: ID!, $input: SetTimesheetTimesInput!) {
    setTimesheetTimes(id: $id, input: $input) {
      id
      ...TimesheetRow_timesheet
    }
  }
`);
