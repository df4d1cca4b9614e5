/**
 * A channel between the runner and its workers. `onMessage` registers a worker that waits for an answer, `postMessage` asks the
 * runner on behalf of a worker.
 *
 * @typedef {Required<Pick<import('tinypool').TinypoolChannel, 'onMessage' | 'postMessage'>>} Channel
 */

/**
 * Limits a channel that all workers share to one worker. When a worker asks, the runner answers every worker that is
 * registered, and forgets them all. A worker that is still loading misses that answer, asks later, and never gets another.
 * Therefore a worker registers only at the moment it asks.
 *
 * @param {Channel} shared
 * @returns {Channel} for one worker
 */
export function answerOnlyTheAsker(shared) {
  /** @type {((message: unknown) => void) | undefined} */
  let tellWorker;
  return {
    onMessage: (listener) => {
      tellWorker = listener;
    },
    postMessage: (message) => {
      if (tellWorker) shared.onMessage(tellWorker);
      shared.postMessage(message);
    },
  };
}
