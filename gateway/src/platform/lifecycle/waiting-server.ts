import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config/config.js';
import { toListenError } from './port.js';

export interface WaitingServer {
  readonly port: number;
  close(): Promise<void>;
}

const retryAfterSeconds = 5;

/**
 * Answers while the gateway waits for its database: `/healthz` is alive, everything else gets 503, so that a proxy sends its
 * requests to other gateways and an orchestrator does not restart this one.
 */
export async function startWaitingServer(address: Pick<Config, 'host' | 'port'>): Promise<WaitingServer> {
  const server = createServer((request, response) => {
    const isAlive = request.url === '/healthz';
    response.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(isAlive ? {} : { 'retry-after': String(retryAfterSeconds) }),
    });
    response.end(JSON.stringify({ status: isAlive ? 'alive' : 'not ready' }));
  });
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((error) => {
    throw toListenError(error, address);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
