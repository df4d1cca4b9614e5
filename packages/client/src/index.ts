/**
 * The part of Apollo that the front ends use. Modules import it from here alone,
 * so that it is shared once and only what stands here is shipped.
 */
export { type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
export {
  ApolloProvider,
  skipToken,
  useApolloClient,
  useFragment,
  useLazyQuery,
  useMutation,
  useQuery,
  useSubscription,
} from '@apollo/client/react';
export { type ClientOptions, createApolloClient } from './apollo-client.js';
export { closeApolloClient, useConnected } from './connection.js';
export { type Failure, type FailureCode, failureCodes, failureOf, messageOf } from './failure.js';
export { attemptContext, newIdempotencyKey } from './idempotency.js';
