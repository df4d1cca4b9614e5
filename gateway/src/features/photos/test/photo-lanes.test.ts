import { beforeAll, describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../platform/config/environment.js';
import { PhotoReader } from '../photo-reader.adapter.js';
import { aHeic } from './heic-files.js';
import { aFile, aPicture } from './pictures.js';

const { limits } = parseConfig({});
const heic = aHeic({ columns: 12, rows: 12 });
let png: Buffer;

beforeAll(async () => {
  png = await aPicture({ width: 50, height: 50 }).png().toBuffer();
});

const aReader = (changes: Partial<typeof limits.photos> = {}) =>
  new PhotoReader({ ...limits, photos: { ...limits.photos, ...changes } });

/** Uploads files of organizations at the same time. Returns in which order they were finished. */
async function finish(reader: PhotoReader, uploads: readonly (readonly [organization: string, content: Buffer])[]) {
  const finished: string[] = [];
  await Promise.all(
    uploads.map(async ([organization, content]) => {
      await reader.read(aFile(content), organization);
      finished.push(organization);
    }),
  );
  return finished;
}

describe('photos of several organizations', () => {
  test('do not make a small picture wait for the HEIC photos of another one', async () => {
    const finished = await finish(aReader(), [
      ['a', heic],
      ['a', heic],
      ['a', heic],
      ['a', heic],
      ['b', png],
    ]);

    expect(finished.indexOf('b')).toBeLessThan(2);
  });

  test('take turns', async () => {
    const finished = await finish(aReader(), [
      ['a', heic],
      ['a', heic],
      ['a', heic],
      ['a', heic],
      ['b', heic],
    ]);

    expect(finished.indexOf('b')).toBeLessThan(3);
  });
});

describe('a photo that cannot be read now', () => {
  const retriable = { kind: 'unavailable', retryAfterSeconds: expect.any(Number) };

  test('is refused for a while when it waits for too long, and is not called broken', async () => {
    const reader = aReader({ waitSeconds: 0.001 });
    const [first, second] = await Promise.allSettled([
      reader.read(aFile(heic), 'a'),
      reader.read(aFile(heic, 'later.heic'), 'b'),
    ]);

    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({
      status: 'rejected',
      reason: {
        ...retriable,
        message: '“later.heic” had to wait too long, because many photos are being read. Please try again in a moment.',
      },
    });
  });

  test('is refused for a while when it takes too long, and is not called broken', async () => {
    await expect(aReader({ secondsPerPhoto: 0.001 }).read(aFile(heic, 'slow.heic'), 'a')).rejects.toMatchObject({
      ...retriable,
      message: '“slow.heic” took too long to read. Please try again later, or choose a smaller photo.',
    });
  });

  test('is refused for a while when its time is over, whatever sharp says', async () => {
    const truncated = png.subarray(0, png.length - 20);

    await expect(aReader({ secondsPerPhoto: 0.0001 }).read(aFile(truncated, 'slow.png'), 'a')).rejects.toMatchObject({
      ...retriable,
      message: '“slow.png” took too long to read. Please try again later, or choose a smaller photo.',
    });
  });

  test('leaves the queue when its sender disconnects', async () => {
    const reader = aReader();
    const sender = new AbortController();
    const first = reader.read(aFile(heic), 'a');
    const left = reader.read({ ...aFile(heic), abandoned: sender.signal }, 'a');
    sender.abort();

    await expect(left).rejects.toMatchObject({ kind: 'unavailable' });
    await first;
  });
});

test('a picture that needs more memory than a decoder may have is too large', async () => {
  const large = aHeic({ columns: 31, rows: 31 });

  await expect(aReader({ heicWorkerMib: 17 }).read(aFile(large, 'a.heic'), 'a')).rejects.toMatchObject({
    kind: 'too-large',
    message: '“a.heic” needs too much memory to be decoded',
  });
});
