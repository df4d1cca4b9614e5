import { Listeners } from './listeners.store.js';
import type { PubSub } from './pub-sub.js';

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
