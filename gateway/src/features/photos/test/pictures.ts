import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fileTooLarge, type UploadedFile } from '../../../platform/http/bodies/uploads.js';

/** An uploaded file as the APIs pass it on. */
export function aFile(content: Buffer | string, name = 'picture.jpg'): UploadedFile {
  const bytes = Buffer.from(content);
  return {
    name,
    read: async (maxBytes) => {
      if (bytes.length > maxBytes) throw fileTooLarge(maxBytes);
      return bytes;
    },
  };
}

/** A picture in one color, for a test to encode: `aPicture({ width: 40 }).jpeg().toBuffer()`. */
export function aPicture({ width = 60, height = 40 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 20 } } });
}

/** The metadata of a phone's photo: rotated, with the location where it was taken. */
export function aPhonePicture(): Promise<Buffer> {
  return aPicture({ width: 60, height: 40 })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/**
 * A HEIC file by libheif's `heif-enc`: first a green picture of 48 by 64 pixels, then the primary one of 64 by 48 in Display P3,
 * each with a thumbnail. The primary picture has four columns of the colors `stripes`.
 */
export const primaryInDisplayP3 = readFileSync(new URL('corpus/primary-in-display-p3.heic', import.meta.url));
export const stripes: readonly Rgb[] = [
  [230, 40, 30],
  [20, 200, 60],
  [30, 60, 220],
  [180, 170, 20],
];

export type Rgb = readonly [red: number, green: number, blue: number];

/** Converts a color of Display P3 to sRGB by the definitions (CSS Color 4, 10.2 and 10.4). sRGB lacks some of its colors. */
export function displayP3ToSrgb(color: Rgb): Rgb {
  const [red, green, blue] = color.map(linearize) as [number, number, number];
  const linear = [
    1.2249 * red - 0.2249 * green,
    -0.042 * red + 1.042 * green,
    -0.0196 * red - 0.0786 * green + 1.0983 * blue,
  ];
  return linear.map(encode) as [number, number, number];
}

function linearize(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encode(linear: number): number {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, part)));
}

/** A HEIC file of 64 by 48 pixels as a phone writes it. Its left half is blue and its right half is red. */
export const heicPicture = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAeQACAAEAAAAAAAAA',
    'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA',
    'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED',
    'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz',
    'cGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt',
    'ZwACAAEAAQAAAIFtZGF0AAAAdSgBrw7gV4YDk6/7L8Xe/3/+//9MdzA4/2hV//+Jtq3/wHgLFf2d7WJZffnr1Jz5o7weSe6snLoU',
    'LaasSKHk0uxoIBaLPR0NVxm2g4f7+lwgltjDO+twntGLja3o59qXAEMSja4l8QmiH27dFjGmXkRL9ZQUCA==',
  ].join(''),
  'base64',
);
