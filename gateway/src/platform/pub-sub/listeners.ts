import { AsyncQueue } from '../concurrency/async-queue.js';

/** The most messages that wait for a slow reader. A reader that falls further behind is disconnected. */
const maxWaiting = 1000;

export class Listeners {
  private readonly byTopic = new Map<string, Set<AsyncQueue<unknown>>>();

  deliver(topic: string, payload: unknown): void {
    for (const listener of this.byTopic.get(topic) ?? []) {
      if (listener.length < maxWaiting) listener.push(payload);
      else listener.end();
    }
  }

  /** Listens from this call on, not from the first `next()`, so that nothing in between is missed. */
  add(topic: string, signal: AbortSignal | undefined, ended: () => void): AsyncIterableIterator<unknown> {
    const listeners = this.byTopic.get(topic) ?? new Set();
    this.byTopic.set(topic, listeners);
    const listener: AsyncQueue<unknown> = new AsyncQueue(signal, () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.byTopic.delete(topic);
      ended();
    });
    listeners.add(listener);
    if (signal?.aborted) listener.end();
    return listener;
  }

  has(topic: string): boolean {
    return this.byTopic.has(topic);
  }

  endAll(): void {
    for (const listeners of this.byTopic.values()) for (const listener of listeners) listener.end();
  }
}
