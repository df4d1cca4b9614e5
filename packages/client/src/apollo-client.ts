/// <reference path="./apollo-upload-client.d.ts" />
import { ApolloClient, ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { learnServerTime } from '@timetrack/contracts';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { allPagesLink } from './all-pages.js';
import { createCache } from './cache.js';
import { type FirstResults, firstResultsLink } from './first-results.js';
import { idempotencyLink } from './idempotency.js';
import { repeatLink } from './repeat.js';
import { createSocket, rememberSocket } from './socket.js';
import { trustedDocumentsLink, withoutHashedTexts } from './trusted-documents.js';
import { viewerLink } from './viewer.js';

interface ClientOptions {
  /** The URL for queries and mutations. Defaults to `/graphql` of this origin. */
  readonly graphqlUrl?: string;
  /** The `ws:` or `wss:` URL for subscriptions. By default, it is derived from `graphqlUrl`. */
  readonly subscriptionsUrl?: string;
  /**
   * Called when the server no longer knows the session, after a request or on the socket. May be called repeatedly. Resolves
   * to whether the same user is signed in again: reads are then sent again, but nothing is written twice.
   */
  readonly onUnauthenticated: () => Promise<boolean>;
  /**
   * Called when the server asks the user to confirm who they are. Resolves to whether they did; the call is then sent
   * again. By default, the call fails.
   */
  readonly onReauthenticate?: () => Promise<boolean>;
  /** Responses that arrived with the page. */
  readonly firstResults?: FirstResults;
}

/**
 * Creates the Apollo client of a session. It does not retry or refetch by itself, but it reopens a lost socket (see
 * `useConnected`).
 */
export function createApolloClient(options: ClientOptions): ApolloClient {
  const graphqlUrl = options.graphqlUrl ?? '/graphql';
  const socket = createSocket({
    url: options.subscriptionsUrl ?? socketUrl(graphqlUrl),
    onUnauthenticated: options.onUnauthenticated,
  });
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      repeatLink(({ code }, { operationType }) => {
        if (code !== 'UNAUTHENTICATED') return null;
        const isResumed = options.onUnauthenticated();
        return operationType === OperationTypeNode.QUERY ? isResumed : null;
      }),
      repeatLink(({ reauth }) => (reauth.length > 0 && options.onReauthenticate?.()) || null),
      trustedDocumentsLink(),
      ApolloLink.split(
        (operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION,
        new GraphQLWsLink(withoutHashedTexts(socket)),
        ApolloLink.from([
          allPagesLink(),
          firstResultsLink(options.firstResults),
          idempotencyLink(),
          viewerLink(),
          httpLink(graphqlUrl),
        ]),
      ),
    ]),
  });
  rememberSocket(client, socket);
  return client;
}

function httpLink(uri: string): ApolloLink {
  return new UploadHttpLink({
    uri,
    credentials: 'same-origin',
    // Apollo Server rejects multipart requests without it, because a form on another site cannot set a header.
    headers: { 'apollo-require-preflight': 'true' },
    fetch: fetchWithTimeout,
  });
}

function socketUrl(graphqlUrl: string): string {
  const url = new URL(graphqlUrl, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

const responseTimeoutSeconds = 20;
const uploadTimeoutSeconds = 180;

/**
 * `fetch` with a timeout, so that the user sees that the network does not respond and can try again. Each response tells the
 * server's time, in whole seconds.
 */
async function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const seconds = init.body instanceof FormData ? uploadTimeoutSeconds : responseTimeoutSeconds;
  const timeout = AbortSignal.timeout(seconds * 1_000);
  const sentAt = Date.now();
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await fetch(input, { ...init, signal });
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) learnServerTime(date, sentAt, 999);
  return response;
}
