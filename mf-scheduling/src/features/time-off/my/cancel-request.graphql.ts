import { graphql } from '../../../gql/index.js';

export const CancelPto = graphql(`
  mutation Scheduling_TimeOff_Cancel($id: ID!) {
    cancelPtoRequest(id: $id) {
      id
      status
    }
  }
`);
