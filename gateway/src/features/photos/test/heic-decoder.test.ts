import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { HeicDecoder } from '../heic-decoder.adapter.js';
import { aHeic } from './heic-files.js';
import { heicPicture } from './pictures.js';

const maxPixels = 64_000_000;
const ample = { seconds: 600, memoryMib: 512 };
const small = { content: heicPicture, maxPixels };
/** Takes some hundred milliseconds. */
const large = { content: aHeic({ columns: 31, rows: 31 }), maxPixels };

describe('the HEIC decoder', () => {
  test('decodes one file after the other, and several at once', async () => {
    const decoder = new HeicDecoder(ample);
    const first = await decoder.decode(small);
    const others = await Promise.all([decoder.decode(small), decoder.decode(small)]);

    for (const result of [first, ...others]) {
      const tiff = 'tiff' in result ? Buffer.from(result.tiff) : result.outcome;
      expect(await sharp(tiff).metadata()).toMatchObject({ format: 'tiff', width: 64, height: 48 });
    }
  });

  test('decodes many files in the memory of one', async () => {
    const decoder = new HeicDecoder({ ...ample, memoryMib: 40 });
    const file = { content: Buffer.concat([heicPicture, Buffer.alloc(4_000_000)]), maxPixels };

    for (let count = 0; count < 20; count += 1) {
      expect([count, (await decoder.decode(file)).outcome]).toEqual([count, 'decoded']);
    }
  });

  test('stops a file that computes for too long', async () => {
    const decoder = new HeicDecoder({ ...ample, seconds: 0.001 });

    expect(await decoder.decode(large)).toEqual({ outcome: 'too-slow' });
  });

  test('stops a file that needs too much memory, and decodes the next one', async () => {
    const decoder = new HeicDecoder({ ...ample, memoryMib: 17 });

    expect(await decoder.decode(large)).toEqual({ outcome: 'too-much-memory' });
    expect(await decoder.decode(small)).toMatchObject({ outcome: 'decoded' });
  });

  test('stops a file when its sender disconnects', async () => {
    const decoder = new HeicDecoder(ample);
    const sender = new AbortController();

    const result = decoder.decode(large, sender.signal);
    sender.abort();

    expect(await result).toEqual({ outcome: 'abandoned' });
    expect(await decoder.decode(large, sender.signal)).toEqual({ outcome: 'abandoned' });
  });

  test('refuses a file with too many pixels before it decodes it', async () => {
    expect(await new HeicDecoder(ample).decode({ ...small, maxPixels: 64 * 48 - 1 })).toEqual({
      outcome: 'too-many-pixels',
    });
  });

  test('tells a broken file from a slow one', async () => {
    expect(await new HeicDecoder(ample).decode({ ...small, content: heicPicture.subarray(0, 500) })).toMatchObject({
      outcome: 'broken',
    });
  });
});
