import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { HttpResponse } from 'msw';
import { type GraphQLResponseBody, graphql } from 'msw/graphql';
import { type SetupServer, setupServer } from 'msw/node';

/** The gateway's GraphQL API for handlers. This package has its own helpers, because @timetrack/testing depends on it. */
export const api = graphql.link('*/graphql');

/** Mocks the gateway for the tests of one file. A request or a frame without a handler fails. */
export function mockGateway(): SetupServer {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** The response to a successful operation. */
export const respondWith = <Data extends Record<string, unknown>>(data: Data) =>
  HttpResponse.json<GraphQLResponseBody<Data>>({ data });

/** The response to an operation that the gateway rejects. */
export const rejectWith = <Data extends Record<string, unknown>>(message: string, code: string) =>
  HttpResponse.json<GraphQLResponseBody<Data>>({ errors: [{ message, extensions: { code } }] });
