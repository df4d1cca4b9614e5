/** The most messages that wait for a slow reader. A reader that falls further behind is disconnected. */
const maxWaiting = 1000;

export class Listeners {
  private readonly byTopic = new Map<string, Set<Listener>>();

  deliver(topic: string, payload: unknown): void {
    for (const listener of this.byTopic.get(topic) ?? []) listener.push(payload);
  }

  /** Listens from this call on, not from the first `next()`, so that nothing in between is missed. */
  add(topic: string, signal: AbortSignal | undefined, ended: () => void): Listener {
    const listeners = this.byTopic.get(topic) ?? new Set();
    this.byTopic.set(topic, listeners);
    const listener: Listener = new Listener(signal, () => {
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

type Reader = (result: IteratorResult<unknown>) => void;

/** One subscription: its unread messages, or the readers that wait for the next one. */
export class Listener implements AsyncIterableIterator<unknown> {
  private readonly waiting: unknown[] = [];
  private readonly readers: Reader[] = [];
  private ended = false;

  constructor(
    private readonly signal: AbortSignal | undefined,
    private readonly onEnd: () => void,
  ) {
    signal?.addEventListener('abort', this.end, { once: true });
  }

  push(payload: unknown): void {
    const reader = this.readers.shift();
    if (reader) reader({ value: payload, done: false });
    else if (this.waiting.length < maxWaiting) this.waiting.push(payload);
    else this.end();
  }

  readonly end = (): void => {
    if (this.ended) return;
    this.ended = true;
    this.signal?.removeEventListener('abort', this.end);
    this.onEnd();
    for (const reader of this.readers.splice(0)) reader({ value: undefined, done: true });
  };

  next(): Promise<IteratorResult<unknown>> {
    if (this.waiting.length > 0) return Promise.resolve({ value: this.waiting.shift(), done: false });
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => this.readers.push(resolve));
  }

  return(): Promise<IteratorResult<unknown>> {
    this.waiting.length = 0;
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
