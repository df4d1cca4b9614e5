/**
 * A channel between the runner and its workers. `onMessage` registers a worker that waits for a response, and
 * `postMessage` sends a worker's request to the runner.
 *
 * @typedef {Required<Pick<import('tinypool').TinypoolChannel, 'onMessage' | 'postMessage'>>} Channel
 */

/**
 * Limits a channel that all workers share to one worker. When one worker sends a request, the runner responds to every
 * registered worker and unregisters all of them. A worker that is still loading misses that response; it sends its own
 * request later and never gets a response. Therefore, a worker registers only when it sends a request.
 *
 * @param {Channel} shared
 * @returns {Channel} for one worker
 */
export function limitToOneWorker(shared) {
  /** @type {((message: unknown) => void) | undefined} */
  let workerListener;
  return {
    onMessage: (listener) => {
      workerListener = listener;
    },
    postMessage: (message) => {
      if (workerListener) shared.onMessage(workerListener);
      shared.postMessage(message);
    },
  };
}
