import { AsyncQueue } from '../concurrency/async-queue.js';
import type { Messages, PubSub } from '../ports/platform.js';

/** The most messages that wait for a slow reader. A reader that falls further behind is disconnected. */
const maxWaiting = 1000;

/** Delivers messages within this process, which suffices for one gateway. */
export class LocalPubSub implements PubSub {
  private readonly byTopic = new Map<string, Set<AsyncQueue<unknown>>>();

  publish(topic: string, payload: unknown): void {
    for (const listener of this.byTopic.get(topic) ?? []) {
      if (listener.length < maxWaiting) listener.push(payload);
      else listener.end();
    }
  }

  /** Listens from this call on, not from the first `next()`, so that nothing in between is missed. */
  subscribe(topic: string, signal?: AbortSignal, ended?: () => void): Messages {
    const listeners = this.byTopic.getOrInsertComputed(topic, () => new Set());
    const listener: AsyncQueue<unknown> = new AsyncQueue(signal, () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.byTopic.delete(topic);
      ended?.();
    });
    listeners.add(listener);
    if (signal?.aborted) listener.end();
    return listener;
  }

  has(topic: string): boolean {
    return this.byTopic.has(topic);
  }

  async close(): Promise<void> {
    for (const listeners of this.byTopic.values()) for (const listener of listeners) listener.end();
  }
}
