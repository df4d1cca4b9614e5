import { describe, expect, it } from '@jest/globals';
import { readAhead } from '../run/read-ahead.js';

/** Counts how far it was read, and whether it was ended. */
function aSource(batches: number, failsAt = Number.POSITIVE_INFINITY) {
  const seen = { read: 0, ended: false };
  async function* source() {
    try {
      for (let batch = 1; batch <= batches; batch += 1) {
        seen.read = batch;
        if (batch === failsAt) throw new Error(`no batch ${batch}`);
        yield batch;
      }
    } finally {
      seen.ended = true;
    }
  }
  return { seen, source: source() };
}

async function readAll(source: AsyncIterable<number>): Promise<number[]> {
  const batches: number[] = [];
  for await (const batch of source) batches.push(batch);
  return batches;
}

describe('reading ahead', () => {
  it('gives the same batches in the same order', async () => {
    expect(await readAll(readAhead(aSource(5).source))).toEqual([1, 2, 3, 4, 5]);
    expect(await readAll(readAhead(aSource(0).source))).toEqual([]);
  });

  it('is one batch ahead of whoever reads, and never two', async () => {
    const { seen, source } = aSource(5);
    for await (const batch of readAhead(source)) expect(seen.read).toBe(Math.min(batch + 1, 5));
  });

  it('ends what it reads when nobody reads on', async () => {
    const { seen, source } = aSource(5);
    for await (const batch of readAhead(source)) if (batch === 2) break;
    expect(seen).toEqual({ read: 3, ended: true });
  });

  it('tells a failure when its batch comes, and to nobody who has left before', async () => {
    const read: number[] = [];
    const reading = async () => {
      for await (const batch of readAhead(aSource(5, 3).source)) read.push(batch);
    };
    await expect(reading()).rejects.toThrow('no batch 3');
    expect(read).toEqual([1, 2]);
    for await (const batch of readAhead(aSource(5, 2).source)) if (batch === 1) break;
  });
});
