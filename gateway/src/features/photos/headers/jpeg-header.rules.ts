import { DamagedHeaderError, type PictureSize } from './picture-header.types.js';

const startOfScan = 0xda;
export const endOfImage = Buffer.from([0xff, 0xd9]);
/** Markers between SOF0 and SOF15 with another meaning: Huffman tables, an extension and arithmetic conditioning. */
const noFrames = new Set([0xc4, 0xc8, 0xcc]);

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker);

/** The size in the frame header. It follows any number of segments such as EXIF, each with its length. */
export function readJpegSize(content: Buffer): PictureSize {
  for (const { marker, position } of segmentsOf(content)) {
    if (isFrame(marker)) return readFrame(content, position);
  }
  throw damaged();
}

/**
 * The JPEG with the marker at its end, which some cameras and chats leave out. The thumbnail in the EXIF segment has a marker
 * of its own; in compressed pixels, no two bytes look like one.
 */
export function addEndOfJpeg(content: Buffer): Buffer {
  const scan = segmentsOf(content).find(({ marker }) => marker === startOfScan);
  if (!scan || content.includes(endOfImage, scan.position)) return content;
  if (!hasAllScans(content)) throw new DamagedHeaderError('the JPEG is truncated between two scans');
  return Buffer.concat([withoutFill(content), endOfImage]);
}

/** An interrupted download may be as long as the whole file, with zeros in place of the rest. Data never ends with that many. */
function withoutFill(content: Buffer): Buffer {
  const length = content.findLastIndex((byte) => byte !== 0) + 1;
  return content.length - length < 16 ? content : content.subarray(0, length);
}

/** Encoders write ten scans or fewer. A file of thousands would block everyone else while they are read. */
const mostScans = 100;

/** A progressive JPEG refines the 64 coefficients of each component scan by scan, until no bit is left (ITU-T T.81, G.1). */
function hasAllScans(content: Buffer): boolean {
  const relevant = segmentsOf(content).filter(({ marker }) => isFrame(marker) || marker === startOfScan);
  const missing = new Set<number>();
  for (const { marker, position } of relevant.take(mostScans)) {
    if (isFrame(marker)) for (const each of coefficientsOf(content, position + 9, 3)) missing.add(each);
    else for (const each of finishedBy(content, position)) missing.delete(each);
  }
  return missing.size === 0;
}

function finishedBy(content: Buffer, scan: number): Iterable<number> {
  const end = scan + 5 + (content[scan + 4] ?? 0) * 2;
  const [first = 0, last = 0, bits = 0] = content.subarray(end, end + 3);
  return (bits & 15) === 0 ? coefficientsOf(content, scan + 4, 2, [first, last]) : [];
}

/** Numbers the coefficients of the components in a list: their count, and the id of each in a part of `size` bytes. */
function* coefficientsOf(content: Buffer, list: number, size: number, [first, last] = [0, 63]): Iterable<number> {
  const count = Math.min(content[list] ?? 0, 4);
  for (let part = 0; part < count; part += 1) {
    const component = content[list + 1 + part * size] ?? 0;
    for (let each = first; each <= Math.min(last, 63); each += 1) yield component * 64 + each;
  }
}

function* segmentsOf(content: Buffer): Generator<{ readonly marker: number; readonly position: number }> {
  let position = 2;
  while (position + 4 <= content.length) {
    if (content[position] !== 0xff) throw damaged();
    const marker = content[position + 1] ?? 0;
    if (marker === 0xff) position += 1;
    else if (marker >= 0xd0 && marker <= 0xd8) position += 2;
    else {
      yield { marker, position };
      position += 2 + Math.max(2, content.readUInt16BE(position + 2));
      if (marker === startOfScan) position = endOfScan(content, position);
    }
  }
}

/** Where the next marker is. In compressed pixels, 255 is followed by 0, or by a marker that restarts the decoder. */
function endOfScan(content: Buffer, start: number): number {
  let position = start;
  while (position < content.length && !(content[position] === 0xff && !isWithinScan(content[position + 1])))
    position += 1;
  return position;
}

const isWithinScan = (next = 0) => next === 0 || (next >= 0xd0 && next <= 0xd7);

function readFrame(content: Buffer, position: number): PictureSize {
  if (position + 9 > content.length) throw damaged();
  return { width: content.readUInt16BE(position + 7), height: content.readUInt16BE(position + 5) };
}

const damaged = () => new DamagedHeaderError('the JPEG has no frame header');
