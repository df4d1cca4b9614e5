import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { parseConfig } from '../../../platform/config/environment.js';
import { displayP3Profile } from '../color-profile.types.js';
import { PhotoReader } from '../photo-reader.adapter.js';
import { pngChunk, withSegments } from './crafted-files.js';
import { aHeic } from './heic-files.js';
import { aFile, displayP3ToSrgb, primaryInDisplayP3, type Rgb, stripes } from './pictures.js';

const { limits } = parseConfig({});
const reader = new PhotoReader(limits);
const read = (content: Buffer) => reader.read(aFile(content), 'an organization');
const profile = Buffer.from(displayP3Profile);

/** The colors in the middle of columns of 16 pixels. */
async function columnsOf(content: Buffer, width = 64): Promise<Rgb[]> {
  const row = await sharp(content).resize({ width, height: 48, fit: 'fill' }).removeAlpha().raw().toBuffer();
  const at = (x: number): Rgb => [...row.subarray((24 * width + x) * 3, (24 * width + x) * 3 + 3)] as unknown as Rgb;
  return Array.from({ length: width / 16 }, (_, column) => at(column * 16 + 8));
}

/** Compression changes flat colors by some steps. Not converting Display P3 changes red by 40. */
function expectColors(actual: readonly Rgb[], expected: readonly Rgb[]): void {
  for (const [index, color] of actual.entries()) {
    const difference = Math.max(
      ...color.map((value, channel) => Math.abs(value - (expected[index]?.[channel] ?? 999))),
    );
    expect({ color, expected: expected[index], isClose: difference <= 12 }).toMatchObject({ isClose: true });
  }
}

/** The stripes without a profile, which is added to the file afterwards: sharp would convert them. */
function striped(): Sharp {
  const row = stripes.flatMap((color) => Array<Rgb>(16).fill(color).flat());
  return sharp(Buffer.from(Array<number[]>(48).fill(row).flat()), { raw: { width: 64, height: 48, channels: 3 } });
}

const withPngProfile = (png: Buffer) => {
  const chunk = pngChunk('iCCP', Buffer.concat([Buffer.from('P3\0\0', 'latin1'), deflateSync(profile)]));
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
};

function withWebpProfile(webp: Buffer): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(type, 0, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const canvas = Buffer.from('200000003f00002f0000', 'hex');
  const chunks = Buffer.concat([chunk('VP8X', canvas), chunk('ICCP', profile), webp.subarray(12)]);
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), chunks]));
}

const jpegProfile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]);

describe('a photo in Display P3', () => {
  const expected = stripes.map(displayP3ToSrgb);

  test.each<[string, () => Promise<Buffer>]>([
    ['HEIC', async () => primaryInDisplayP3],
    ['JPEG', async () => withSegments(await striped().jpeg({ quality: 95 }).toBuffer(), 0xe2, [jpegProfile])],
    ['PNG', async () => withPngProfile(await striped().png().toBuffer())],
    ['PNG with 16 bits', async () => withPngProfile(await striped().toColourspace('rgb16').png().toBuffer())],
    ['WebP', async () => withWebpProfile(await striped().webp({ lossless: true }).toBuffer())],
  ])('is converted to sRGB with its thumbnail: %s', async (_format, content) => {
    const photo = await read(await content());

    expectColors(await columnsOf(photo.content), expected);
    expectColors(await columnsOf(photo.thumbnail), expected);
    expect((await sharp(photo.content).metadata()).icc).toBeUndefined();
  });

  const [blue, red]: [Rgb, Rgb] = [
    [29, 30, 200],
    [200, 30, 30],
  ];

  test.each([
    ['by a profile', { color: profile }, displayP3ToSrgb],
    ['by a profile of its tiles', { color: profile, colorOf: 'tiles' as const }, displayP3ToSrgb],
    ['by the number of its primaries', { color: 12 }, displayP3ToSrgb],
    ['not at all', {}, (color: Rgb) => color],
    ['as sRGB, by the number of its primaries', { color: 1 }, (color: Rgb) => color],
    ['by a damaged profile', { color: Buffer.from('not a profile') }, (color: Rgb) => color],
  ])('in HEIC may declare its colors %s', async (_name, options, convert) => {
    const photo = await read(aHeic({ columns: 2, ...options }));

    expectColors(await columnsOf(photo.content, 128), [blue, blue, red, red, blue, blue, red, red].map(convert));
  });
});

test('keeps the colors of a PNG with 16 bits that has a profile of sRGB', async () => {
  const png = await striped().toColourspace('rgb16').withIccProfile('srgb').png().toBuffer();

  expectColors(await columnsOf((await read(png)).content), stripes);
});

test('takes the primary picture of a HEIC file, which is neither its first one nor a thumbnail', async () => {
  expect(await read(primaryInDisplayP3)).toMatchObject({ width: 64, height: 48 });
});
