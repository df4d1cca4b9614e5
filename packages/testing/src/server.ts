import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { AnyHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';

/**
 * The gateway as msw plays it for the tests of one file: the given defaults, overridden in a test by `server.use(...)`.
 * A request or a frame that no handler knows fails the test that sent it, also when the code under test got over it.
 */
export function mockGateway(defaults: readonly AnyHandler[]): SetupServer {
  const server = setupServer(...defaults);
  const unknown: string[] = [];

  beforeAll(() => {
    server.listen({
      onUnhandledFrame: async ({ frame }) => {
        unknown.push(await frame.getUnhandledMessage());
      },
    });
  });
  afterEach(() => {
    server.resetHandlers();
    const sent = unknown.splice(0);
    if (sent.length > 0) throw new Error(sent.join('\n'));
  });
  afterAll(() => server.close());
  return server;
}
