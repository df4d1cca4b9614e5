import { graphql } from '../../../gql/index.js';

export const LoadImports = graphql(`
  query Admin_Team_LoadImports {
    viewer {
      teamImports(first: 1000) {
        nodes {
          id
          status
          createdAt
          total
          done
          invited
          mailed
          failed
          codesTaken
        }
      }
    }
  }
`);

export const LoadImport = graphql(`
  query Admin_Team_LoadImport($id: ID!) {
    viewer {
      teamImport(id: $id) {
        id
        people(first: 500) {
          nodes {
            line
            firstName
            lastName
            email
            outcome
            problem
          }
        }
      }
    }
  }
`);

export const TakeCodes = graphql(`
  mutation Admin_Team_TakeCodes($id: ID!) {
    teamImportCodesTake(input: { id: $id }) {
      codes {
        line
        firstName
        lastName
        email
        inviteCode
        registrationUrl
      }
    }
  }
`);

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
