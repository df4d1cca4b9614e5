/// <reference path="./apollo-upload-client.d.ts" />
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { createCache } from './cache.js';
import { rememberConnection } from './connection.js';
import { failureOf } from './failure.js';
import { fetchInTime } from './fetch-in-time.js';
import { idempotencyLink } from './idempotency.js';
import { createSocket } from './socket.js';

export interface ClientOptions {
  /** Where queries and mutations go; `/graphql` of this origin when absent. */
  readonly graphqlUrl?: string;
  /** The `ws:` or `wss:` address of subscriptions; derived from `graphqlUrl` when absent. */
  readonly subscriptionsUrl?: string;
  /** Called when the server no longer knows the session, by request or by socket. May be called more than once. */
  readonly onUnauthenticated: () => void;
}

/**
 * The one Apollo client of a signed-in session. Nothing is retried or refetched on its own,
 * but a lost socket comes back by itself (see `useConnected`).
 */
export function createApolloClient(options: ClientOptions): ApolloClient {
  const graphqlUrl = options.graphqlUrl ?? '/graphql';
  const socket = createSocket({
    url: options.subscriptionsUrl ?? socketAddress(graphqlUrl),
    onUnauthenticated: options.onUnauthenticated,
  });
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      signedOutLink(options.onUnauthenticated),
      ApolloLink.split(
        (operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION,
        new GraphQLWsLink(socket),
        ApolloLink.from([idempotencyLink(), httpLink(graphqlUrl)]),
      ),
    ]),
  });
  rememberConnection(client, socket);
  return client;
}

function signedOutLink(onUnauthenticated: () => void): ErrorLink {
  return new ErrorLink(({ error }) => {
    if (failureOf(error).code === 'UNAUTHENTICATED') onUnauthenticated();
  });
}

function httpLink(uri: string): ApolloLink {
  return new UploadHttpLink({
    uri,
    credentials: 'same-origin',
    // Apollo Server refuses multipart requests without it: a form of another site can't set a header.
    headers: { 'apollo-require-preflight': 'true' },
    fetch: fetchInTime,
  });
}

function socketAddress(graphqlUrl: string): string {
  const url = new URL(graphqlUrl, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
