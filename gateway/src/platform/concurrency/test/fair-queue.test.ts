import { describe, expect, test } from '@jest/globals';
import { FairQueue } from '../fair-queue.js';

/** Tasks that end when the test ends them. */
function aQueue(options: Partial<{ maxRunning: number; maxWaitMs: number }> = {}) {
  const queue = new FairQueue({ maxRunning: 1, maxWaitMs: 600_000, ...options });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, signal?: AbortSignal) =>
    queue.run(
      name.slice(0, 1),
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      signal,
    );
  /** Ends what runs, and lets the next task begin. */
  const endAll = async (results: readonly Promise<unknown>[]) => {
    let settled = false;
    const all = Promise.allSettled(results).then(() => {
      settled = true;
    });
    while (!settled) {
      for (const end of ends.values()) end();
      await Promise.race([all, new Promise((resolve) => setImmediate(resolve))]);
    }
  };
  return { add, begun, endAll, ends, queue };
}

describe('a fair queue', () => {
  test('lets keys take turns, in whatever order their tasks came', async () => {
    const { add, begun, endAll } = aQueue();

    await endAll(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => add(name)));

    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('runs as many tasks at once as it may', async () => {
    const { add, begun, endAll } = aQueue({ maxRunning: 2 });
    const results = ['a1', 'a2', 'a3', 'b1'].map((name) => add(name));

    expect(begun).toEqual(['a1', 'a2']);
    await endAll(results);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  test('returns the result of a task and its error, and runs others after both', async () => {
    const { queue } = aQueue();

    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run('a', async () => 7)).resolves.toBe(7);
  });

  test('gives up when the turn does not come in time', async () => {
    const { add, begun, endAll } = aQueue({ maxWaitMs: 1 });
    const first = add('a1');

    await expect(add('b1')).rejects.toMatchObject({ reason: 'waited-too-long' });
    await endAll([first]);

    expect(begun).toContain('a1');
    expect(begun).not.toContain('b1');
  });

  test('removes a task that was abandoned', async () => {
    const { add, begun, endAll } = aQueue();
    const abort = new AbortController();
    const first = add('a1');
    const left = add('b1', abort.signal);
    const next = add('c1');

    abort.abort();
    await expect(left).rejects.toMatchObject({ reason: 'abandoned' });
    await expect(add('d1', abort.signal)).rejects.toMatchObject({ reason: 'abandoned' });
    await endAll([first, next]);

    expect(begun).toEqual(['a1', 'c1']);
  });
});
