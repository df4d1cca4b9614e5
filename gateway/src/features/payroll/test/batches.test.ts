import { describe, expect, test } from '@jest/globals';
import { readAhead } from '../entries/batches.queries.js';

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
