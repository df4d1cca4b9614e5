import { describe, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { loadAhead, mapBatchesLazily, readAhead } from '../entries/batches.queries.js';

/** A source that records how far it was read and whether it was closed. */
function aSource(batches: number, failsAt = Number.POSITIVE_INFINITY) {
  const progress = { read: 0, closed: false };
  async function* createSource() {
    try {
      for (let batch = 1; batch <= batches; batch += 1) {
        progress.read = batch;
        if (batch === failsAt) throw new Error(`no batch ${batch}`);
        yield batch;
      }
    } finally {
      progress.closed = true;
    }
  }
  return { progress, source: createSource() };
}

async function readAll(source: AsyncIterable<number>): Promise<number[]> {
  const batches: number[] = [];
  for await (const batch of source) batches.push(batch);
  return batches;
}

describe('readAhead', () => {
  test('yields the same batches in the same order', async () => {
    expect(await readAll(readAhead(aSource(5).source))).toEqual([1, 2, 3, 4, 5]);
    expect(await readAll(readAhead(aSource(0).source))).toEqual([]);
  });

  test('stays exactly one batch ahead of the reader', async () => {
    const { progress, source } = aSource(5);
    for await (const batch of readAhead(source)) expect(progress.read).toBe(Math.min(batch + 1, 5));
  });

  test('closes its source when the reader stops', async () => {
    const { progress, source } = aSource(5);
    for await (const batch of readAhead(source)) if (batch === 2) break;
    expect(progress).toEqual({ read: 3, closed: true });
  });

  test('throws an error when its batch is read, and drops it when the reader has stopped', async () => {
    const read: number[] = [];
    const reading = async () => {
      for await (const batch of readAhead(aSource(5, 3).source)) read.push(batch);
    };
    await expect(reading()).rejects.toThrow('no batch 3');
    expect(read).toEqual([1, 2]);
    for await (const batch of readAhead(aSource(5, 2).source)) if (batch === 1) break;
  });
});

describe('loadAhead', () => {
  const alone = { isInTransaction: () => false } as EntityManager;
  const inTransaction = { isInTransaction: () => true } as EntityManager;

  /** A load that records the pages that it was called with. The fourth fails. */
  function aLoad() {
    const started: number[] = [];
    const load = async (page: number) => {
      started.push(page);
      if (page === 4) throw new Error(`no page ${page}`);
      return page * 10;
    };
    return { started, load };
  }

  test('yields a batch for each page in the same order', async () => {
    for (const em of [alone, inTransaction]) {
      expect(await readAll(loadAhead(em, aSource(3).source, aLoad().load))).toEqual([10, 20, 30]);
      expect(await readAll(loadAhead(em, aSource(1).source, aLoad().load))).toEqual([10]);
      expect(await readAll(loadAhead(em, aSource(0).source, aLoad().load))).toEqual([]);
    }
  });

  test('loads two batches while the reader works on one, and none in advance in a transaction', async () => {
    const [ahead, oneByOne] = [aLoad(), aLoad()];
    for await (const batch of loadAhead(alone, aSource(3).source, ahead.load)) {
      expect(ahead.started.at(-1)).toBe(Math.min(batch / 10 + 2, 3));
    }
    for await (const batch of loadAhead(inTransaction, aSource(3).source, oneByOne.load)) {
      expect(oneByOne.started.at(-1)).toBe(batch / 10);
    }
  });

  test('throws an error when its batch is read, and drops it when the reader has stopped', async () => {
    for (const em of [alone, inTransaction]) {
      const read: number[] = [];
      const reading = async () => {
        for await (const batch of loadAhead(em, aSource(5).source, aLoad().load)) read.push(batch);
      };
      await expect(reading()).rejects.toThrow('no page 4');
      expect(read).toEqual([10, 20, 30]);
      const { progress, source } = aSource(5);
      for await (const batch of loadAhead(em, source, aLoad().load)) if (batch === 20) break;
      expect(progress.closed).toBe(true);
    }
  });
});

describe('mapBatchesLazily', () => {
  test('converts each value when it is read', async () => {
    async function* createSource() {
      yield [1, 2, 3];
      yield [4, 5];
    }
    const steps: string[] = [];
    const double = (value: number) => {
      steps.push(`converts ${value}`);
      return value * 2;
    };
    for await (const batch of mapBatchesLazily(createSource(), double)) {
      for (const value of batch) steps.push(`reads ${value}`);
    }
    expect(steps).toEqual([1, 2, 3, 4, 5].flatMap((value) => [`converts ${value}`, `reads ${value * 2}`]));
  });
});
