import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './workspaces.mjs';

/**
 * @typedef {object} Outcome
 * @property {number | null} code null if a signal or the time limit ended it
 * @property {string} output stdout and stderr in the order in which they arrived
 * @property {string} stdout
 */

/** Running child processes. An interrupt of this process ends them all. */
const running = new Set();

/**
 * Runs a command. The repository's own binaries come first in the path.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env] on top of this process's
 * @param {boolean} [options.stream] also prints the output as it arrives
 * @param {number} [options.timeoutMs]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { cwd = root, env = {}, stream = false, timeoutMs } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: pathWithBinaries(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that its child processes end with it.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  /** @type {Buffer[]} */
  const chunks = [];
  /** @type {Buffer[]} */
  const answer = [];
  const take = (/** @type {NodeJS.WriteStream} */ target) => (/** @type {Buffer} */ chunk) => {
    chunks.push(chunk);
    if (stream) target.write(chunk);
  };
  child.stdout.on('data', (chunk) => answer.push(chunk));
  child.stdout.on('data', take(process.stdout));
  child.stderr.on('data', take(process.stderr));
  const limit = timeoutMs ? setTimeout(() => end(child, 'SIGKILL'), timeoutMs) : undefined;
  return new Promise((resolve) => {
    const finish = (/** @type {number | null} */ code, /** @type {string} */ extra = '') => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output: textOf(chunks) + extra, stdout: textOf(answer) });
    };
    child.on('error', (error) => finish(null, error.message));
    child.on('close', (code) => finish(code));
  });
}

/** Ends all child processes when this process is interrupted. */
export function endChildrenOnInterrupt() {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])) {
    process.once(signal, () => {
      for (const child of running) end(child, 'SIGTERM');
      process.exit(code);
    });
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function end(child, signal) {
  if (!child.pid) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It has already ended.
  }
}

const textOf = (/** @type {Buffer[]} */ chunks) => Buffer.concat(chunks).toString();

const pathWithBinaries = () => [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
