import { describe, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { parseConfig } from '../../../platform/config/environment.js';
import { PhotoReader } from '../photo-reader.adapter.js';
import { withSegments } from './crafted-files.js';
import { aHeic } from './heic-files.js';
import { aFile, aPicture, heicPicture, primaryInDisplayP3 } from './pictures.js';

const { limits } = parseConfig({});
const reader = new PhotoReader(limits);
const read = (content: Buffer) => reader.read(aFile(content, 'a.jpg'), 'an organization');

/** The same in each run. */
const noise = (): Sharp => {
  let state = 1;
  const pixels = Buffer.from(
    Array.from({ length: 32 * 24 * 3 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % 256;
    }),
  );
  return sharp(pixels, { raw: { width: 32, height: 24, channels: 3 } });
};

/** A small JPEG in the EXIF segment, which has an end of its own. */
async function withThumbnail(jpeg: Buffer): Promise<Buffer> {
  const thumbnail = await aPicture({ width: 16, height: 12 }).jpeg().toBuffer();
  return withSegments(jpeg, 0xe1, [Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), thumbnail])]);
}

/** The last box of the file without its length, which means up to the end. */
function withOpenEnd(heic: Buffer): Buffer {
  const open = Buffer.from(heic);
  open.writeUInt32BE(0, open.lastIndexOf('mdat') - 4);
  return open;
}

const files: readonly [string, () => Promise<Buffer>][] = [
  ['JPEG', async () => noise().jpeg().toBuffer()],
  ['JPEG with a thumbnail', async () => withThumbnail(await noise().jpeg().toBuffer())],
  ['progressive JPEG', async () => noise().jpeg({ progressive: true }).toBuffer()],
  ['JPEG in CMYK', async () => noise().toColourspace('cmyk').jpeg().toBuffer()],
  ['JPEG without subsampling', async () => noise().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
  ['PNG', async () => noise().png().toBuffer()],
  ['WebP', async () => noise().webp().toBuffer()],
  ['GIF', async () => noise().gif().toBuffer()],
  ['HEIC', async () => heicPicture],
  ['HEIC without a length of its end', async () => withOpenEnd(heicPicture)],
  ['HEIC with several pictures', async () => primaryInDisplayP3],
  ['HEIC of tiles', async () => aHeic({ columns: 3, rows: 3, hasCopies: true })],
  ['HEIC of tiles without a length', async () => withOpenEnd(aHeic({ columns: 3, rows: 3, hasCopies: true }))],
];

test.each(files)('a truncated %s is refused, or has all of its pixels', async (_format, create) => {
  const content = await create();
  const whole = (await read(content)).content;
  // Each of the last bytes, and some places before.
  const cuts = [...Array(16).keys(), ...[0.02, 0.1, 0.3, 0.6, 0.9].map((part) => Math.floor(part * content.length))];
  for (const cut of cuts) {
    const outcome = await read(content.subarray(0, content.length - 1 - cut)).catch((error: Error) => error);
    if (outcome instanceof Error) {
      expect(outcome).toMatchObject({ message: '“a.jpg” is broken and can’t be read as an image' });
    } else expect({ cut, hasAllPixels: outcome.content.equals(whole) }).toEqual({ cut, hasAllPixels: true });
  }
});

describe('a JPEG without the marker at its end', () => {
  test.each(files.slice(0, 5))(
    'is refused with zeros in place of its pixels, and accepted with zeros after them: %s',
    async (_format, create) => {
      const content = await create();
      const cut = Buffer.concat([content.subarray(0, -100), Buffer.alloc(98)]);
      await expect(read(cut)).rejects.toMatchObject({ kind: 'unsupported-media' });
      const filled = await read(Buffer.concat([content.subarray(0, -2), Buffer.alloc(98)]));
      expect(filled.content.equals((await read(content)).content)).toBe(true);
    },
  );

  test.each(files.slice(0, 5))('is accepted with all of its pixels: %s', async (_format, create) => {
    const content = await create();

    const photo = await read(content.subarray(0, -2));

    expect(photo.content.equals((await read(content)).content)).toBe(true);
  });

  test.each(files.slice(0, 3))('is refused wherever it lacks a part of its pixels: %s', async (_format, create) => {
    const content = await create();
    const scan = content.indexOf(Buffer.from([0xff, 0xda]));

    for (let length = scan; length < content.length - 3; length += 1) {
      await expect(read(content.subarray(0, length))).rejects.toMatchObject({ kind: 'unsupported-media' });
    }
  });
});
