import ChildProcessRunner from 'jest-light-runner/child-process';
import Tinypool from 'tinypool';
import { limitToOneWorker } from './worker-channel.mjs';

/**
 * jest-light-runner in child processes, without a race that made test runs hang: the workers share one channel, through
 * which each requests its configuration. See `limitToOneWorker`.
 */
const { run } = Tinypool.prototype;
Tinypool.prototype.run = function runWithOwnChannel(task, options) {
  const shared = /** @type {import('./worker-channel.mjs').Channel | undefined} */ (options?.channel);
  return run.call(this, task, shared ? { ...options, channel: limitToOneWorker(shared) } : options);
};

export default ChildProcessRunner;
