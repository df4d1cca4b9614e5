import { graphql } from '../../../gql/index.js';

export const LoadSavedReports = graphql(`
  query Admin_Reports_LoadSavedReports {
    viewer {
      savedReports(first: 500) {
        nodes {
          id
          ...SavedReport_savedReport
        }
      }
    }
  }
`);

export const SavedReportFragment = graphql(`
  fragment SavedReport_savedReport on SavedReport {
    id
    name
    type
    range
    startDate
    endDate
    view
    sort
    find
  }
`);

export const CreateSavedReport = graphql(`
  mutation Admin_Reports_CreateSavedReport($input: SavedReportCreateInput!) {
    savedReportCreate(input: $input) {
      savedReport {
        id
        ...SavedReport_savedReport
      }
    }
  }
`);

export const RenameSavedReport = graphql(`
  mutation Admin_Reports_RenameSavedReport($input: SavedReportRenameInput!) {
    savedReportRename(input: $input) {
      savedReport {
        id
        ...SavedReport_savedReport
      }
    }
  }
`);

export const DeleteSavedReport = graphql(`
  mutation Admin_Reports_DeleteSavedReport($id: ID!) {
    savedReportDelete(input: { id: $id }) {
      deletedSavedReportId
    }
  }
`);
