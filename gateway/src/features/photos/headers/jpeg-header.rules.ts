import { DamagedHeaderError, type PictureSize } from './picture-header.types.js';

const startOfScan = 0xda;
/** Markers between SOF0 and SOF15 with another meaning: Huffman tables, an extension and arithmetic conditioning. */
const noFrames = new Set([0xc4, 0xc8, 0xcc]);

/** The size in the frame header. It follows any number of segments such as EXIF, each with its length. */
export function readJpegSize(content: Buffer): PictureSize {
  let position = 2;
  while (position + 4 <= content.length) {
    if (content[position] !== 0xff) throw damaged();
    const marker = content[position + 1] ?? 0;
    if (marker === 0xff) position += 1;
    else if (marker >= 0xd0 && marker <= 0xd8) position += 2;
    else if (marker === startOfScan) throw damaged();
    else if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker)) return readFrame(content, position);
    else position += 2 + Math.max(2, content.readUInt16BE(position + 2));
  }
  throw damaged();
}

function readFrame(content: Buffer, position: number): PictureSize {
  if (position + 9 > content.length) throw damaged();
  return { width: content.readUInt16BE(position + 7), height: content.readUInt16BE(position + 5) };
}

const damaged = () => new DamagedHeaderError('the JPEG has no frame header');
