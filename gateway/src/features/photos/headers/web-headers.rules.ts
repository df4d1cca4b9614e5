import { coverAll, DamagedHeaderError, type PictureSize } from './picture-header.types.js';

const introducers = { extension: 0x21, image: 0x2c };

/** The larger of the screen and its frames: a decoder enlarges the screen for a frame that does not fit. */
export function readGifSize(content: Buffer): PictureSize {
  if (content.length < 13) throw new DamagedHeaderError('the GIF has no screen');
  const frames = coverAll(framesOf(content));
  if (frames.width === 0) throw new DamagedHeaderError('the GIF has no frame');
  return coverAll([frames, { width: content.readUInt16LE(6), height: content.readUInt16LE(8) }]);
}

function* framesOf(content: Buffer): Iterable<PictureSize> {
  let position = 13 + colorsLength(content[10]);
  while (position < content.length) {
    const introducer = content[position];
    if (introducer === introducers.image && position + 10 <= content.length) {
      yield { width: content.readUInt16LE(position + 5), height: content.readUInt16LE(position + 7) };
      position = skipBlocks(content, position + 11 + colorsLength(content[position + 9]));
    } else if (introducer === introducers.extension) position = skipBlocks(content, position + 2);
    else return;
  }
}

/** The bytes of a table of colors, whose presence and size are in the flags before it. */
const colorsLength = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

function skipBlocks(content: Buffer, start: number): number {
  let position = start;
  while (content[position]) position += 1 + (content[position] ?? 0);
  return position + 1;
}

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
