const done: IteratorResult<never> = { value: undefined, done: true };

/** Values that one side pushes and the other iterates until the end. Values from before the end are still read. */
export class AsyncQueue<Value> implements AsyncIterableIterator<Value> {
  private readonly values: Value[] = [];
  private readonly readers: PromiseWithResolvers<IteratorResult<Value>>[] = [];
  private failure: { readonly error: unknown } | undefined;
  private hasEnded = false;

  /** Ends when the signal aborts. A signal that has aborted before does not end it. */
  constructor(
    private readonly signal: AbortSignal | undefined,
    private readonly onEnd: () => void,
  ) {
    signal?.addEventListener('abort', this.end, { once: true });
  }

  get length(): number {
    return this.values.length;
  }

  push(value: Value): void {
    if (this.hasEnded) return;
    const reader = this.readers.shift();
    if (reader) reader.resolve({ value, done: false });
    else this.values.push(value);
  }

  readonly end = (): void => {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.signal?.removeEventListener('abort', this.end);
    this.onEnd();
    for (const reader of this.readers.splice(0)) reader.resolve(this.next());
  };

  fail(error: unknown): void {
    this.failure = { error };
    this.end();
  }

  /** The next values that wait already, at most this many. */
  take(count: number): Value[] {
    return this.values.splice(0, count);
  }

  next(): Promise<IteratorResult<Value>> {
    if (this.values.length > 0) return Promise.resolve({ value: this.values.shift() as Value, done: false });
    if (this.failure) return Promise.reject(this.failure.error);
    if (this.hasEnded) return Promise.resolve(done);
    const reader = Promise.withResolvers<IteratorResult<Value>>();
    this.readers.push(reader);
    return reader.promise;
  }

  return(): Promise<IteratorResult<Value>> {
    this.values.length = 0;
    this.end();
    return Promise.resolve(done);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
