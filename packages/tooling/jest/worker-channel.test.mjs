import { describe, expect, test } from '@jest/globals';
import { answerOnlyTheAsker } from './worker-channel.mjs';

describe('the channel of a test worker', () => {
  test('answers each worker when it asks, even if another asked while it was loading', () => {
    const shared = runnerChannel();
    /** @type {string[]} */
    const answered = [];
    const [first, second] = ['first', 'second'].map((worker) => {
      const channel = answerOnlyTheAsker(shared);
      channel.onMessage(() => answered.push(worker));
      return channel;
    });

    first?.postMessage('configuration?');
    expect(answered).toEqual(['first']);

    second?.postMessage('configuration?');
    expect(answered).toEqual(['first', 'second']);
  });
});

/** Answers all who are registered and forgets them, as the runner does. @returns {import('./worker-channel.mjs').Channel} */
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
