import { isHeic, readHeifSize } from './heif-header.rules.js';
import { addEndOfJpeg, readJpegSize } from './jpeg-header.rules.js';
import type { Format, PictureSize } from './picture-header.types.js';
import { dropUnneededChunks, readPngSize } from './png-header.rules.js';
import { readGifSize, readWebpSize } from './web-headers.rules.js';

interface FormatReader {
  readonly isFormat: (content: Buffer) => boolean;
  readonly readSize: (content: Buffer) => PictureSize;
  /** Removes what a decoder would process in vain, or adds an end that it would miss. */
  readonly mend?: (content: Buffer) => Buffer;
}

const startsWith = (hex: string) => (content: Buffer) =>
  content.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));

const readers: Readonly<Record<Format, FormatReader>> = {
  jpeg: { isFormat: startsWith('ffd8ff'), readSize: readJpegSize, mend: addEndOfJpeg },
  png: { isFormat: startsWith('89504e470d0a1a0a'), readSize: readPngSize, mend: dropUnneededChunks },
  gif: { isFormat: (content) => /^GIF8[79]a/.test(content.toString('latin1', 0, 6)), readSize: readGifSize },
  webp: {
    isFormat: (content) => /^RIFF.{4}WEBP/s.test(content.toString('latin1', 0, 12)),
    readSize: readWebpSize,
  },
  heic: { isFormat: isHeic, readSize: readHeifSize },
};

/** Detected from the content. The file name and the content type of the request are ignored. */
export function detectFormat(content: Buffer): Format | undefined {
  return (Object.keys(readers) as Format[]).find((format) => readers[format].isFormat(content));
}

/** Throws for a damaged header. */
export const readSize = (content: Buffer, format: Format): PictureSize => readers[format].readSize(content);

export const mend = (content: Buffer, format: Format): Buffer => readers[format].mend?.(content) ?? content;
