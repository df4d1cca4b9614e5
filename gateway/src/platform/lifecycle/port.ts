import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { Config } from '../config/config.js';
import { StartError } from '../errors/gateway.js';

type Address = Pick<Config, 'host' | 'port'>;

/** Throws a StartError if the gateway could not listen at the address. */
export async function assertPortIsFree(address: Address): Promise<void> {
  const server = net.createServer().listen(address.port, address.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toListenError(error, address);
  }
  server.close();
  await once(server, 'close');
}

/** Explains why `listen` failed and what to do. Returns any other error unchanged. */
export function toListenError(error: unknown, { host, port }: Address): unknown {
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']?.(host, port);
  return sentence ? new StartError(sentence, { cause: error }) : error;
}

const noSuchHost = (host: string) => `HOST is ${host}, which is not an address of this machine.`;

const sentences: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use. Stop the program that uses it, or set PORT to another number.`,
  EACCES: (_host, port) => `This user may not use port ${port}. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
  EINVAL: noSuchHost,
};

export interface WaitingServer {
  readonly port: number;
  /**
   * Hands the open port over. The next server listens with the returned options, and no connection is refused in between:
   * `server.listen` of Node takes an object with an underlying handle.
   */
  handOver<Options extends object>(options: Options): Options;
  /** Closes the port unless it was handed over. */
  close(): Promise<void>;
}

const retryAfterSeconds = 5;

/**
 * Answers while the gateway waits for its database: `/healthz` is alive, everything else gets 503, so that a proxy sends its
 * requests to other gateways and an orchestrator does not restart this one.
 */
export async function startWaitingServer(address: Pick<Config, 'host' | 'port'>): Promise<WaitingServer> {
  const server = http.createServer((request, response) => {
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
  const withHandle: { _handle?: unknown } = server as never;
  return {
    port: (server.address() as AddressInfo).port,
    handOver: (options) => {
      const { _handle: value } = withHandle;
      withHandle._handle = null;
      // Not enumerable: for `localhost`, Fastify copies the options to listen at further addresses.
      return Object.defineProperty(options, '_handle', { value });
    },
    close: () => closeHttpServer(server),
  };
}

export async function closeHttpServer(server: http.Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
