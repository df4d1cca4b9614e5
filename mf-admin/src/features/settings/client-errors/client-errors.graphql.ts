import type { ReadOf } from '@timetrack/client';
import type { Admin_Settings_LoadClientErrorsQuery } from '../../../gql/graphql.js';
import { graphql } from '../../../gql/index.js';

export const LoadClientErrors = graphql(`
  query Admin_Settings_LoadClientErrors($first: Int!) {
    viewer {
      clientErrors(first: $first) {
        edges {
          node {
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
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`);

export type ClientError = ReadOf<Admin_Settings_LoadClientErrorsQuery, 'clientErrors'>['edges'][number]['node'];
