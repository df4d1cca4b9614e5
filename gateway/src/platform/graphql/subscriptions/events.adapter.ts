/**
 * Maps the events of a source, until `map` returns null or a result that is the last one. Unlike a generator, it ends
 * immediately when it is returned, even while it waits for the next event; otherwise a listener that unsubscribes would
 * hold its resources until the next event.
 */
export function mapEvents<Event, Mapped extends object>(
  source: AsyncIterable<Event>,
  map: (event: Event) => Promise<Mapped | Last<Mapped>>,
): AsyncIterableIterator<Mapped> {
  const iterator = source[Symbol.asyncIterator]();
  let hasEnded = false;
  const end = async (): Promise<IteratorResult<Mapped>> => {
    hasEnded = true;
    await iterator.return?.();
    return { value: undefined, done: true };
  };
  return {
    next: async () => {
      if (hasEnded) return end();
      const { value, done } = await iterator.next();
      if (done) return { value: undefined, done: true };
      const mapped = await map(value);
      if (!(mapped instanceof Last)) return { value: mapped, done: false };
      hasEnded = true;
      return mapped.result ? { value: mapped.result, done: false } : end();
    },
    return: end,
    throw: async (error) => {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** The last result of mapped events, or none. */
export class Last<Result> {
  constructor(readonly result: Result | null) {}
}
