import { graphql } from '../../../gql/index.js';

export const DeleteTimesheet = graphql(`
  mutation Timeclock_Timesheets_Delete($id: ID!) {
    deleteTimesheet(id: $id)
  }
`);
