import { crc32, deflateSync } from 'node:zlib';

/** The parts of a PNG. By default the picture is black. */
export interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  readonly bitDepth?: number;
  /** 0 is gray, 2 is color. The others need `pixels`. */
  readonly colorType?: number;
  readonly isInterlaced?: boolean;
  /** Compressed pixels instead of those of a black picture. */
  readonly pixels?: Buffer;
  /** Chunks between the size and the pixels. */
  readonly chunks?: readonly Buffer[];
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG that no encoder would write. */
export function aPng({
  width = 20,
  height = 10,
  bitDepth = 8,
  colorType = 2,
  isInterlaced = false,
  pixels,
  chunks = [],
}: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  const rowLength = 1 + Math.ceil((width * bitDepth * (colorType === 2 ? 3 : 1)) / 8);
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', pixels ?? deflateSync(Buffer.alloc(rowLength * height), { level: 1 })),
    pngChunk('IEND'),
  ]);
}

export function pngChunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(8 + checked.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.set(checked, 4);
  chunk.writeUInt32BE(crc32(checked), 4 + checked.length);
  return chunk;
}

/** A text that is compressed a thousand times. */
export const inflatingText = (bytes: number) =>
  pngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes), { level: 9 })]),
  );

/** A GIF with frames of one pixel, or of the size of `frame`. */
export function aGif({ width = 2, height = 2, frames = 1, frame = { width: 1, height: 1 } } = {}): Buffer {
  const size = (of: { width: number; height: number }) => Buffer.from(new Uint16Array([of.width, of.height]).buffer);
  const start = Buffer.concat([
    Buffer.from('GIF89a'),
    size({ width, height }),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  const picture = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size(frame), Buffer.from([0, 2, 2, 0x44, 0x01, 0])]);
  return Buffer.concat([start, ...Array<Buffer>(frames).fill(picture), Buffer.from([0x3b])]);
}

/** A JPEG with further segments after its start. */
export function withSegments(jpeg: Buffer, marker: number, segments: readonly Buffer[]): Buffer {
  const framed = segments.map((content) => {
    const length = content.length + 2;
    return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), content]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...framed, jpeg.subarray(2)]);
}

/** A JPEG that declares another size in its frame header. */
export function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** A WebP that declares another canvas. */
export function webpCanvas(width: number, height: number): Buffer {
  const chunk = Buffer.alloc(18);
  chunk.write('VP8X', 0, 'latin1');
  chunk.writeUInt32LE(10, 4);
  chunk.writeUIntLE(width - 1, 12, 3);
  chunk.writeUIntLE(height - 1, 15, 3);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + chunk.length, 4);
  return Buffer.concat([head, chunk]);
}
