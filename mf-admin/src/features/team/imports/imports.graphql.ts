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
          added
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
  query Admin_Team_PreviewImport($input: TeamImportInput!) {
    viewer {
      previewTeamImport(input: $input) {
        valid
        warnings
        rows {
          line
          firstName
          lastName
          email
          role
          staffNumber
          employeeNumber
          payrollIds {
            ADP
            DATEV_LODAS
            GUSTO
            PAYCHEX
            QUICKBOOKS
            XERO
          }
          terms {
            exempt
            payRule
            contractMinutes
            position
          }
          sameLine
          action
          namesakes {
            userId
            staffNumber
            email
            canBeInvited
          }
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
  mutation Admin_Team_ImportTeam($input: TeamImportStartInput!) {
    teamImportStart(input: $input) {
      teamImport {
        id
        total
        added
      }
    }
  }
`);
