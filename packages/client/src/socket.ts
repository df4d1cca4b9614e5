import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type Client, createClient, type Client as Socket } from 'graphql-ws';
import { useEffect, useEffectEvent } from 'react';

/** The server ended the session, or rejected the connection. */
const unauthorizedCloseCodes: ReadonlySet<unknown> = new Set([4401, 4403]);
const maxDelaySeconds = 30;
const pingEverySeconds = 12;
const pongWithinSeconds = 6;

interface SocketOptions {
  readonly url: string;
  /** Resolves to whether the same user is signed in again. Each subscription then continues. */
  readonly onUnauthenticated: () => Promise<boolean>;
}

/** The socket for subscriptions. It opens with the first one, is pinged, and reopens after a lost connection. */
export function createSocket({ url, onUnauthenticated }: SocketOptions): Client {
  const client: Client = createClient({
    url,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (retries) => waitOrOnline(reconnectDelaySeconds(retries) * 1_000),
    shouldRetry: (cause) => !isRejection(cause),
    keepAlive: pingEverySeconds * 1_000,
    connectionAckWaitTimeout: 10_000,
  });
  terminateWhenSilent(client);
  return { ...client, subscribe: continueAfter(onUnauthenticated, client) };
}

/**
 * graphql-ws ends the subscriptions of a rejected connection permanently. A socket may be rejected although the session
 * has not ended, as behind a proxy that removes cookies: it then waits as after a lost connection.
 */
function continueAfter(onUnauthenticated: () => Promise<boolean>, { subscribe, on }: Client): Client['subscribe'] {
  let rejections = 0;
  on('connected', () => {
    rejections = 0;
  });
  on('closed', (event) => {
    if (isRejection(event)) rejections += 1;
  });
  return (payload, sink) => {
    let isDone = false;
    const start = (): (() => void) =>
      subscribe(payload, {
        next: (value) => sink.next(value as never),
        complete: () => sink.complete(),
        error: (error) => void fail(error),
      });
    const fail = async (error: unknown) => {
      const isResumed = isRejection(error) && (await onUnauthenticated());
      if (isResumed && rejections > 1) await waitOrOnline(reconnectDelaySeconds(rejections) * 1_000);
      if (isDone) return;
      if (isResumed) dispose = start();
      else sink.error(error);
    };
    let dispose = start();
    return () => {
      isDone = true;
      dispose();
    };
  };
}

/** 1, 2, 4 ... 30 seconds, plus up to a third at random, so that not all browsers reconnect at the same time. */
export function reconnectDelaySeconds(retries: number, random: () => number = Math.random): number {
  const delay = Math.min(2 ** retries, maxDelaySeconds);
  return delay * (1 + random() / 3);
}

function isRejection(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && unauthorizedCloseCodes.has(cause.code);
}

/** Waits for a time, or until the browser is online again. */
function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}

/** Closes a socket whose pings get no pong. A phone that changes networks keeps such a socket open. */
function terminateWhenSilent(client: Client): void {
  let silence: ReturnType<typeof setTimeout> | undefined;
  client.on('ping', (received) => {
    if (received) return;
    clearTimeout(silence);
    silence = setTimeout(() => client.terminate(), pongWithinSeconds * 1_000);
  });
  client.on('pong', (received) => {
    if (received) clearTimeout(silence);
  });
  client.on('closed', () => clearTimeout(silence));
}

const sockets = new WeakMap<ApolloClient, Socket>();

export function rememberSocket(client: ApolloClient, socket: Socket): void {
  sockets.set(client, socket);
}

/** Stops the requests of a client, clears its cache and closes its socket. For signing out. */
export async function closeApolloClient(client: ApolloClient): Promise<void> {
  client.stop();
  await client.clearStore();
  await sockets.get(client)?.dispose();
}

/** Runs the callback whenever the socket connects, for the first time or again. Earlier events may have been missed. */
export function useConnected(onConnected: () => void): void {
  const client = useApolloClient();
  const notify = useEffectEvent(onConnected);
  useEffect(() => sockets.get(client)?.on('connected', () => notify()), [client]);
}
