// @timetrack/client 1.2.0. Written by `npm run api`. Do not edit.

declare module '@timetrack/client' {
  export * from '@timetrack/client/src/index';
}

declare module '@timetrack/client/src/all-pages' {
  import { ApolloLink } from '@apollo/client';
  module '@apollo/client' {
    interface DefaultContext {
      allPages?: boolean;
    }
  }
  export const allPagesContext: {
    readonly allPages: true;
  };
  export function allPagesLink(): ApolloLink;
}

declare module '@timetrack/client/src/apollo-client' {
  import { ApolloClient } from '@apollo/client';
  import { type FirstResults } from '@timetrack/client/src/first-results';
  interface ClientOptions {
    readonly graphqlUrl?: string;
    readonly subscriptionsUrl?: string;
    readonly onUnauthenticated: () => Promise<boolean>;
    readonly onReauthenticate?: () => Promise<boolean>;
    readonly firstResults?: FirstResults;
  }
  export function createApolloClient(options: ClientOptions): ApolloClient;
  export {};
}

declare module '@timetrack/client/src/failure' {
  const failureCodes: readonly ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'GONE', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL', 'NETWORK', 'UNKNOWN'];
  type FailureCode = (typeof failureCodes)[number];
  export interface Failure {
    readonly message: string;
    readonly code: FailureCode;
    readonly fields: Readonly<Record<string, string>>;
    readonly requestId: string | null;
    readonly reauth: readonly string[];
    readonly isOutcomeKnown: boolean;
  }
  export function failureOf(error: unknown): Failure;
  export function messageOf(error: unknown, fallback: string): string;
  interface Problem {
    readonly message: string | null;
    readonly code: string | null;
    readonly fields: Readonly<Record<string, string>>;
    readonly requestId: string | null;
    readonly reauth: readonly string[];
  }
  export function readProblem(value: unknown): Problem;
  export {};
}

declare module '@timetrack/client/src/first-results' {
  import { ApolloLink } from '@apollo/client';
  export interface FirstResults {
    readonly take: (hash: string, variables: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | undefined;
  }
  export function firstResultsLink(results: FirstResults | undefined): ApolloLink;
}

declare module '@timetrack/client/src/idempotency' {
  import { SetContextLink } from '@apollo/client/link/context';
  module '@apollo/client' {
    interface DefaultContext {
      idempotencyKey?: string;
    }
  }
  export function attemptContext(idempotencyKey: string): {
    readonly idempotencyKey: string;
  };
  export function idempotencyLink(): SetContextLink;
}

declare module '@timetrack/client/src/index' {
  export { type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
  export { ApolloProvider, skipToken, useApolloClient, useMutation, useQuery, useSubscription, } from '@apollo/client/react';
  export { allPagesContext } from '@timetrack/client/src/all-pages';
  export { createApolloClient } from '@timetrack/client/src/apollo-client';
  export { failureOf, messageOf, readProblem } from '@timetrack/client/src/failure';
  export type { FirstResults } from '@timetrack/client/src/first-results';
  export { attemptContext } from '@timetrack/client/src/idempotency';
  export type { ReadOf } from '@timetrack/client/src/read-of';
  export { closeApolloClient, useConnected } from '@timetrack/client/src/socket';
}

declare module '@timetrack/client/src/read-of' {
  export type ReadOf<Query extends {
    readonly viewer?: object | null;
  }, Name extends keyof NonNullable<Query['viewer']>> = NonNullable<NonNullable<Query['viewer']>[Name]>;
}

declare module '@timetrack/client/src/socket' {
  import type { ApolloClient } from '@apollo/client';
  import { type Client, type Client as Socket } from 'graphql-ws';
  interface SocketOptions {
    readonly url: string;
    readonly onUnauthenticated: () => Promise<boolean>;
  }
  export function createSocket({ url, onUnauthenticated }: SocketOptions): Client;
  export function reconnectDelaySeconds(retries: number, random?: () => number): number;
  export function rememberSocket(client: ApolloClient, socket: Socket): void;
  export function closeApolloClient(client: ApolloClient): Promise<void>;
  export function useConnected(onConnected: () => void): void;
  export {};
}

