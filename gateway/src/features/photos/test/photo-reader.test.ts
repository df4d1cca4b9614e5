import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { parseConfig } from '../../../platform/config/environment.js';
import { PhotoReader } from '../photo-reader.adapter.js';
import { aPng } from './crafted-files.js';
import { aFile, aPhonePicture, aPicture, heicPicture } from './pictures.js';

const { limits } = parseConfig({});
const maxBytes = limits.maxPhotoBytes;
const reader = new PhotoReader(limits);
const read = (content: Buffer | string, name?: string) => reader.read(aFile(content, name), 'an organization');
const readColor = async (content: Buffer, left: number, top: number) => [
  ...(await sharp(content).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'in %s keeps its format, whatever its name says',
    async (format) => {
      const photo = await read(await aPicture().toFormat(format).toBuffer(), 'notes.txt');

      expect(photo).toMatchObject({ contentType: `image/${format}`, width: 60, height: 40 });
      expect(await sharp(photo.content).metadata()).toMatchObject({ format, width: 60, height: 40 });
    },
  );

  test('in HEIC becomes a JPEG with the same colors', async () => {
    const photo = await read(heicPicture, 'IMG_0001.HEIC');

    expect(photo).toMatchObject({ contentType: 'image/jpeg', width: 64, height: 48 });
    const [[, , blue = 0] = [], [red = 0] = []] = [
      await readColor(photo.content, 8, 24),
      await readColor(photo.content, 56, 24),
    ];
    expect(blue).toBeGreaterThan(150);
    expect(red).toBeGreaterThan(150);
  });

  test('is rotated upright and keeps no metadata such as camera and location', async () => {
    const original = await aPhonePicture();
    expect((await sharp(original).metadata()).exif?.length).toBeGreaterThan(0);

    const photo = await read(original);

    const metadata = await sharp(photo.content).metadata();
    expect(metadata).toMatchObject({ width: 40, height: 60, space: 'srgb' });
    for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) expect(metadata[kind]).toBeUndefined();
    expect(photo.content.includes('Phone')).toBe(false);
  });

  test('is converted to sRGB, including from CMYK', async () => {
    const photo = await read(await aPicture().toColourspace('cmyk').jpeg().toBuffer());

    expect(await sharp(photo.content).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('has a WebP thumbnail of at most 320 pixels, which is never enlarged', async () => {
    const large = await read(await aPicture({ width: 1600, height: 900 }).jpeg().toBuffer());
    expect(await sharp(large.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 180 });

    const small = await read(await aPicture({ width: 30, height: 20 }).png().toBuffer());
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
  });

  test('is reduced to 4096 pixels on its longer side', async () => {
    const photo = await read(await aPicture({ width: 6000, height: 3000 }).jpeg().toBuffer());

    expect(photo).toMatchObject({ width: 4096, height: 2048 });
  });

  test('loses data that was appended to it', async () => {
    const polyglot = Buffer.concat([await aPicture().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);

    expect((await read(polyglot)).content.includes('<script>')).toBe(false);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('a file that is not a photo', () => {
  test.each<[string, Buffer | string]>([
    ['an SVG', svg],
    ['an SVG with an XML head', `<?xml version="1.0"?>${svg}`],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a text', 'just some words'],
    ['nothing', ''],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'],
    ['a ZIP', Buffer.from('504b0304140000000000', 'hex')],
    ['an executable', Buffer.from(`7f454c46020101${'00'.repeat(100)}`, 'hex')],
    ['a TIFF', Buffer.from(`49492a0008000000${'00'.repeat(100)}`, 'hex')],
    ['a BMP', Buffer.from(`424d46000000000000003600${'00'.repeat(100)}`, 'hex')],
  ])('is rejected by its content: %s', async (_name, content) => {
    await expect(read(content, 'photo.jpg')).rejects.toMatchObject({
      kind: 'unsupported-media',
      message: '“photo.jpg” is not a JPEG, PNG, WebP, GIF or HEIC image',
    });
  });

  test('is rejected in AVIF', async () => {
    const avif = await aPicture().avif().toBuffer();

    await expect(read(avif)).rejects.toMatchObject({ kind: 'unsupported-media' });
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['a GIF followed by a script', async () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;alert(1)')],
    ['a PNG followed by a web page', async () => Buffer.from('89504e470d0a1a0a0000000d494844523c68746d6c3e', 'hex')],
    ['a truncated JPEG', async () => (await aPicture({ width: 600, height: 400 }).jpeg().toBuffer()).subarray(0, 1500)],
    ['a truncated PNG', async () => (await noise().png().toBuffer()).subarray(0, 9000)],
    ['a truncated WebP', async () => (await noise().webp().toBuffer()).subarray(0, 900)],
    ['a truncated HEIC', async () => heicPicture.subarray(0, 500)],
    ['an empty HEIC', async () => heicPicture.subarray(0, 28)],
  ])('is rejected when it is damaged: %s', async (_name, content) => {
    await expect(read(await content(), 'a.jpg')).rejects.toMatchObject({
      kind: 'unsupported-media',
      message: '“a.jpg” is broken and can’t be read as an image',
    });
  });

  test('is named in the message without control characters and shortened', async () => {
    const message = await read('x', `\u0000\u202E${'n'.repeat(300)}\n`).catch((error: Error) => error.message);

    expect(message).toBe(`“${'n'.repeat(80)}” is not a JPEG, PNG, WebP, GIF or HEIC image`);
  });
});

test('accepts or rejects any input, and never throws another error', async () => {
  const originals = await Promise.all([
    noise().jpeg().toBuffer(),
    noise().png({ compressionLevel: 1 }).toBuffer(),
    noise().webp().toBuffer(),
    noise().gif().toBuffer(),
    noise().jpeg({ progressive: true }).toBuffer(),
    Promise.resolve(heicPicture),
  ]);
  const damage = fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...originals), damage, async (original, changes) => {
      const content = Buffer.from(original);
      for (const [place, byte] of changes) content[Math.floor(place * content.length)] = byte;
      const outcome = await read(content).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject({ name: 'DomainError' });
    }),
    { numRuns: 60 },
  );
});

describe('a photo that is too large', () => {
  test('is rejected by its size in bytes', async () => {
    const content = await aPicture().jpeg().toBuffer();

    const small = new PhotoReader({ ...limits, maxPhotoBytes: content.length - 1 });
    await expect(small.read(aFile(content), 'an organization')).rejects.toMatchObject({ kind: 'too-large' });
  });

  test('is rejected by its pixel count before it is decoded', async () => {
    const bomb = aPng({ width: 16_000, height: 16_000, bitDepth: 1, colorType: 0 });
    expect(bomb.length).toBeLessThan(maxBytes);

    await expect(read(bomb, 'bomb.png')).rejects.toMatchObject({
      kind: 'too-large',
      message: '“bomb.png” has more than 64 megapixels',
    });
  });
});

function noise() {
  return sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}
