import { graphql } from '../../../gql/index.js';

export const PreviewImport = graphql(`
  query Admin_Team_PreviewImport($csv: String!) {
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
`);

export const ImportTeam = graphql(`
  mutation Admin_Team_ImportTeam($csv: String!) {
    importTeam(input: { csv: $csv }) {
      id
      total
    }
  }
`);
