import { graphql } from '../../../gql/index.js';

export const LoadWorkByTime = graphql(`
  query Admin_Reports_LoadWorkByTime(
    $startDate: Date!
    $endDate: Date!
    $teamId: ID
    $rows: WorkRows!
    $columns: WorkColumns!
  ) {
    viewer {
      workByTime(startDate: $startDate, endDate: $endDate, teamId: $teamId, rows: $rows, columns: $columns) {
        columns {
          startDate
          endDate
          minutes
        }
        rows {
          id
          name
          minutes
          cells
        }
        rowCount
        minutes
      }
    }
  }
`);
