import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config/config.js';
import { StartError } from '../errors/gateway.js';

type Address = Pick<Config, 'host' | 'port'>;

/** Throws a StartError if the gateway could not listen at the address. */
export async function assertPortIsFree(address: Address): Promise<void> {
  const server = createServer().listen(address.port, address.host);
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
