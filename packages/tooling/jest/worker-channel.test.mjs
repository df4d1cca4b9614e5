import { describe, expect, test } from '@jest/globals';
import { limitToOneWorker } from './worker-channel.mjs';

describe('the channel of a test worker', () => {
  test("responds to each worker's request, even if another one sent its request in the meantime", () => {
    const shared = runnerChannel();
    /** @type {string[]} */
    const answered = [];
    const [first, second] = ['first', 'second'].map((worker) => {
      const channel = limitToOneWorker(shared);
      channel.onMessage(() => answered.push(worker));
      return channel;
    });

    first?.postMessage('configuration?');
    expect(answered).toEqual(['first']);

    second?.postMessage('configuration?');
    expect(answered).toEqual(['first', 'second']);
  });
});

/**
 * Responds to all registered workers and unregisters them, as the runner does.
 *
 * @returns {import('./worker-channel.mjs').Channel}
 */
function runnerChannel() {
  /** @type {Set<(message: unknown) => void>} */
  const listeners = new Set();
  return {
    onMessage: (listener) => void listeners.add(listener),
    postMessage: () => {
      for (const listener of listeners) listener('configuration');
      listeners.clear();
    },
  };
}
