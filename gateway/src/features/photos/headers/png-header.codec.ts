import { DamagedHeaderError, type PictureSize } from './picture-header.types.js';

const signatureLength = 8;
/** Length, type and checksum. */
const frameLength = 12;
const longestExif = 65_536;

/** What a decoder needs for the picture. The rest, such as compressed texts and the frames of an animation, is dropped. */
const neededChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'cHRM', 'gAMA', 'sRGB', 'iCCP', 'sBIT', 'eXIf']);

export function readPngSize(content: Buffer): PictureSize {
  if (content.length < 33 || content.readUInt32BE(8) !== 13 || content.toString('latin1', 12, 16) !== 'IHDR') {
    throw new DamagedHeaderError('the PNG does not start with its size');
  }
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

/**
 * The PNG without the chunks that its picture does not need. libvips inflates every text chunk while it reads the
 * header: 150 texts of zeros, 6 MB in the file, keep a core busy for 13 seconds.
 */
export function dropUnneededChunks(content: Buffer): Buffer {
  const parts = [content.subarray(0, signatureLength)];
  let profiles = 0;
  for (const { type, start, end } of chunksOf(content)) {
    if (!neededChunks.has(type) || (type === 'eXIf' && end - start > longestExif)) continue;
    if (type === 'iCCP') profiles += 1;
    if (type !== 'iCCP' || profiles === 1) parts.push(content.subarray(start, end));
    if (type === 'IEND') break;
  }
  return Buffer.concat(parts);
}

function* chunksOf(content: Buffer): Iterable<{ type: string; start: number; end: number }> {
  let start = signatureLength;
  while (start + frameLength <= content.length) {
    const end = Math.min(start + frameLength + content.readUInt32BE(start), content.length);
    yield { type: content.toString('latin1', start + 4, start + 8), start, end };
    start = end;
  }
}
