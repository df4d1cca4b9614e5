import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config/config.js';
import { StartError } from './start-error.js';

type Address = Pick<Config, 'host' | 'port'>;

/** Fails with a sentence where the gateway could not listen. */
export async function assertPortIsFree(address: Address): Promise<void> {
  const server = createServer().listen(address.port, address.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, address);
  }
  server.close();
  await once(server, 'close');
}

/** What a failed `listen` means, and what to do about it; any other error as it is. */
export function listenError(error: unknown, { host, port }: Address): unknown {
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']?.(host, port);
  return sentence ? new StartError(sentence, { cause: error }) : error;
}

const noSuchHost = (host: string) => `HOST is ${host}, which is no address of this machine.`;

const sentences: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is taken: stop the program that uses it, or set PORT to another number.`,
  EACCES: (_host, port) => `Port ${port} is not open to this user: set PORT to a number above 1023.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
  EINVAL: noSuchHost,
};
