import ChildProcessRunner from 'jest-light-runner/child-process';
import Tinypool from 'tinypool';
import { answerOnlyTheAsker } from './worker-channel.mjs';

/**
 * jest-light-runner in child processes, without a race that made test runs hang: the workers share one channel, over which
 * each asks for its configuration. See `answerOnlyTheAsker`.
 */
const { run } = Tinypool.prototype;
Tinypool.prototype.run = function runWithOwnChannel(task, options) {
  const shared = /** @type {import('./worker-channel.mjs').Channel | undefined} */ (options?.channel);
  return run.call(this, task, shared ? { ...options, channel: answerOnlyTheAsker(shared) } : options);
};

export default ChildProcessRunner;
