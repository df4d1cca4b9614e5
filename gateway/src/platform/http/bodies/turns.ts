import { setImmediate as nextTurn } from 'node:timers/promises';

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
