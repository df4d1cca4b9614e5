import { DamagedHeaderError, type PictureSize } from './picture-header.types.js';

/** The size in the first chunk: of the canvas (VP8X), of a lossy picture (VP8) or of a lossless one (VP8L). */
export function readWebpSize(content: Buffer): PictureSize {
  if (content.length < 30) throw new DamagedHeaderError('the WebP has no picture');
  switch (content.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: 1 + content.readUIntLE(24, 3), height: 1 + content.readUIntLE(27, 3) };
    case 'VP8 ':
      return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = content.readUInt32LE(21);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    default:
      throw new DamagedHeaderError('the WebP does not start with its size');
  }
}
