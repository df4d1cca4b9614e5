import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { AnyHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';

/**
 * Mocks the gateway for the tests of one file: the given defaults, overridden in a test by `server.use(...)`. A request or
 * a frame without a handler fails the test that sent it, even if the code under test ignores the failure.
 */
export function mockGateway(defaults: readonly AnyHandler[]): SetupServer {
  const server = setupServer(...defaults);
  const unhandled: string[] = [];

  beforeAll(() => {
    subscribe('net.client.socket', releaseWhenClosed);
    server.listen({
      onUnhandledFrame: async ({ frame }) => {
        unhandled.push(await frame.getUnhandledMessage());
      },
    });
  });
  afterEach(() => {
    server.resetHandlers();
    const messages = unhandled.splice(0);
    if (messages.length > 0) throw new Error(messages.join('\n'));
  });
  afterAll(() => {
    server.close();
    unsubscribe('net.client.socket', releaseWhenClosed);
  });
  return server;
}

/** msw never closes the handle of a mocked connection, and an open handle keeps the process of the tests alive. */
function releaseWhenClosed(message: unknown): void {
  const { socket } = message as { readonly socket: Socket };
  socket.once('close', () => socket.unref());
}
