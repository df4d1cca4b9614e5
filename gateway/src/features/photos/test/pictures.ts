import sharp from 'sharp';
import type { UploadedFile } from '../../../platform/http/bodies/uploads.js';
import { fileTooLarge } from '../../../platform/http/bodies/uploads.js';

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
