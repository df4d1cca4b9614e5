/**
 * The events of a source, each turned into another. Unlike a generator it ends at once when it is told to, also while
 * it waits for the next event: otherwise whoever stops listening would be kept until something happens.
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
