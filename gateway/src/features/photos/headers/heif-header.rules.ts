import { coverAll, DamagedHeaderError, type PictureSize } from './picture-header.types.js';

/** The boxes on the way to the sizes of the pictures, and how many bytes precede the boxes in them. */
const containers: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };
/** `ispe` is in `ipco` in `iprp` in `meta`. Boxes that contain each other more deeply are not followed. */
const deepest = 3;
const mostBoxes = 20_000;

/** Boxes that a decoder needs whole. What follows the picture may be anything. */
const neededBoxes = new Set(['meta', 'mdat']);

/** Brands of files whose pictures are encoded with HEVC, and of files that do not tell. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const neutralBrands = new Set(['mif1', 'msf1']);

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** AVIF has the same structure, and may also say `mif1`. */
export function isHeic(content: Buffer): boolean {
  if (content.length < 16 || content.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brand = content.toString('latin1', 8, 12);
  if (heicBrands.has(brand)) return true;
  if (!neutralBrands.has(brand)) return false;
  const others = content.toString('latin1', 16, Math.min(content.readUInt32BE(0), content.length, 256));
  return !/^(?:.{4})*avi[fs]/s.test(others) || /^(?:.{4})*hei[cx]/s.test(others);
}

/** The size that covers every picture of the file: a phone stores a grid of tiles, a thumbnail and a depth map. */
export function readHeifSize(content: Buffer): PictureSize {
  const file = { type: 'file', start: 0, end: content.length };
  const size = coverAll(sizesIn(content, file, 0, { left: mostBoxes }));
  if (size.width === 0) throw new DamagedHeaderError('the HEIF file has no picture with a size');
  return size;
}

function* sizesIn(content: Buffer, parent: Box, depth: number, boxes: { left: number }): Iterable<PictureSize> {
  for (const box of boxesOf(content, parent)) {
    boxes.left -= 1;
    if (boxes.left < 0) throw new DamagedHeaderError('the HEIF file has too many boxes');
    if (box.type === 'ispe' && box.end - box.start >= 12) {
      yield { width: content.readUInt32BE(box.start + 4), height: content.readUInt32BE(box.start + 8) };
    }
    const before = containers[box.type];
    if (before !== undefined && depth < deepest) {
      yield* sizesIn(content, { ...box, start: box.start + before }, depth + 1, boxes);
    }
  }
}

/** The boxes in a box, without their heads. A length of 1 is followed by one of 64 bits, and 0 means up to the end. */
function* boxesOf(content: Buffer, { start, end }: Box): Iterable<Box> {
  let position = start;
  while (position + 8 <= end) {
    const short = content.readUInt32BE(position);
    if (short === 1 && position + 16 > end) return;
    const length = short === 1 ? Number(content.readBigUInt64BE(position + 8)) : short || end - position;
    const head = short === 1 ? 16 : 8;
    if (length < head) throw new DamagedHeaderError('a box of the HEIF file is shorter than its head');
    const type = content.toString('latin1', position + 4, position + 8);
    if (position + length > end && neededBoxes.has(type)) throw new DamagedHeaderError('the HEIF file is truncated');
    yield { type, start: position + head, end: Math.min(position + length, end) };
    position += length;
  }
}
