import { graphql } from '../../../gql/index.js';

export const MyRequestRequest = graphql(`
  fragment MyRequest_request on PtoRequest {
    id
    startDate
    endDate
    hours
    status
    ...RequestDetails_request
  }
`);
