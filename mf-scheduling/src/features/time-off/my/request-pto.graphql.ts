import { graphql } from '../../../gql/index.js';

export const RequestPto = graphql(`
  mutation Scheduling_TimeOff_Request($input: RequestPtoInput!) {
    requestPto(input: $input) {
      id
      status
      ...MyRequest_request
    }
  }
`);
