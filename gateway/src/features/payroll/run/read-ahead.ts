import { setImmediate } from 'node:timers/promises';

/**
 * The same batches, the next one being read while somebody works on the one before: the database and this process are
 * busy at once, and two batches are in memory at most. Between two of them others have their turn.
 */
export async function* readAhead<Batch>(batches: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
  let next = batches.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = batches.next();
      // It is told of when its turn comes, and never when nobody waits for it any more.
      next.catch(() => undefined);
      await setImmediate();
      yield value;
    }
  } finally {
    await batches.return(undefined);
  }
}
