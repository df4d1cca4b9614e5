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
  afterAll(() => server.close());
  return server;
}
