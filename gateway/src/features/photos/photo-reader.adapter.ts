import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { UploadedFile } from '../../platform/http/bodies/uploads.inputs.js';
import { decodeHeic } from './heic.adapter.js';
import { photoFailures } from './photo.failures.js';

/** A photo that is ready to be stored. Only the pixels of the uploaded file are left. */
export interface ReadyPhoto {
  readonly content: Buffer;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Buffer;
}

/** More than the pixels of a 10 MiB photo from a phone, but few enough to decode without exhausting the memory. */
const maxPixels = 64_000_000;
/** Stored photos are at most this wide and high, which is enough to read a delivery note. */
const longestSide = 4096;
const thumbnailSide = 320;
const secondsPerPhoto = 20;

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic';

/** Detected from the content. The file name and the content type of the request are ignored. */
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
 * Reads an upload as a photo: detects its format, decodes it, rotates it upright, converts it to sRGB and encodes it
 * without metadata. Fails with UNSUPPORTED_MEDIA_TYPE for other files and PAYLOAD_TOO_LARGE for too many pixels or
 * bytes.
 */
export async function readPhoto(file: UploadedFile, maxBytes: number): Promise<ReadyPhoto> {
  const content = await file.read(maxBytes);
  const detected = await fileTypeFromBuffer(content);
  const format = formats[detected?.mime ?? ''];
  if (!format) throw photoFailures.notAPhoto(file.name);
  try {
    const picture = await decode(content, format);
    if (picture) return await encode(picture, format);
  } catch (cause) {
    throw photoFailures.unreadable(file.name, cause);
  }
  throw photoFailures.tooManyPixels(file.name, maxPixels);
}

/** The picture, which sharp may still have to decode. Null if it has too many pixels. */
async function decode(content: Buffer, format: Format): Promise<Sharp | null> {
  if (format === 'heic') {
    const pixels = await decodeHeic(content, maxPixels);
    if (!pixels) return null;
    const { width, height, data } = pixels;
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  }
  // Reads only the header and decodes no pixel, so that no limit is needed.
  const head = await sharp(content, { limitInputPixels: false }).metadata();
  if (head.format !== format) throw new Error(`detected ${format}, but decoded ${head.format}`);
  if (head.width * head.height > maxPixels) return null;
  return sharp(content, { failOn: 'error', limitInputPixels: maxPixels, autoOrient: true });
}

async function encode(picture: Sharp, format: Format): Promise<ReadyPhoto> {
  const { data, info } = await encodeAs(shrinkTo(picture, longestSide), format).toBuffer({ resolveWithObject: true });
  const thumbnail = await shrinkTo(sharp(data), thumbnailSide).webp({ quality: 75 }).toBuffer();
  return { content: data, contentType: `image/${info.format}`, width: info.width, height: info.height, thumbnail };
}

function shrinkTo(picture: Sharp, side: number): Sharp {
  return picture
    .timeout({ seconds: secondsPerPhoto })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

/**
 * Keeps the format, except for HEIC, which browsers can't display and becomes JPEG. Keeps the first frame of an
 * animation.
 */
function encodeAs(picture: Sharp, format: Format): Sharp {
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
