import sharp, { type Sharp } from 'sharp';
import type { Format } from './headers/picture-header.types.js';

/** A photo that is ready to be stored. Only the pixels of the uploaded file are left. */
export interface ReadyPhoto {
  readonly content: Buffer;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Buffer;
}

/** Stored photos are at most this wide and high, which is enough to read a delivery note. */
const longestSide = 4096;
const thumbnailSide = 320;

/** The picture needed more than its seconds. */
export class EncodingTimeout extends Error {}

/**
 * Decodes what sharp has not decoded yet, and encodes the pixels without metadata, with a thumbnail. Sharp's threads share
 * one buffer of messages, so that an error may have the message of another picture: the clock says whether time was over.
 */
export async function encodePhoto(picture: Sharp, format: Format, seconds: number): Promise<ReadyPhoto> {
  const began = performance.now();
  return encodeWithin(Math.ceil(seconds), picture, format).catch((cause) => {
    throw performance.now() - began < seconds * 1000 ? cause : new EncodingTimeout('out of time', { cause });
  });
}

async function encodeWithin(seconds: number, picture: Sharp, format: Format): Promise<ReadyPhoto> {
  const shrunk = shrinkTo(picture.timeout({ seconds }), longestSide);
  const { data, info } = await encodeAs(shrunk, format).toBuffer({ resolveWithObject: true });
  const thumbnail = await shrinkTo(sharp(data).timeout({ seconds }), thumbnailSide).webp({ quality: 75 }).toBuffer();
  return { content: data, contentType: `image/${info.format}`, width: info.width, height: info.height, thumbnail };
}

/** In sRGB throughout: sharp converts pictures of 16 bits to Display P3 first, and leaves them so. */
function shrinkTo(picture: Sharp, side: number): Sharp {
  return picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .pipelineColourspace('srgb')
    .toColourspace('srgb');
}

/** Keeps the format and the first frame. HEIC becomes JPEG, because browsers can't display it. */
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
