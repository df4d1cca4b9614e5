import { graphql } from '../../../gql/index.js';

export const MyRequestRequest = graphql(`
  fragment MyRequest_request on PtoRequest {
    id
    startDate
    endDate
    hours
    status
    policyId
    balances {
      year
      ...Balances_ptoBalance
    }
    ...RequestDetails_request
  }
`);
