import { graphql } from '../../../gql/index.js';

export const LoadImports = graphql(`
  query Admin_Team_LoadImports {
    teamImports {
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
`);

export const LoadImport = graphql(`
  query Admin_Team_LoadImport($id: ID!) {
    teamImport(id: $id) {
      id
      rows {
        line
        firstName
        lastName
        email
        outcome
        problem
      }
    }
  }
`);

export const TakeCodes = graphql(`
  mutation Admin_Team_TakeCodes($id: ID!) {
    takeTeamImportCodes(id: $id) {
      line
      firstName
      lastName
      email
      inviteCode
      registrationUrl
      expiresAt
    }
  }
`);
