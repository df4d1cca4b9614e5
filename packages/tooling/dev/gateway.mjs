import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';

const directory = path.join(root, 'gateway');

/**
 * The gateway from its sources: compiled and started again whenever one of them changes. While the sources do not compile,
 * the last one that did goes on running.
 *
 * @param {number} port
 */
export function keepGatewayRunning(port) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let gateway;
  let work = Promise.resolve();

  const restart = async () => {
    const compiled = await run('npm', ['run', '--silent', 'build', '--workspace', 'gateway']);
    if (compiled.code !== 0) return console.error(compiled.output);
    await stopped(gateway);
    gateway = spawn(process.execPath, ['dist/main.js'], {
      cwd: directory,
      env: { ...process.env, PORT: String(port), DATA_DIR: process.env.DATA_DIR ?? path.join(root, '.data') },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  };

  /** One after the other, and one for all the changes of a moment. */
  let waiting = false;
  const changed = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      work = work.then(restart);
    }, 200);
  };
  watch(path.join(directory, 'src'), { recursive: true }, changed);
  work = restart();

  return { started: work, stop: () => work.then(() => stopped(gateway)) };
}

/**
 * @param {import('node:child_process').ChildProcess | undefined} child
 * @returns {Promise<unknown>}
 */
function stopped(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}
