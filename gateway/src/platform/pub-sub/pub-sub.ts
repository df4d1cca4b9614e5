/** Delivers messages between requests, and with REDIS_URL between gateways. Payloads are plain JSON. */
export interface PubSub {
  publish(topic: string, payload: unknown): void;
  /** Yields every message published from now on. Ends when `signal` aborts. */
  subscribe(topic: string, signal?: AbortSignal): AsyncIterableIterator<unknown>;
  close(): Promise<void>;
}
