import { graphql } from '../../../gql/index.js';

export const LoadPeriods = graphql(`
  query Admin_Payroll_LoadPeriods($around: Date) {
    payPeriods(around: $around) {
      startDate
      endDate
      status
      closedAt
      closedBy {
        id
        firstName
        lastName
      }
      version
      versions {
        version
        reason
        closedAt
        closedBy {
          id
          firstName
          lastName
        }
      }
    }
  }
`);
