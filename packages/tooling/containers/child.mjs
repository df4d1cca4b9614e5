import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** @type {Set<Child>} */
const running = new Set();

/** A process that the checks start and stop, with everything that it prints. */
export class Child {
  /** @type {string[]} */
  lines = [];

  /**
   * @param {string[]} command
   * @param {object} options
   * @param {string} options.cwd
   * @param {Record<string, string>} options.env
   * @param {{ uid: number, gid: number } | null} options.user
   */
  constructor([program = '', ...args], { cwd, env, user }) {
    this.process = spawn(program, args, { cwd, env, ...user, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(this);
    for (const stream of [this.process.stdout, this.process.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.lines.push(line));
    }
    /** @type {Promise<number | null>} */
    this.ended = once(this.process, 'close').then(
      ([code]) => code,
      (/** @type {Error} */ error) => {
        this.lines.push(error.message);
        return null;
      },
    );
    void this.ended.then(() => running.delete(this));
  }

  get isRunning() {
    return running.has(this);
  }

  /** @returns {number} */
  get pid() {
    return this.process.pid ?? 0;
  }

  /**
   * @param {NodeJS.Signals} [signal]
   * @returns {Promise<{ code: number | null, seconds: number }>}
   */
  async stop(signal = 'SIGTERM') {
    const began = performance.now();
    this.process.kill(signal);
    const code = await this.ended;
    return { code, seconds: (performance.now() - began) / 1000 };
  }

  /** The last lines, for a report. */
  get tail() {
    return this.lines.slice(-30).join('\n');
  }
}

/**
 * Runs a command to its end.
 *
 * @param {string[]} command
 * @param {ConstructorParameters<typeof Child>[1]} options
 * @returns {Promise<string[]>} what it printed; rejects if its exit code is not 0
 */
export async function runToEnd(command, options) {
  const child = new Child(command, options);
  const code = await child.ended;
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${child.tail}`);
  return child.lines;
}

/** Ends the processes that still run, even after an error. */
export async function stopAll() {
  await Promise.all([...running].map((child) => child.stop('SIGKILL')));
}
