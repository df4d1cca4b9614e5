import { graphql } from '../../../gql/index.js';

export const LoadExportProfiles = graphql(`
  query Admin_Payroll_LoadExportProfiles {
    viewer {
      exportProfiles(first: 1000) {
        nodes {
          id
          kind
          name
          description
          isVerified
        }
      }
    }
  }
`);
