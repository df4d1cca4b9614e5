/**
 * The part of Apollo that the front ends use. Modules import it from here only, so that it is shared once and contains
 * nothing else.
 */
export { type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
export {
  ApolloProvider,
  skipToken,
  useApolloClient,
  useMutation,
  useQuery,
  useSubscription,
} from '@apollo/client/react';
export { allPagesContext } from './all-pages.js';
export { createApolloClient } from './apollo-client.js';
export { failureOf, messageOf, readProblem } from './failure.js';
export type { FirstResults } from './first-results.js';
export { attemptContext } from './idempotency.js';
export type { ReadOf } from './read-of.js';
export { closeApolloClient, useConnected } from './socket.js';
