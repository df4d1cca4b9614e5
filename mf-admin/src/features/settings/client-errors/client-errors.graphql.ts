import { graphql } from '../../../gql/index.js';

export const ClientErrorRowClientError = graphql(`
  fragment ClientErrorRow_clientError on ClientError {
    id
    module
    version
    kind
    screen
    message
    stack
    occurrences
    people
    firstSeenAt
    lastSeenAt
  }
`);

export const LoadClientErrors = graphql(`
  query Admin_Settings_LoadClientErrors($first: Int!) {
    viewer {
      clientErrors(first: $first) {
        edges {
          node {
            id
            ...ClientErrorRow_clientError
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`);
