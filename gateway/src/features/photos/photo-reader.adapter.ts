import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { UploadedFile } from '../../platform/http/bodies/uploads.js';
import { decodeHeic } from './heic.adapter.js';
import { photoFailures } from './photo.failures.js';

/** A photo ready to be stored: nothing of the file that came in is left but its pixels. */
export interface ReadyPhoto {
  readonly content: Buffer;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Buffer;
}

/** More than any phone takes in one file of 10 MiB; less than what would fill the memory when unpacked. */
export const maxPixels = 64_000_000;
/** Stored photos are at most this wide and high: plenty to read a delivery note. */
const longestSide = 4096;
const thumbnailSide = 320;
const secondsPerPhoto = 20;

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic';

/** By content, whatever the file's name and the sender's content type say. */
const formats: Readonly<Record<string, Format>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
};

/**
 * Reads an upload as a photo: looks at its content, decodes it, turns it upright, brings it to sRGB and encodes it anew
 * without any metadata. Fails with UNSUPPORTED_MEDIA_TYPE for what is no photo, PAYLOAD_TOO_LARGE for what is too big.
 */
export async function readPhoto(file: UploadedFile, maxBytes: number): Promise<ReadyPhoto> {
  const content = await file.read(maxBytes);
  const sniffed = await fileTypeFromBuffer(content);
  const format = formats[sniffed?.mime ?? ''];
  if (!format) throw photoFailures.notAPhoto(file.name);
  try {
    const picture = await decode(content, format);
    if (picture) return await encode(picture, format);
  } catch (cause) {
    throw photoFailures.unreadable(file.name, cause);
  }
  throw photoFailures.tooManyPixels(file.name, maxPixels);
}

/** The picture, still to be decoded where sharp does that; null where it has too many pixels. */
async function decode(content: Buffer, format: Format): Promise<Sharp | null> {
  if (format === 'heic') {
    const pixels = await decodeHeic(content, maxPixels);
    if (!pixels) return null;
    const { width, height, data } = pixels;
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  }
  // The head alone is read here, hence without a limit; no pixel is unpacked.
  const head = await sharp(content, { limitInputPixels: false }).metadata();
  if (head.format !== format) throw new Error(`looks like ${format} and is ${head.format}`);
  if (head.width * head.height > maxPixels) return null;
  return sharp(content, { failOn: 'error', limitInputPixels: maxPixels, autoOrient: true });
}

async function encode(picture: Sharp, format: Format): Promise<ReadyPhoto> {
  const { data, info } = await inFormat(shrinkTo(picture, longestSide), format).toBuffer({ resolveWithObject: true });
  const thumbnail = await shrinkTo(sharp(data), thumbnailSide).webp({ quality: 75 }).toBuffer();
  return { content: data, contentType: `image/${info.format}`, width: info.width, height: info.height, thumbnail };
}

function shrinkTo(picture: Sharp, side: number): Sharp {
  return picture
    .timeout({ seconds: secondsPerPhoto })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

/** Each in the format it came in, and HEIC, which browsers can't show, as JPEG. Of an animation the first picture. */
function inFormat(picture: Sharp, format: Format): Sharp {
  switch (format) {
    case 'png':
      return picture.png();
    case 'webp':
      return picture.webp({ quality: 85 });
    case 'gif':
      return picture.gif();
    case 'jpeg':
    case 'heic':
      return picture.jpeg({ quality: 85 });
  }
}
