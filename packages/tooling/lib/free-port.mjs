import { createServer } from 'node:net';

/**
 * Finds a free port of this machine.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = await listen(0);
  if (port === undefined) throw new Error('No port of this machine is free.');
  return port;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export const isFree = async (port, host) => (await listen(port, host)) !== undefined;

/**
 * Listens for a moment to find out whether a port is free.
 *
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<number | undefined>} the port, or undefined if it is taken
 */
function listen(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(undefined));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
