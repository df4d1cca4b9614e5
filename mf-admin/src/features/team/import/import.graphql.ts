import { graphql } from '../../../gql/index.js';

export const PreviewImport = graphql(`
  query Admin_Team_PreviewImport($csv: String!) {
    viewer {
      previewTeamImport(input: { csv: $csv }) {
        valid
        warnings
        rows {
          line
          firstName
          lastName
          email
          role
          employeeNumber
          errors {
            field
            message
          }
        }
      }
    }
  }
`);

export const ImportTeam = graphql(`
  mutation Admin_Team_ImportTeam($csv: String!) {
    teamImportStart(input: { csv: $csv }) {
      teamImport {
        id
        total
      }
    }
  }
`);
