import { type Client, createClient } from 'graphql-ws';

/** The server ended the session, or refused the connection. */
const unauthorizedCloseCodes: ReadonlySet<unknown> = new Set([4401, 4403]);
const longestPauseSeconds = 30;
const pingEverySeconds = 12;
const pongWithinSeconds = 6;

interface SocketOptions {
  readonly url: string;
  readonly onUnauthenticated: () => void;
}

/** The socket of subscriptions: opened with the first of them, pinged, and opened again when it was lost. */
export function createSocket({ url, onUnauthenticated }: SocketOptions): Client {
  const client: Client = createClient({
    url,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (retries) => pauseOrOnline(pauseSeconds(retries) * 1_000),
    shouldRetry: (cause) => !isRefusal(cause),
    keepAlive: pingEverySeconds * 1_000,
    connectionAckWaitTimeout: 10_000,
    on: {
      closed: (event) => {
        if (isRefusal(event)) onUnauthenticated();
      },
    },
  });
  terminateWhenSilent(client);
  return client;
}

/** 1, 2, 4 ... 30 seconds, each spread by a third so that all browsers don't return in the same instant. */
export function pauseSeconds(retries: number, random: () => number = Math.random): number {
  const pause = Math.min(2 ** retries, longestPauseSeconds);
  return pause * (1 + random() / 3);
}

function isRefusal(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && unauthorizedCloseCodes.has(cause.code);
}

/** Waits, but not past the moment in which the browser says that the network is back. */
function pauseOrOnline(milliseconds: number): Promise<void> {
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

/** A phone that changed networks keeps a socket that never closes: a ping without an answer ends it. */
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
