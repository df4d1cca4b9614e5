import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports of outgoing connections: one of those could take a port before it is used. */
const usable = /** @type {const} */ ([15_000, 30_000]);

/**
 * Finds a free port of this machine.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(...usable);
    if (await isFree(port, '127.0.0.1')) return port;
  }
  throw new Error('No port of this machine is free.');
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
