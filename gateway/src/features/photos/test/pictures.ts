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
