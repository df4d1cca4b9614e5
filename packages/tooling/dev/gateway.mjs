import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { build, staleApplications } from '../build/build.mjs';
import { freePort } from '../lib/free-port.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';

const directory = path.join(root, 'gateway');

/**
 * Runs the gateway from its sources: compiles and restarts it whenever one of them changes. While the sources do not
 * compile, the last version that did keeps running.
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
    await stop(gateway);
    gateway = start({ PORT: String(port), DATA_DIR: process.env.DATA_DIR ?? path.join(root, '.data') }, 'inherit');
  };

  // Restarts run one after the other. Changes within 200 ms of each other cause one restart.
  let isScheduled = false;
  const scheduleRestart = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      work = work.then(restart);
    }, 200);
  };
  watch(path.join(directory, 'src'), { recursive: true }, scheduleRestart);
  work = restart();

  return { started: work, stop: () => work.then(() => stop(gateway)) };
}

/**
 * Starts the built gateway with the embedded database and the demo organization, on a free port. The data folder keeps
 * the data from one start to the next.
 *
 * @param {string} dataDir
 * @returns {Promise<{ url: string, stop: () => Promise<unknown> }>}
 */
export async function startDemoGateway(dataDir) {
  const isStale = staleApplications().filter(({ name }) => name === 'gateway');
  if (!(await build(isStale, console.log))) throw new Error('The gateway could not be built.');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' };
  const gateway = start(env, 'ignore');
  const ended = new Promise((_, reject) =>
    gateway.once('exit', (code) => reject(new Error(`The gateway ended with code ${code}.`))),
  );
  ended.catch(() => undefined);
  await Promise.race([ended, waitUntilReady(url)]);
  return { url, stop: () => stop(gateway) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {'inherit' | 'ignore'} stdout
 */
function start(env, stdout) {
  return spawn(process.execPath, ['dist/main.js'], {
    cwd: directory,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit'],
  });
}

/** @param {string} url */
async function waitUntilReady(url) {
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * @param {import('node:child_process').ChildProcess | undefined} child
 * @returns {Promise<unknown>}
 */
function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}
