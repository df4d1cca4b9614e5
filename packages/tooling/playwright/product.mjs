import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { root } from '../lib/workspaces.mjs';

/**
 * Starts the built product as `npm start` does, with an empty database, on its own port and in its own data folder.
 *
 * @param {Record<string, string>} [env] on top of that; `PORT` and `DATA_DIR` of an earlier start continue it
 * @param {string} [top] a folder that is laid out like the repository
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startProduct(env = {}, top = root) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'timetrack-product-'));
  // PostgreSQL may run as another user than this process, and needs access to the folder.
  chmodSync(folder, 0o755);
  const port = env.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const gateway = spawn(process.execPath, ['gateway/dist/main.js'], {
    cwd: top,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      RELEASES_DIR: path.join(folder, 'releases'),
      DEMO: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = lastLines(gateway);
  const ended = new Promise((resolve) => gateway.once('exit', resolve));
  const stop = async () => {
    gateway.kill('SIGTERM');
    const limit = setTimeout(() => gateway.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(limit);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.race([
      waitUntilReady(url),
      ended.then((code) => Promise.reject(new Error(`It ended with code ${code}.`))),
    ]);
  } catch (error) {
    await stop();
    throw new Error(`The product did not start: ${error instanceof Error ? error.message : error}\n${log()}`, {
      cause: error,
    });
  }
  return { url, stop };
}

/**
 * @param {string} url
 * @returns {Promise<void>} when the gateway reports that it is ready
 */
async function waitUntilReady(url) {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It was not ready within three minutes.');
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {() => string}
 */
function lastLines(child) {
  let text = '';
  const keep = (/** @type {Buffer} */ chunk) => {
    text = (text + chunk.toString()).slice(-10_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return () => text;
}
