import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { type AnyHandler, HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';

/** The shell reports an error whenever a test breaks something, perhaps after the test. */
const receiveErrors = http.post('/api/client-errors', () => HttpResponse.json({ accepted: 1 }, { status: 202 }));

const hint = 'Add a default response to src/testing of the module, or call server.use(...) in the test.';

/**
 * Mocks the gateway for the tests of one file: the given defaults, overridden in a test by `server.use(...)`. A request or
 * a frame without a handler fails the test that sent it, even if the code under test ignores the failure.
 */
export function mockGateway(defaults: readonly AnyHandler[]): SetupServer {
  const server = setupServer(...defaults, receiveErrors);
  const unhandled: string[] = [];
  const sockets = new Set<Socket>();
  const remember = (message: unknown) => sockets.add((message as { readonly socket: Socket }).socket);

  beforeAll(() => {
    subscribe('net.client.socket', remember);
    server.listen({
      onUnhandledFrame: async ({ frame }) => {
        unhandled.push(await frame.getUnhandledMessage());
      },
    });
  });
  afterEach(() => {
    server.resetHandlers();
    const messages = unhandled.splice(0);
    if (messages.length > 0) throw new Error([...messages, hint].join('\n'));
  });
  afterAll(() => {
    server.close();
    unsubscribe('net.client.socket', remember);
    // msw does not close the handle of every mocked connection, and an open handle keeps the process of the tests alive.
    for (const socket of sockets) socket.unref();
  });
  return server;
}
