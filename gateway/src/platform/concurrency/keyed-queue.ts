export class KeyedQueue {
  private readonly lastByKey = new Map<string, Promise<unknown>>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const previous = this.lastByKey.get(key) ?? Promise.resolve();
    const result = previous.then(task);
    const settled = result.catch(() => undefined);
    this.lastByKey.set(key, settled);
    try {
      return await result;
    } finally {
      if (this.lastByKey.get(key) === settled) this.lastByKey.delete(key);
    }
  }
}
