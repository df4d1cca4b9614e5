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
