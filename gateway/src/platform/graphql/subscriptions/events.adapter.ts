/**
 * Maps the events of a source. Unlike a generator, it ends immediately when it is returned, even while it waits for the
 * next event; otherwise a listener that unsubscribes would hold its resources until the next event.
 */
export function mapEvents<Event, Mapped>(
  source: AsyncIterable<Event>,
  map: (event: Event) => Mapped | Promise<Mapped>,
): AsyncIterableIterator<Mapped> {
  const iterator = source[Symbol.asyncIterator]();
  const end = async (): Promise<IteratorResult<Mapped>> => {
    await iterator.return?.();
    return { value: undefined, done: true };
  };
  return {
    next: async () => {
      const { value, done } = await iterator.next();
      return done ? { value: undefined, done: true } : { value: await map(value), done: false };
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
