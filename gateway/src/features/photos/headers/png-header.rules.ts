import { DamagedHeaderError, type PictureSize } from './picture-header.types.js';

const signatureLength = 8;
/** Length, type and checksum. */
const frameLength = 12;
const longestExif = 65_536;
/** A 10 MiB photo has some thousand. More would block everyone else while they are listed. */
const mostChunks = 50_000;

const typeOf = (name: string) => Buffer.from(name, 'latin1').readUInt32BE();
const types = { profile: typeOf('iCCP'), exif: typeOf('eXIf'), end: typeOf('IEND') };

/** What a decoder needs for the picture. The rest, such as compressed texts and the frames of an animation, is dropped. */
const neededTypes = new Set(
  ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'cHRM', 'gAMA', 'sRGB', 'iCCP', 'sBIT', 'eXIf'].map(typeOf),
);

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
  const profiles: Chunk[] = [];
  for (const chunk of listChunks(content)) {
    const { type, start, end } = chunk;
    if (type === types.profile && profiles.push(chunk) > 1) continue;
    if (neededTypes.has(type) && !(type === types.exif && end - start > longestExif)) {
      parts.push(content.subarray(start, end));
    }
    if (type === types.end) break;
  }
  return Buffer.concat(parts);
}

interface Chunk {
  readonly type: number;
  readonly start: number;
  readonly end: number;
}

function listChunks(content: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let start = signatureLength;
  while (start + frameLength <= content.length) {
    const end = Math.min(start + frameLength + content.readUInt32BE(start), content.length);
    if (chunks.push({ type: content.readUInt32BE(start + 4), start, end }) > mostChunks) {
      throw new DamagedHeaderError('the PNG has too many chunks');
    }
    start = end;
  }
  return chunks;
}
