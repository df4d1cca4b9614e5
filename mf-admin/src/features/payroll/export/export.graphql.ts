import { graphql } from '../../../gql/index.js';

export const LoadExportProfiles = graphql(`
  query Admin_Payroll_LoadExportProfiles {
    exportProfiles {
      id
      kind
      name
      description
      isVerified
    }
  }
`);
