import type { Logger } from 'pino';
import type { PubSub } from '../ports/platform.ports.js';
import { Listeners } from './listeners.store.js';
import { RedisPubSub } from './redis-pub-sub.adapter.js';

/** Publishes through Redis if it is configured, otherwise within this process. */
export function createPubSub({ redisUrl, logger }: { redisUrl: string | null; logger: Logger }): PubSub {
  return redisUrl ? new RedisPubSub(redisUrl, logger) : new LocalPubSub();
}

/** Delivers messages within this process, which suffices for one gateway. */
export class LocalPubSub implements PubSub {
  private readonly listeners = new Listeners();

  publish(topic: string, payload: unknown): void {
    this.listeners.deliver(topic, payload);
  }

  subscribe(topic: string, signal?: AbortSignal): AsyncIterableIterator<unknown> {
    return this.listeners.add(topic, signal, () => undefined);
  }

  async close(): Promise<void> {
    this.listeners.endAll();
  }
}
