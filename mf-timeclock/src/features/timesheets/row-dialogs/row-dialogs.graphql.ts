import { graphql } from '../../../gql/index.js';

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
