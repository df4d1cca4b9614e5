import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Lets one document, or one large body, be parsed in each turn of the event loop. However many arrive at once, another request then
 * waits for one of them rather than for all.
 */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take(): Promise<unknown> {
    this.last = this.last.then(() => nextTurn());
    return this.last;
  }
}

/** A longer request probably has a document or a list in it, and is not one of those that people repeat all day. */
const shortLength = 1024;

/** Begins with one long request in each turn. Register it before anything looks at a request closely. */
export function beginInTurn(http: FastifyInstance): void {
  const turns = new Turns();
  http.addHook('onRequest', ({ url, headers }, _reply, done) => {
    const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
    if (url.length + length <= shortLength) return done();
    void turns.take().then(() => done());
  });
}
